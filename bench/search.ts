import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { waitForJobs } from '../tests/background-jobs.ts';
import { type StartedProduct, startProduct } from '../tests/product.ts';
import { QUESTIONS } from '../tests/search/questions.ts';
import { openProductDatabase } from '../tests/shoppers.ts';
import { atLeast, atMost, baselineFigure, type Figure, skippedFigure } from './figure.ts';
import { deletePendingPictureJobs } from './pending-picture-jobs.ts';
import { pgbenchTps } from './pgbench.ts';
import {
	DISTINCT_QUERIES,
	measureUncachedSearches,
	repeated,
	uncachedQueries,
	uncachedSearchFigures,
	visitorQueryMix,
} from './search-load.ts';
import { hasWrk, type Load, load } from './wrk.ts';

export const name = 'Search and lists, with 10,000 products and, when BENCH_LARGE says how many, with more';

const PRODUCTS = 10_000;
const SEEDED = 100_000;
const SEEDED_WITHIN_S = 120;
const CONNECTIONS = 16;
const SECONDS = 8;
const WARM_UP_S = 3;
const NEW_S = 6;
const DROPPED_WITHIN_MS = 100;
const NAMES_READ = 2000;
const LOOKUPS = 'primary key look-ups by pgbench';
const SEARCHES_PER_SECOND = 1000;
const SEARCH_P99_MS = 50;
const LARGE_P95_MS = 60;
const MIX = `${DISTINCT_QUERIES.toLocaleString('en')} questions as visitors ask them (Zipf)`;
const LARGE_SEARCH = 'search, p95, large';
const LARGE_PAGES = 'slowest page, large, times the 10,000 case';

type Measured = Readonly<Record<'list' | 'detail' | 'search' | 'mended' | 'suggestions', Load>>;

export async function run(): Promise<readonly Figure[]> {
	if (!hasWrk()) return [skippedFigure('lists and search', '/s', '')];
	const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' } });
	const { db, close } = await openProductDatabase(product);
	try {
		seed(product, PRODUCTS);
		// Encoding the smaller picture formats takes minutes of a core and would disturb the measurement.
		await deletePendingPictureJobs(db);
		await waitForJobs(db);
		const small = await measure(product, db);
		const pages = await pageTimes(product, db);
		const goals = { perSecond: SEARCHES_PER_SECOND, p99Ms: SEARCH_P99_MS };
		const asked = uncachedSearchFigures(PRODUCTS, measureUncachedSearches(product.url, NEW_S), goals);
		return [...smallFigures(small), ...asked, ...lookups(product), ...(await largeFigures(product, db, pages))];
	} finally {
		await close();
		await product.stop();
	}
}

function seed(product: StartedProduct, count: number): number {
	const begin = performance.now();
	const env = { ...process.env, DATA_DIR: product.dataDir, PORT: String(product.port), NODE_ENV: 'production' };
	const args = ['scripts/launch.mjs', 'seed', 'products', String(count)];
	const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
	if (status !== 0) throw new Error(`seeding failed: ${stderr}`);
	return (performance.now() - begin) / 1000;
}

const slugsOf = async (
	db: Database,
	table: 'products' | 'categories' | 'shops',
	most: number,
): Promise<readonly string[]> => {
	const { rows } = await db.execute<{ slug: string }>(sql`
		select slug from ${sql.identifier(table)} order by md5(slug) limit ${most}`);
	return rows.map(({ slug }) => slug);
};

const namesOf = async (db: Database): Promise<readonly string[]> => {
	const { rows } = await db.execute<{ name: string }>(sql`
		select name from products where state = 'published' order by md5(slug) limit ${NAMES_READ}`);
	return rows.map(({ name: one }) => one);
};

function measureOne(url: string, paths: readonly string[]): Load {
	load(url, paths, { connections: CONNECTIONS, seconds: WARM_UP_S });
	return load(url, paths, { connections: CONNECTIONS, seconds: SECONDS });
}

async function measure({ url }: StartedProduct, db: Database): Promise<Measured> {
	const started = QUESTIONS.map(({ typed }) => encodeURIComponent(typed.slice(0, 2 + (typed.length % 5))));
	return {
		list: measureOne(
			url,
			(await slugsOf(db, 'categories', 60)).map((slug) => `/category/${slug}`),
		),
		detail: measureOne(
			url,
			(await slugsOf(db, 'products', 500)).map((slug) => `/product/${slug}`),
		),
		search: measureOne(url, visitorQueryMix(await namesOf(db))),
		mended: measureOne(url, repeated('mistyped')),
		suggestions: measureOne(
			url,
			started.map((q) => `/api/search/suggestions?q=${q}`),
		),
	};
}

