import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { runConcurrently } from '../tests/concurrency.ts';
import type { DatabaseProxy, ProxyState } from '../tests/database-proxy.ts';
import type { StartedProduct } from '../tests/product.ts';
import { fillAndQuote, makeShoppers, placeQuoted, type Shopper, variantsOnSale } from '../tests/shoppers.ts';
import { reconcileAllBooks } from './parts/books.ts';
import type { DrillRow } from './parts/drill.ts';
import { grantDiscounts } from './parts/gifts.ts';
import { withDatabaseProxy } from './parts/product.ts';
import { retryUntilAnswered } from './parts/retry-until-answered.ts';

export const name = 'The line to the database cut, stalled, and silent after each commit';

const OUTAGE_MS = 10_000;
const ANSWERS_WITHIN_MS = 8_000;
const BACK_WITHIN_MS = 5_000;
const ASKERS = 4;
const BUYERS = 8;
/** Enough that some are in the middle of an order when the connection breaks. */
const WRITERS = 12;
const BEGIN_EACH_MS = 15;

/**
 * While the database is unreachable, requests fail fast with 503 and Retry-After; afterwards the product recovers by
 * itself.
 */
export function run(): Promise<readonly DrillRow[]> {
	return withDatabaseProxy(async (product, db, line) => {
		const rows: DrillRow[] = [];
		for (const state of ['cut', 'stalled'] as const) rows.push(...(await away(product, db, line, state)));
		rows.push(await lostAnswers(product, db, line));
		return [...rows, ...(await reconcileAllBooks(db))];
	});
}

