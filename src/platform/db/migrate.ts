import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import type { Logger } from '../log/index.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
/** The advisory lock that two starts at once queue for. */
const MIGRATION_LOCK = 7_241_009;

/** Applies every migration that is missing, each in a transaction of its own; two starts at once wait for each other. */
export async function migrateDatabase(databaseUrl: string, log: Logger): Promise<readonly string[]> {
	const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
	await client.connect();
	try {
		const applied = await runner({
			dbClient: client,
			dir: MIGRATIONS,
			direction: 'up',
			migrationsTable: 'schema_migrations',
			checkOrder: false,
			singleTransaction: false,
			lockValue: MIGRATION_LOCK,
			advisoryLockMode: 'wait',
			logger: {
				debug: () => {},
				info: () => {},
				warn: (line: string) => log.warn(line),
				error: (line: string) => log.error(line),
			},
		});
		return applied.map((migration) => migration.name);
	} finally {
		await client.end();
	}
}
