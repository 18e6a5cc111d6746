import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import type { Logger } from '../log/index.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
const MIGRATION_LOCK = 7_241_009;
/** A waiting ALTER TABLE blocks all later queries on the table, so it gives up soon and retries. */
const TABLE_WAIT_MS = 400;
const PAUSE_MS = 600;
const TRIES_MAX = 120;
const LOCK_NOT_AVAILABLE = '55P03';

export async function migrateDatabase(
	databaseUrl: string,
	log: Logger,
	folder: string = MIGRATIONS,
): Promise<readonly string[]> {
	const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
	await client.connect();
	try {
		// Building an index may take longer than the statement timeout of requests.
		await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
		await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
		await client.query(`SET lock_timeout = ${TABLE_WAIT_MS}`);
		return await applyAll(client, log, folder);
	} finally {
		await client.end();
	}
}

async function applyAll(client: pg.Client, log: Logger, folder: string): Promise<readonly string[]> {
	const { rows } = await client.query<{ known: boolean }>(
		"SELECT to_regclass('schema_migrations') IS NOT NULL AS known",
	);
	const before = rows[0]?.known ? await appliedNames(client) : [];
	for (let tries = 1; ; tries += 1) {
		try {
			await applyMissing(client, log, folder);
			return (await appliedNames(client)).filter((name) => !before.includes(name));
		} catch (problem) {
			await client.query('ROLLBACK').catch(() => {});
			if ((problem as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || tries === TRIES_MAX) throw problem;
			if (tries === 1) log.warn('a table is in use by something long; the migration asks again');
			await wait(PAUSE_MS);
		}
	}
}

async function appliedNames(client: pg.Client): Promise<readonly string[]> {
	const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY id');
	return rows.map(({ name }) => name);
}

const applyMissing = (client: pg.Client, log: Logger, folder: string) =>
	runner({
		dbClient: client,
		dir: folder,
		direction: 'up',
		migrationsTable: 'schema_migrations',
		checkOrder: false,
		singleTransaction: false,
		noLock: true,
		logger: {
			debug: () => {},
			info: () => {},
			warn: (line: string) => log.warn(line),
			error: (line: string) => log.error(line),
		},
	});
