import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../scripts/launcher/embedded-postgres.mjs';
import { loadBaseData } from '../src/app/base-data.ts';
import { backgrounds } from '../src/app/domains.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { createQueues } from '../src/platform/jobs/index.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** `adminUrl` reaches the server; `template` is the migrated database that every test file clones. */
		database: { readonly adminUrl: string; readonly template: string };
	}
}

type Server = { readonly url: string; stop(): Promise<void> };

/** Durability costs time and a test loses nothing with it. */
const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** One PostgreSQL and one migrated template for all files of the run; `TEST_DATABASE_URL` names another server. */
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
	const dataDir = await mkdtemp(join(tmpdir(), 'chobiz-tests-'));
	const postgres = await startPostgres({ dataDir, settings: FOR_TESTS });
	return {
		url: postgres.url,
		stop: async () => {
			await postgres.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** Clones carry the template's name, so a file that died without cleaning up leaves nothing behind. */
async function dropDatabases(admin: pg.Client, template: string): Promise<void> {
	const { rows } = await admin.query<{ datname: string }>(
		'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
		[template],
	);
	for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}