async function away(
	product: StartedProduct,
	db: Database,
	line: DatabaseProxy,
	state: ProxyState,
): Promise<readonly DrillRow[]> {
	const shoppers = await makeShoppers(product, db, ASKERS);
	const writers = await prepareWriters(product, db);
	const until = performance.now() + OUTAGE_MS;
	const writing = writers.write(until);
	await wait((WRITERS * BEGIN_EACH_MS) / 2);
	line.set(state);
	const answers = (
		await Promise.all(shoppers.map((shopper) => requestRepeatedlyUntil(product, shopper, until)))
	).flat();
	const written = await writing;
	line.set('open');
	const begin = performance.now();
	await retryUntilAnswered(async () => {
		for (const shopper of shoppers)
			if ((await request(product, shopper)).status !== 200) throw new Error('not back yet');
	});
	const backMs = performance.now() - begin;
	const wrong = answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
	const slowestMs = Math.max(...answers.map(({ tookMs }) => tookMs));
	const ok = wrong.length === 0 && slowestMs <= ANSWERS_WITHIN_MS && backMs <= BACK_WITHIN_MS;
	const asked: DrillRow = {
		broken: `the line ${state} for ${OUTAGE_MS / 1000} s, ${answers.length} answers of 503`,
		lost: `${wrong.length === 0 ? 'nothing' : `${wrong.length} others (${wrong[0]?.status})`}; slowest ${seconds(slowestMs)}, back after ${seconds(backMs)}`,
		ok,
	};
	return [asked, await writers.reconciled(written, state)];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function requestRepeatedlyUntil(product: StartedProduct, shopper: Shopper, until: number) {
	const answers: Awaited<ReturnType<typeof request>>[] = [];
	while (performance.now() < until) {
		answers.push(await request(product, shopper));
		await wait(100);
	}
	return answers;
}

async function request(product: StartedProduct, { cookie }: Shopper) {
	const begin = performance.now();
	const response = await fetch(`${product.url}/api/cart`, { headers: { cookie } });
	await response.arrayBuffer();
	return {
		status: response.status,
		retryAfter: response.headers.get('retry-after'),
		tookMs: performance.now() - begin,
	};
}

type WriteAttempt = { readonly status: number; readonly tookMs: number };

/** Each buyer retries with one idempotency key during the outage; afterwards each must have exactly one order. */
async function prepareWriters(product: StartedProduct, db: Database) {
	const shoppers = await makeShoppers(product, db, WRITERS);
	const variants = await variantsOnSale(db, WRITERS, WRITERS);
	const orders = await Promise.all(
		shoppers.map(async (shopper, at) => {
			const quote = await fillAndQuote(shopper, [variants[at] ?? '']);
			const key = newId();
			return () => placeQuoted(shopper, quote, 'cod', key);
		}),
	);
	const before = await countGroups(db);
	const writeUntil = async (
		place: (typeof orders)[number],
		at: number,
		until: number,
	): Promise<readonly WriteAttempt[]> => {
		const written: WriteAttempt[] = [];
		await wait(at * BEGIN_EACH_MS);
		while (performance.now() < until) {
			const begin = performance.now();
			const { status } = await place();
			written.push({ status, tookMs: performance.now() - begin });
			await wait(100);
		}
		return written;
	};
	return {
		write: async (until: number) => (await Promise.all(orders.map((place, at) => writeUntil(place, at, until)))).flat(),
		reconciled: async (written: readonly WriteAttempt[], state: ProxyState): Promise<DrillRow> => {
			const told = await Promise.all(orders.map((place) => retryUntilAnswered(() => orderNumberOf(place))));
			const made = (await countGroups(db)) - before;
			const turnedAway = written.filter(({ status }) => status === 503).length;
			const others = written.filter(({ status }) => status !== 503 && status !== 201).length;
			const slowestMs = Math.max(...written.map(({ tookMs }) => tookMs));
			const isWhole = made === WRITERS && new Set(told).size === WRITERS && others === 0;
			return {
				broken: `the line ${state} under ${WRITERS} who order, ${turnedAway} answers of 503`,
				lost: `${isWhole ? 'nothing: one order each' : `${made} made, ${others} other answers`}; slowest ${seconds(slowestMs)}`,
				ok: isWhole && turnedAway >= WRITERS && slowestMs <= ANSWERS_WITHIN_MS,
			};
		},
	};
}

async function orderNumberOf(place: () => ReturnType<typeof placeQuoted>): Promise<string> {
	const { status, body } = await place();
	if (status !== 201) throw new Error(`placing answered ${status} ${JSON.stringify(body)}`);
	return body.groupNumber;
}

/** The order is committed but the response is lost; a retry must return the same order. */
async function lostAnswers(product: StartedProduct, db: Database, line: DatabaseProxy): Promise<DrillRow> {
	const shoppers = await makeShoppers(product, db, BUYERS);
	const variants = await variantsOnSale(db, BUYERS, BUYERS);
	const discountChoices = await grantDiscounts(product, shoppers);
	const before = await countGroups(db);
	const quotes = await Promise.all(
		shoppers.map((shopper, at) => fillAndQuote(shopper, [variants[at] ?? ''], discountChoices[at])),
	);
	const keys = quotes.map(() => newId());
	const place = (turn: number) => {
		const [shopper, quote, key] = [shoppers[turn], quotes[turn], keys[turn]];
		if (!shopper || !quote || !key) throw new Error('nobody to buy or nothing to sell');
		return placeQuoted(shopper, quote, 'cod', key);
	};
	line.set('silent');
	const first = await runConcurrently(BUYERS, BUYERS, place);
	line.set('open');
	const second = await runConcurrently(BUYERS, BUYERS, (turn) =>
		retryUntilAnswered(() => orderNumberOf(() => place(turn))),
	);
	const made = (await countGroups(db)) - before;
	const unheard = first.filter(({ status }) => status === 503).length;
	const isWhole = made === BUYERS && new Set(second).size === BUYERS;
	return {
		broken: `the word that ${unheard} of ${BUYERS} orders, some with coin, are committed`,
		lost: isWhole ? 'nothing: asked again, told of the same orders' : `${made} orders for ${BUYERS} buyers`,
		ok: isWhole && unheard === BUYERS,
	};
}

async function countGroups(db: Database): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from order_groups`);
	return rows[0]?.count ?? 0;
}
