import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { Agent, get } from 'node:http';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import { waitForJobs } from '../tests/background-jobs.ts';
import { runConcurrently } from '../tests/concurrency.ts';
import { type StartedProduct, startProduct } from '../tests/product.ts';
import { openProductDatabase } from '../tests/shoppers.ts';
import { atLeast, atMost, baselineFigure, type Figure } from './figure.ts';
import { deletePendingPictureJobs } from './pending-picture-jobs.ts';

export const name = 'Product pages: 10,000 of them, evenly drawn, one web process';

const PAGES = 10_000;
const DRAWS = 10_000;
const HOT_REQUESTS = 20_000;
const CONNECTIONS = 16;
const MEMORY_MAX_MB = 350;
/** A page that is always cached is the reference for the speed of this machine at this moment. */
const SHARE_MIN = 0.05;
const REQUEST_TIMEOUT_MS = 30_000;
const BYTES_PER_MB = 1024 * 1024;

export async function run(): Promise<readonly Figure[]> {
	const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', WEB_PROCESSES: '1' } });
	const { db, close } = await openProductDatabase(product);
	try {
		seedProducts(product);
		await deletePendingPictureJobs(db);
		await waitForJobs(db);
		return await measurePages(product.url, await productPaths(db));
	} finally {
		await close();
		await product.stop();
	}
}

async function measurePages(url: string, paths: readonly string[]): Promise<readonly Figure[]> {
	const [hotPath = ''] = paths;
	const idleMb = await memoryMb(url);
	const first = await pagesPerSecond(url, paths);
	const firstMb = await memoryMb(url);
	const drawn = await pagesPerSecond(url, evenDraws(paths));
	const drawnMb = await memoryMb(url);
	const hot = await pagesPerSecond(url, Array<string>(HOT_REQUESTS).fill(hotPath));
	return [
		baselineFigure({ figure: `each of ${paths.length} pages once`, value: first, unit: '/s' }),
		baselineFigure({ figure: `${DRAWS} draws among them`, value: drawn, unit: '/s' }),
		baselineFigure({ figure: 'one of them again and again', value: hot, unit: '/s' }),
		atLeast(SHARE_MIN, { figure: 'draws, share of one page', value: drawn / hot, unit: '×' }),
		baselineFigure({ figure: 'memory before', value: idleMb, unit: 'MB' }),
		baselineFigure({ figure: 'memory after each page once', value: firstMb, unit: 'MB' }),
		atMost(MEMORY_MAX_MB, { figure: 'memory after the draws', value: drawnMb, unit: 'MB' }),
	];
}

function seedProducts(product: StartedProduct): void {
	const env = { ...process.env, DATA_DIR: product.dataDir, PORT: String(product.port), NODE_ENV: 'production' };
	const args = ['scripts/launch.mjs', 'seed', 'products', String(PAGES)];
	const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
	if (status !== 0) throw new Error(`seeding failed: ${stderr}`);
}

async function productPaths(db: Database): Promise<readonly string[]> {
	const { rows } = await db.execute<{ slug: string }>(sql`
		select slug from products where state = 'published' order by md5(slug) limit ${PAGES}`);
	return rows.map(({ slug }) => `/product/${slug}`);
}

/** Draws the same paths in every run, so that runs can be compared. */
const evenDraws = (paths: readonly string[]): readonly string[] =>
	Array.from({ length: DRAWS }, (_, draw) => {
		const chance = createHash('sha256').update(`draw ${draw}`).digest().readUInt32BE(0) / 2 ** 32;
		return paths[Math.floor(chance * paths.length)] ?? '';
	});

async function pagesPerSecond(url: string, paths: readonly string[]): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	const begin = performance.now();
	try {
		await runConcurrently(paths.length, CONNECTIONS, (turn) => readPage(agent, url + (paths[turn] ?? '')));
	} finally {
		agent.destroy();
	}
	return (paths.length * 1000) / (performance.now() - begin);
}

function readPage(agent: Agent, address: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const options = { agent, headers: { 'accept-encoding': 'gzip, br' }, timeout: REQUEST_TIMEOUT_MS };
		const request = get(address, options, (response) => {
			response.resume();
			response.on('end', resolve);
			response.on('error', reject);
			if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
		});
		request.on('timeout', () => request.destroy(new Error(`${address} took too long`)));
		request.on('error', reject);
	});
}

async function memoryMb(url: string): Promise<number> {
	const metrics = await (await fetch(`${url}/metrics`)).text();
	const bytes = Number(/^process_resident_memory_bytes ([\d.e+]+)$/m.exec(metrics)?.[1]);
	if (Number.isNaN(bytes)) throw new Error('the web process does not say how much memory it holds');
	return bytes / BYTES_PER_MB;
}
