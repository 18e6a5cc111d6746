import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { migrateDatabase } from './migrate.ts';

const LOCK = 7_241_009;
const log = pino({ level: 'silent' });
const database = await testDatabase();
let folder = '';
let name = '';
let url = '';

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'chobiz-migrations-'));
	const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
	name = rows[0]?.name ?? '';
	url = database.url;
	await database.pool.query('CREATE TABLE busy (number integer)');
	// Limits for requests, which must not apply to migrations.
	await database.pool.query(`ALTER DATABASE ${name} SET statement_timeout = '300ms'`);
	await database.pool.query(`ALTER DATABASE ${name} SET lock_timeout = '100ms'`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (file: string, statement: string) =>
	writeFile(join(folder, `${file}.sql`), `-- Up Migration\n\n${statement}\n`);

async function asSomebodyElse<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client(url);
	await client.connect();
	await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

test('migrateDatabase finishes a step that takes longer than the statement timeout', async () => {
	await write('20300101000001_long', 'SELECT pg_sleep(0.5);');
	expect(await migrateDatabase(url, log, folder)).toEqual(['20300101000001_long']);
});

test('concurrent migrateDatabase calls apply each migration once and wait for each other without a timeout', async () => {
	await write('20300101000002_once', 'SELECT pg_sleep(0.5); CREATE TABLE made_once (number integer);');
	const all = await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url, log, folder)));
	expect(all.flat()).toEqual(['20300101000002_once']);
	await write('20300101000003_after', 'CREATE TABLE made_after (number integer);');
	const applied = await asSomebodyElse(async (holder) => {
		await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
		const migrating = migrateDatabase(url, log, folder);
		await wait(700);
		await holder.query('SELECT pg_advisory_unlock($1)', [LOCK]);
		return migrating;
	});
	expect(applied).toEqual(['20300101000003_after']);
});

test('migrateDatabase does not block writers of a table while a long transaction reads it', async () => {
	await write('20300101000004_column', "ALTER TABLE busy ADD COLUMN note text NOT NULL DEFAULT '';");
	const waits: number[] = [];
	await asSomebodyElse(async (reader) => {
		await reader.query('BEGIN; SELECT * FROM busy');
		const migrating = migrateDatabase(url, log, folder);
		await asSomebodyElse(async (writer) => {
			for (const until = performance.now() + 2500; performance.now() < until; await wait(20)) {
				const begin = performance.now();
				await writer.query('INSERT INTO busy VALUES (1)');
				waits.push(performance.now() - begin);
			}
		});
		await reader.query('COMMIT');
		expect(await migrating).toEqual(['20300101000004_column']);
	});
	expect(Math.max(...waits)).toBeLessThan(1000);
	expect(waits.length).toBeGreaterThan(20);
});

test('migrateDatabase rejects with the database error and rolls back the failed migration', async () => {
	await write('20300101000005_wrong', 'CREATE TABLE half (number integer); SELECT 1 / 0;');
	await expect(migrateDatabase(url, log, folder)).rejects.toMatchObject({ code: '22012' });
	const { rows } = await database.pool.query("SELECT to_regclass('half') AS half");
	expect(rows).toEqual([{ half: null }]);
});
