import { loadBaseData } from '#src/app/base-data.ts';
import { backgrounds } from '#src/app/domains.ts';
import { config } from '#src/platform/config/index.ts';
import { migrateDatabase } from '#src/platform/db/migrate.ts';
import { createQueues } from '#src/platform/jobs/index.ts';
import { log } from '#src/platform/log/index.ts';

/** Migrates schema, queues and base data of one database. Safe to run at every start. */
const databaseUrl = config().DATABASE_DIRECT_URL ?? config().DATABASE_URL;
const applied = await migrateDatabase(databaseUrl, log());
await createQueues(databaseUrl, backgrounds, log());
await loadBaseData(databaseUrl, log());
log().info({ applied: applied.length }, 'database is up to date');
