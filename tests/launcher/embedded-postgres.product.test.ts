import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from '../../scripts/launcher/embedded-postgres.mjs';
import { copyRunning } from '../backup.ts';

let dataDir: string;
let running: EmbeddedPostgres | undefined;
let said: string[];

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'chobiz-postgres-'));
	said = [];
});
afterEach(async () => {
	await running?.stop();
	await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
	running = await startPostgres({ dataDir, log: (line: string) => said.push(line) });
	return running;
}

async function request<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row | undefined> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		return (await client.query<Row>(query)).rows[0];
	} finally {
		await client.end();
	}
}

test('rows survive kill -9 of the server, and the next start logs nothing about it', async () => {
	const first = await start();
	await request(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
	process.kill(first.pid, 'SIGKILL');
	await first.exited;
	const second = await start();
	expect(await request(second.url, 'SELECT answer FROM kept')).toEqual({ answer: 42 });
	expect(second.url).toBe(first.url);
	expect(said).toEqual([]);
});

test('startPostgres stops a server that a killed launcher left running', async () => {
	const left = await start();
	const next = await start();
	expect(next.pid).not.toBe(left.pid);
	expect(said).toEqual([`PostgreSQL of an earlier start is still running (${left.pid}): stopping it`]);
});

test('startPostgres starts although another process has the id in postmaster.pid', async () => {
	const first = await start();
	const file = join(dataDir, 'postgres', 'postmaster.pid');
	const pidFile = await readFile(file, 'utf8');
	await first.stop();
	await writeFile(file, pidFile.replace(/^\d+/, String(process.ppid)));
	expect((await start()).port).toBe(first.port);
});

test('startPostgres moves to a free port when its port is taken, and keeps the new one', async () => {
	const first = await start();
	await first.stop();
	const intruder = await listenOn(first.port);
	const second = await start();
	expect(second.port).not.toBe(first.port);
	await second.stop();
	intruder.close();
	expect((await start()).port).toBe(second.port);
});

test('startPostgres recreates a lost password file without losing data', async () => {
	const first = await start();
	await request(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
	await first.stop();
	await rm(join(dataDir, 'postgres-password'));
	const second = await start();
	expect(await request(second.url, 'SELECT answer FROM kept')).toEqual({ answer: 42 });
});

test('as root, a data folder below a private one is stored outside, and startPostgres rejects a copy of it', async () => {
	const isRoot = process.getuid?.() === 0;
	const inner = join(dataDir, 'inner');
	const first = await startPostgres({ dataDir: inner, log: (line: string) => said.push(line) });
	expect(said).toHaveLength(isRoot ? 1 : 0);
	const copy = join(dataDir, 'copy');
	await cp(inner, copy, { recursive: true, verbatimSymlinks: true });
	if (isRoot) await expect(startPostgres({ dataDir: copy })).rejects.toThrow(`leads to the data of ${inner}`);
	expect(await request(first.url, 'SELECT 1 AS one')).toEqual({ one: 1 });
	await first.stop();
	if (isRoot) await rm(dirname(await realpath(join(inner, 'postgres'))), { recursive: true });
});

test('the database is only reachable from this machine and with the password', async () => {
	const { url, port } = await start();
	await expect(request(`postgres://chobiz:wrong@127.0.0.1:${port}/chobiz`, 'SELECT 1')).rejects.toThrow('password');
	await expect(request(`postgres://postgres@127.0.0.1:${port}/postgres`, 'SELECT 1')).rejects.toThrow();
	const row = await request<{ listen: string; super: boolean }>(
		url,
		"SELECT current_setting('listen_addresses') AS listen, rolsuper AS super FROM pg_roles WHERE rolname = current_user",
	);
	expect(row).toEqual({ listen: '127.0.0.1', super: false });
});

test('the database lowercases Vietnamese letters and compares them by similarity', async () => {
	const { url } = await start();
	await request(url, 'CREATE EXTENSION pg_trgm');
	const row = await request(url, "SELECT lower('ĐẠI HỌC ƯỚC') AS lower, similarity('Đường', 'đường') AS alike");
	expect(row).toEqual({ lower: 'đại học ước', alike: 1 });
});

function listenOn(port: number): Promise<Server> {
	return new Promise((resolve) => {
		const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
	});
}

test('copyRunning makes a consistent copy while rows are inserted', async () => {
	const { url } = await start();
	await request(url, 'CREATE TABLE kept AS SELECT number, md5(number::text) FROM generate_series(1, 50000) number');
	const copy = await copyRunning(url, dataDir, async () => {
		await request(url, "INSERT INTO kept SELECT number, 'meanwhile' FROM generate_series(1, 50000) number");
	});
	const sum = "SELECT count(*)::int, md5(string_agg(kept::text, ',' ORDER BY kept::text)) FROM kept";
	const before = await request(url, sum);
	await copy.finish();
	await running?.stop();
	await copy.restore();
	expect(await request((await start()).url, sum)).toEqual(before);
});
