import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { waitForJobs } from '../tests/background-jobs.ts';
import { runConcurrently } from '../tests/concurrency.ts';
import { type StartedProduct, startProduct } from '../tests/product.ts';
import {
	fillAndQuote,
	makeShoppers,
	openProductDatabase,
	placeQuoted,
	type Shopper,
	variantsOnSale,
} from '../tests/shoppers.ts';
import { atLeast, atMost, baselineFigure, type Figure, skippedFigure } from './figure.ts';
import { fillPastOrders } from './past-orders.ts';
import { deletePendingPictureJobs } from './pending-picture-jobs.ts';
import { pgbenchTps } from './pgbench.ts';

export const name = 'Orders: into the cart, quoted and placed by cash';

const CONNECTIONS = 16;
/** A buyer may place one order per second; with this many buyers the rounds never hit that limit. */
const SHOPPERS = 480;
/**
 * Each buyer orders twice per round, the longest idle first. After a first round the processes have compiled their
 * code and the connections have planned their statements.
 */
const ROUND = 2 * SHOPPERS;
/** Orders per TPC-B transaction of `pgbench` on the same server in the same run. */
const PER_TPC_B = 0.036;
const P99_MS = 250;
/** Orders in the second database; the pace there may drop to `FLAT` of the pace without them. */
const PAST_ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const FLAT = 0.8;
const ROUNDS = 3;
const PGBENCH_S = 10;
const FILLED_WITHIN_MS = 600_000;
const TPC_B = 'pgbench TPC-B';
const RATIO = 'orders per TPC-B transaction';

export async function run(): Promise<readonly Figure[]> {
	const benchProduct = await openBenchProduct();
	try {
		const rounds: Pace[] = [];
		while (rounds.length < ROUNDS) rounds.push(await measure(benchProduct));
		const { perSecond, p99 } = middle(rounds);
		const slowest = Math.min(...rounds.map((round) => round.perSecond));
		return [
			baselineFigure({ figure: `whole orders at ${CONNECTIONS} connections`, value: perSecond, unit: '/s' }),
			baselineFigure({ figure: `slowest of ${ROUNDS} rounds`, value: slowest, unit: '/s' }),
			atMost(P99_MS, { figure: 'placing one of them, p99', value: p99, unit: 'ms' }),
			...(await pgbench(benchProduct, perSecond)),
			...(await measureWithPastOrders(benchProduct)),
		];
	} finally {
		await benchProduct.close();
	}
}

type BenchProduct = {
	readonly product: StartedProduct;
	readonly db: Database;
	readonly shoppers: readonly Shopper[];
	readonly variants: readonly string[];
	close(): Promise<void>;
};

async function openBenchProduct(dataDir?: string, pastOrders = 0): Promise<BenchProduct> {
	const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
	const product = await startProduct({ env, ...(dataDir ? { dataDir } : {}) });
	const { db, close } = await openProductDatabase(product, FILLED_WITHIN_MS);
	const end = async () => {
		await close();
		await product.stop();
	};
	try {
		await deletePendingPictureJobs(db);
		await waitForJobs(db);
		if (pastOrders > 0 && (await db.$count(orders)) < pastOrders) await fillPastOrders(db, pastOrders);
		await db.execute(sql`update stock_items set on_hand = 1000000`);
		const variants = await variantsOnSale(db, 10_000, 60);
		const benchProduct = { product, db, variants, shoppers: await makeShoppers(product, db, SHOPPERS), close: end };
		await placeMany(benchProduct, ROUND);
		await waitForJobs(db);
		return benchProduct;
	} catch (problem) {
		await end();
		throw problem;
	}
}

type Pace = { readonly perSecond: number; readonly p99: number };

/** Waits for the jobs before and after the measurement, so that they do not run during it. */
async function measure(benchProduct: BenchProduct): Promise<Pace> {
	const begin = performance.now();
	const times = await placeMany(benchProduct, ROUND);
	const seconds = (performance.now() - begin) / 1000;
	await waitForJobs(benchProduct.db);
	const p99 = [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
	return { perSecond: times.length / seconds, p99 };
}

/**
 * Measures a second installation with years of orders, alternating with the first because the pace of a machine
 * changes. `BENCH_PAST_DIR` names a folder that stores its data for the next run.
 */
async function measureWithPastOrders(without: BenchProduct): Promise<readonly Figure[]> {
	if (PAST_ORDERS === 0) return [];
	const among = await openBenchProduct(process.env.BENCH_PAST_DIR, PAST_ORDERS);
	try {
		const rounds: { readonly before: Pace; readonly after: Pace }[] = [];
		while (rounds.length < ROUNDS) rounds.push({ before: await measure(without), after: await measure(among) });
		const before = middle(rounds.map((round) => round.before));
		const after = middle(rounds.map((round) => round.after));
		return [
			baselineFigure({ figure: `whole orders among ${PAST_ORDERS} past ones`, value: after.perSecond, unit: '/s' }),
			atMost(P99_MS, { figure: 'placing one among them, p99', value: after.p99, unit: 'ms' }),
			atLeast(FLAT, {
				figure: `of the pace without them (${Math.round(before.perSecond)}/s, by turns)`,
				value: after.perSecond / before.perSecond,
				unit: '×',
			}),
		];
	} finally {
		await among.close();
	}
}

const middle = (rounds: readonly Pace[]): Pace => ({
	perSecond: median(rounds.map(({ perSecond }) => perSecond)),
	p99: median(rounds.map(({ p99 }) => p99)),
});

const median = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Only placing is timed, not the two requests before it. Returns the times in ms. */
function placeMany(
	{ shoppers, variants }: Pick<BenchProduct, 'shoppers' | 'variants'>,
	count: number,
): Promise<number[]> {
	return runConcurrently(count, CONNECTIONS, async (turn) => {
		const shopper = shoppers[turn % shoppers.length];
		const variant = variants[turn % variants.length];
		if (!shopper || !variant) throw new Error('nobody to buy or nothing to sell');
		const quote = await fillAndQuote(shopper, [variant]);
		const begin = performance.now();
		const { status, body } = await placeQuoted(shopper, quote, 'cod', newId());
		const tookMs = performance.now() - begin;
		if (status !== 201) throw new Error(`placing answered ${status} ${JSON.stringify(body)}`);
		return tookMs;
	});
}

/** Runs TPC-B on the same server, as the reference for the orders per second. */
async function pgbench({ product, db }: BenchProduct, perSecond: number): Promise<readonly Figure[]> {
	await db.execute(sql`create database pgbench`);
	const url = readFileSync(join(product.dataDir, 'database-url'), 'utf8').trim();
	const own = Object.assign(new URL(url), { pathname: '/pgbench' }).href;
	const flags = ['-c', String(CONNECTIONS), '-j', '2', '-T', String(PGBENCH_S)];
	const tps = pgbenchTps(own, { setUp: ['-s', '10'], flags });
	if (tps === null) return [skippedFigure(RATIO, '', `≥ ${PER_TPC_B}`)];
	return [
		baselineFigure({ figure: TPC_B, value: tps, unit: '/s' }),
		atLeast(PER_TPC_B, { figure: RATIO, value: perSecond / tps, unit: '' }),
	];
}
