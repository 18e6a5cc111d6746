import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lockHolder } from '../../scripts/launcher/lock.mjs';
import { isAlive } from '../../scripts/launcher/processes.mjs';
import { copyDemonstration } from '../demonstration.ts';
import {
	launchProduct,
	loadDemonstration,
	type ProductOptions,
	type StartedProduct,
	startProduct,
} from '../product.ts';

const STOP_MS = 10_000;
const NOBODY = 65_534;
let folder: string;
let dataDir: string;
const started: StartedProduct[] = [];

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'chobiz-start-'));
	await chmod(folder, 0o755);
	dataDir = join(folder, 'data');
	// Loading the demonstration data was a first start already.
	await copyDemonstration(dataDir, loadDemonstration);
}, 600_000);
afterEach(async () => {
	for (const product of started.splice(0)) await product.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(options: ProductOptions = {}): Promise<StartedProduct> {
	const product = await startProduct({ dataDir, ...options });
	started.push(product);
	return product;
}

function processesOf(product: StartedProduct): Record<string, number> {
	const record = lockHolder(join(product.dataDir, 'lock'));
	const children = Object.entries(record?.children ?? {}).map(([name, child]) => [name, child.pid]);
	return { ...Object.fromEntries(children), launcher: product.launcher.pid ?? 0 };
}

const answers = async (product: StartedProduct): Promise<number> => (await fetch(`${product.url}/healthz`)).status;

async function inDatabase<Row extends pg.QueryResultRow>(product: StartedProduct, query: string): Promise<Row[]> {
	const url = await readFile(join(product.dataDir, 'database-url'), 'utf8');
	const client = new pg.Client(url.trim());
	await client.connect();
	try {
		return (await client.query<Row>(query)).rows;
	} finally {
		await client.end();
	}
}

async function refusal(options: ProductOptions): Promise<{ readonly lines: string[]; readonly code: number | null }> {
	const product = await launchProduct({ dataDir, ...options });
	const code = await product.exited;
	return { lines: product.printed().trim().split('\n'), code };
}

describe('while the product runs', () => {
	let product: StartedProduct;
	beforeAll(async () => {
		product = await startProduct({ dataDir });
	}, 600_000);
	afterAll(() => product.stop());

	test('the last line of a start contains the URL, and each step its seconds', async () => {
		const lines = product.printed().trim().split('\n');
		expect(lines.at(-1)).toBe(`ready ${product.url}`);
		expect(lines.filter((line) => /✓ .+ \d+\.\d s$/.test(line)).length).toBeGreaterThanOrEqual(3);
		expect(await answers(product)).toBe(200);
	});

	test('a second start with the same data folder fails with one line that names the process', async () => {
		const { lines, code } = await refusal({});
		expect(lines).toEqual([
			`${dataDir} is in use by process ${product.launcher.pid}: stop it, or choose another DATA_DIR and PORT`,
		]);
		expect(code).toBe(1);
		expect(await answers(product)).toBe(200);
	});

	test('a start on a taken port fails with one line and leaves no process', async () => {
		const other = join(folder, 'other');
		const { lines, code } = await refusal({ dataDir: other, port: product.port });
		expect(lines).toEqual([`port ${product.port} is taken: set PORT to another one`]);
		expect(code).toBe(1);
		expect(lockHolder(join(other, 'lock'))).toBeNull();
	});

	// Linux balances CPU time between sessions and applies niceness within one, so both must be equal.
	test.runIf(existsSync('/proc/self/autogroup'))(
		'web, worker and every connection of the database run at equal priority',
		() => {
			const { web = 0, worker = 0, PostgreSQL: postmaster = 0 } = processesOf(product);
			const family = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
			const sessionNicenessOf = (pid: number) => Number(readFileSync(`/proc/${pid}/autogroup`, 'utf8').split(' ')[2]);
			const everybody = [web, worker, postmaster, ...family.map(Number)];
			expect(new Set(everybody.map(sessionNicenessOf))).toEqual(new Set([0]));
			expect(new Set(everybody.map((pid) => getPriority(pid)))).toEqual(new Set([getPriority()]));
		},
	);

	test.each(['web', 'worker', 'payment sandbox', 'PostgreSQL'])('%s is restarted when it dies', async (name) => {
		const before = processesOf(product)[name] ?? 0;
		process.kill(before, 'SIGKILL');
		await expect.poll(() => product.printed(), { timeout: 60_000 }).toContain(`${name} stopped (`);
		await expect.poll(() => processesOf(product)[name] ?? before, { timeout: 60_000, interval: 100 }).not.toBe(before);
		await expect
			.poll(async () => (await fetch(`${product.url}/readyz`).catch(() => null))?.status, { timeout: 60_000 })
			.toBe(200);
	});
});

test.each([
	['PORT', { PORT: 'abc' }],
	['DATABASE_URL', { DATABASE_URL: 'mysql://somewhere' }],
	['SITE_URL', { SITE_URL: 'http://shop.example' }],
	['APP_SECRET', { DATABASE_URL: 'postgres://somewhere/else' }],
])('a wrong %s stops the start with one line that names it, beside the other wrong settings', async (name, env) => {
	const { lines, code } = await refusal({ env });
	expect(lines.filter((line) => line.includes(`Setting ${name}: `))).toHaveLength(1);
	expect(lines.filter((line) => !line.includes('Setting '))).toEqual([]);
	expect(code).toBe(1);
});

test.each(['start', 'web', 'worker'])(
	'%s rejects a public SITE_URL with one line per missing production setting',
	(command) => {
		const env = { ...process.env, SITE_URL: 'https://shop.example', DATA_DIR: join(folder, 'public'), PORT: '4000' };
		const { status, stderr } = spawnSync(process.execPath, ['scripts/launch.mjs', command], { env, encoding: 'utf8' });
		const names = stderr
			.trim()
			.split('\n')
			.map((line) => /^Setting ([A-Z_]+): /.exec(line)?.[1]);
		expect(names).toEqual(['VNPAY_HOST', 'VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET', 'SMTP_URL']);
		expect(status).toBe(1);
	},
);

test.each(['SIGINT', 'SIGTERM'] as const)(
	'%s to the whole process group stops everything within 10 s',
	async (signal) => {
		const product = await start();
		const pids = Object.values(processesOf(product));
		const begin = Date.now();
		process.kill(-(product.launcher.pid ?? 0), signal);
		expect(await product.exited).toBe(0);
		expect(Date.now() - begin).toBeLessThan(STOP_MS);
		expect(pids.length).toBeGreaterThanOrEqual(5);
		expect(pids.filter(isAlive)).toEqual([]);
		expect(existsSync(join(dataDir, 'database-url'))).toBe(false);
		expect(await readFile(join(dataDir, 'logs', 'postgres.log'), 'utf8')).not.toMatch(/PANIC|immediate shutdown/);
	},
);

test('after kill -9 of every process the next start has all data', async () => {
	const product = await start();
	await inDatabase(product, 'CREATE TABLE IF NOT EXISTS kept_by_test AS SELECT 42 AS answer');
	for (const pid of Object.values(processesOf(product))) process.kill(pid, 'SIGKILL');
	await product.exited;
	const next = await start();
	expect(await inDatabase(next, 'SELECT answer FROM kept_by_test')).toEqual([{ answer: 42 }]);
	expect(await answers(next)).toBe(200);
});

test('after kill -9 of only the launcher, the next start stops the remaining processes and takes over', async () => {
	const product = await start();
	const left = processesOf(product);
	process.kill(product.launcher.pid ?? 0, 'SIGKILL');
	await product.exited;
	const next = await start();
	expect(Object.values(left).filter(isAlive)).toEqual([]);
	expect(await answers(next)).toBe(200);
});

test('a product whose data folder was removed still stops on request', async () => {
	const removed = join(folder, 'removed');
	// Preserves owners, because the database's files belong to a separate user.
	spawnSync('cp', ['-a', dataDir, removed]);
	const product = await startProduct({ dataDir: removed });
	const processes = Object.values(processesOf(product));
	// Retries, because the server still writes while the folder is removed.
	await rm(removed, { recursive: true, maxRetries: 10, retryDelay: 50 });
	const begin = performance.now();
	await product.stop();
	expect(performance.now() - begin).toBeLessThan(STOP_MS + 2000);
	expect(processes.filter(isAlive)).toEqual([]);
});

test('two products with different PORT and DATA_DIR run in parallel without sharing processes or databases', async () => {
	const copy = join(folder, 'copy');
	spawnSync('cp', ['-a', dataDir, copy]);
	const [one, other] = [await start(), await start({ dataDir: copy })];
	expect(await Promise.all([answers(one), answers(other)])).toEqual([200, 200]);
	const pids = [one, other].flatMap((product) => Object.values(processesOf(product)));
	expect(new Set(pids).size).toBe(pids.length);
	expect(await readFile(join(dataDir, 'database-url'), 'utf8')).not.toBe(
		await readFile(join(copy, 'database-url'), 'utf8'),
	);
});

test('an unprivileged user can start the product, and only that user can read its secrets', async () => {
	const own = join(folder, 'own');
	spawnSync('cp', ['-a', dataDir, own]);
	const isRoot = process.getuid?.() === 0;
	if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, own]);
	const product = await start({ dataDir: own, ...(isRoot ? { user: NOBODY } : {}) });
	expect(await answers(product)).toBe(200);
	const secrets = (await readdir(own)).filter((name) => /secret|password|url/.test(name));
	expect(secrets.length).toBeGreaterThanOrEqual(3);
	const modes = spawnSync('stat', ['-c', '%a', ...secrets], { cwd: own, encoding: 'utf8' })
		.stdout.trim()
		.split('\n');
	expect(new Set(modes)).toEqual(new Set(['600']));
});