const smallFigures = ({ list, detail, search, mended, suggestions }: Measured): readonly Figure[] => [
	atLeast(2000, { figure: `list of 24 at ${CONNECTIONS} connections`, value: list.perSecond, unit: '/s' }),
	atLeast(3000, { figure: 'one product', value: detail.perSecond, unit: '/s' }),
	atLeast(SEARCHES_PER_SECOND, { figure: `search, ${MIX}`, value: search.perSecond, unit: '/s' }),
	atMost(SEARCH_P99_MS, { figure: 'search, the same, p99', value: search.p99Ms, unit: 'ms' }),
	baselineFigure({ figure: 'search of mistyped words', value: mended.perSecond, unit: '/s' }),
	baselineFigure({ figure: 'search of mistyped words, p99', value: mended.p99Ms, unit: 'ms' }),
	baselineFigure({ figure: 'suggestions', value: suggestions.perSecond, unit: '/s' }),
	atMost(20, { figure: 'suggestions, p99', value: suggestions.p99Ms, unit: 'ms' }),
];

/** The reference: the highest rate of the same database server without the application. */
function lookups(product: StartedProduct): readonly Figure[] {
	const url = readFileSync(join(product.dataDir, 'database-url'), 'utf8').trim();
	const flags = ['-S', '-c', String(CONNECTIONS), '-j', '2', '-T', String(SECONDS)];
	const tps = pgbenchTps(url, { setUp: ['-s', '1'], flags });
	return [
		tps === null ? skippedFigure(LOOKUPS, '/s', '') : baselineFigure({ figure: LOOKUPS, value: tps, unit: '/s' }),
	];
}

async function pageTimes({ url }: StartedProduct, db: Database): Promise<ReadonlyMap<string, number>> {
	const [category = ''] = await slugsOf(db, 'categories', 1);
	const [slug = ''] = await slugsOf(db, 'products', 1);
	const [shop = ''] = await slugsOf(db, 'shops', 1);
	const pages = [
		'/',
		'/category',
		`/category/${category}`,
		`/product/${slug}`,
		`/Shop/${shop}`,
		'/Search?q=tra',
		'/Search',
		'/sitemap-index.xml',
		'/sitemap-catalog-2.xml',
	];
	const times = new Map<string, number>();
	for (const page of pages) {
		const tries: number[] = [];
		for (let attempt = 0; attempt < 5; attempt += 1) {
			await db.transaction((tx) => dropPages(tx, ['catalog', 'shops']));
			await setTimeout(DROPPED_WITHIN_MS);
			const begin = performance.now();
			await (await fetch(url + page)).bytes();
			tries.push(performance.now() - begin);
		}
		times.set(page.startsWith('/product/') ? '/product/x' : page, tries.sort((a, b) => a - b)[2] ?? 0);
	}
	return times;
}

async function largeFigures(
	product: StartedProduct,
	db: Database,
	before: ReadonlyMap<string, number>,
): Promise<readonly Figure[]> {
	const large = Number(process.env.BENCH_LARGE ?? 0);
	if (large < SEEDED) return [skippedFigure(LARGE_SEARCH, 'ms', '≤ 60'), skippedFigure(LARGE_PAGES, '×', '≤ 2')];
	const seconds = seed(product, SEEDED);
	if (large > SEEDED) seed(product, large);
	const search = measureOne(product.url, visitorQueryMix(await namesOf(db)));
	// Warms up the plans and the table cache of the database server.
	load(product.url, uncachedQueries('plain'), { connections: CONNECTIONS, seconds: SECONDS });
	const asked = measureUncachedSearches(product.url, NEW_S);
	const after = await pageTimes(product, db);
	const slower = [...after].map(([page, ms]) => ({ page, times: ms / (before.get(page) ?? ms) }));
	const [worst = { page: '', times: 0 }] = slower.sort((a, b) => b.times - a.times);
	return [
		atMost(SEEDED_WITHIN_S, { figure: `seeding ${SEEDED} products`, value: seconds, unit: 's' }),
		baselineFigure({ figure: `search, large, ${MIX}`, value: search.perSecond, unit: '/s' }),
		atMost(LARGE_P95_MS, { figure: `${LARGE_SEARCH}, the same`, value: search.p95Ms, unit: 'ms' }),
		...uncachedSearchFigures(large, asked, { p95Ms: LARGE_P95_MS }),
		atMost(2, { figure: `${LARGE_PAGES}: ${worst.page}`, value: worst.times, unit: '×' }),
	];
}
