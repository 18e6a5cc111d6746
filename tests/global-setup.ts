import { randomBytes } from 'node:crypto';
import { rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../scripts/launcher/embedded-postgres.mjs';
import { loadBaseData } from '../src/app/base-data.ts';
import { backgrounds } from '../src/app/domains.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { createQueues } from '../src/platform/jobs/index.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** `adminUrl` connects to the server; every test file clones the database `template`. */
		database: { readonly adminUrl: string; readonly template: string };
	}
}

type Server = { readonly url: string; stop(): Promise<void> };

const FOLDER_PREFIX = 'chobiz-tests-';
const MEMORY_FOLDER = '/dev/shm';
/** Enough for the clones of two files and their WAL; Docker's default of 64 MB is too small. */
const MEMORY_BYTES_MIN = 3_000_000_000;
/** Tests need no durability, which costs time. */
const FOR_TESTS = {
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
	autovacuum: 'off',
	wal_level: 'minimal',
	max_wal_senders: '0',
	max_wal_size: '512MB',
};

/** One server and one migrated template per run; `TEST_DATABASE_URL` selects another server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await findServer();
	const template = `chobiz_template_${randomBytes(6).toString('hex')}`;
	const admin = new pg.Client(server.url);
	await admin.connect();
	const stop = async () => {
		await dropDatabases(admin, template);
		await admin.end();
		await server.stop();
	};
	try {
		await admin.query(`CREATE DATABASE ${template} TEMPLATE template0`);
		const url = Object.assign(new URL(server.url), { pathname: `/${template}` }).href;
		const log = pino({ level: 'silent' });
		await migrateDatabase(url, log);
		await createQueues(url, backgrounds, log);
		await loadBaseData(url, log);
	} catch (problem) {
		await stop();
		throw problem;
	}
	project.provide('database', { adminUrl: server.url, template });
	return stop;
}

async function findServer(): Promise<Server> {
	const given = process.env.TEST_DATABASE_URL;
	if (given) return { url: given, stop: async () => {} };
	const dataDir = await temporaryFolder(FOLDER_PREFIX, await fastestFolder());
	const postgres = await startPostgres({ dataDir, settings: FOR_TESTS });
	return {
		url: postgres.url,
		stop: async () => {
			await postgres.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** A database is 1,300 files: cloning takes 50 ms in memory and 300 to 2,500 ms on a busy disk. */
async function fastestFolder(): Promise<string> {
	if (process.platform !== 'linux') return tmpdir();
	const memory = await statfs(MEMORY_FOLDER).catch(() => null);
	if (!memory || memory.bavail * memory.bsize < MEMORY_BYTES_MIN) return tmpdir();
	return MEMORY_FOLDER;
}

/** Clones contain the template's name, so this also drops those of a crashed test file. */
async function dropDatabases(admin: pg.Client, template: string): Promise<void> {
	const { rows } = await admin.query<{ datname: string }>(
		'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
		[template],
	);
	for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}
