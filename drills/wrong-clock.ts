import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { runConcurrently } from '../tests/concurrency.ts';
import type { StartedProduct } from '../tests/product.ts';
import { fillAndQuote, makeShoppers, placeQuoted, type Shopper, variantsOnSale } from '../tests/shoppers.ts';
import { reconcileAllBooks } from './parts/books.ts';
import { payAtBank } from './parts/buying.ts';
import { moveClock } from './parts/clock.ts';
import type { DrillRow } from './parts/drill.ts';
import { withProduct } from './parts/product.ts';
import { retryUntilAnswered } from './parts/retry-until-answered.ts';

export const name = 'Clocks that are wrong: of the web and worker processes, then of the database, an hour back';

const BUYERS = 6;
const HOUR_MS = 3_600_000;
const ATTEMPT_MIN = 14.5;
const ATTEMPT_MAX = 15.5;

/** Only the database's clock decides; processes with a wrong clock must not affect results. */
export async function run(): Promise<readonly DrillRow[]> {
	const rows: DrillRow[] = [];
	for (const shiftMs of [-HOUR_MS, HOUR_MS / 6]) {
		const env = {
			NODE_OPTIONS: `--import=${new URL('parts/shifted-clock.mjs', import.meta.url).href}`,
			CLOCK_SHIFT_MS: String(shiftMs),
		};
		rows.push(await withProduct((product, db) => processesWrong(product, db, shiftMs / 60_000), env));
	}
	return [...rows, ...(await withProduct(databaseBack))];
}

async function processesWrong(product: StartedProduct, db: Database, minutes: number): Promise<DrillRow> {
	const orders = await buyAll(await makeShoppers(product, db, BUYERS), await variantsOnSale(db, BUYERS, BUYERS));
	const { rows } = await db.execute<{ left: number }>(sql`
		select (extract(epoch from expires_at - created_at) / 60)::float8 as left from payment_attempts
		where abs(extract(epoch from app_now() - created_at)) < 60
			and txn_ref in (select json_array_elements_text(${JSON.stringify(orders.map(({ txnRef }) => txnRef))}::json))`);
	const inTime = rows.filter(({ left }) => left > ATTEMPT_MIN && left < ATTEMPT_MAX).length;
	await Promise.all(orders.map(({ paymentUrl }) => payAtBank(paymentUrl)));
	const paid = await countPaid(db, orders);
	return {
		broken: `the clock of web and worker, by ${minutes} minutes; ${BUYERS} orders`,
		lost: inTime === BUYERS && paid === BUYERS ? 'nothing' : `${inTime} with the right time to pay, ${paid} paid`,
		ok: inTime === BUYERS && paid === BUYERS,
	};
}

async function databaseBack(product: StartedProduct, db: Database): Promise<readonly DrillRow[]> {
	const shoppers = await makeShoppers(product, db, BUYERS);
	const variants = await variantsOnSale(db, BUYERS, BUYERS);
	const before = await buyAll(shoppers, variants);
	await moveClock(db, '-1 hour');
	const again = await runConcurrently(BUYERS, BUYERS, (turn) =>
		retryUntilAnswered(() => placeOne(shoppers[turn], variants[turn], 'cod')),
	);
	await Promise.all(before.map(({ paymentUrl }) => payAtBank(paymentUrl)));
	const paid = await countPaid(db, before);
	await moveClock(db, '0 s');
	return [
		{
			broken: `the clock of the database, by -60 minutes, with ${BUYERS} people signed in`,
			lost: again.length === BUYERS ? 'nothing: all go on buying' : `${again.length} could buy`,
			ok: again.length === BUYERS,
		},
		{
			broken: `${BUYERS} payments begun in what is now the future`,
			lost: paid === BUYERS ? 'nothing' : `${BUYERS - paid} payments`,
			ok: paid === BUYERS,
		},
		...(await reconcileAllBooks(db)),
	];
}

type Placed = { readonly txnRef: string; readonly paymentUrl: string };

const buyAll = (shoppers: readonly Shopper[], variants: readonly string[]): Promise<readonly Placed[]> =>
	runConcurrently(shoppers.length, shoppers.length, async (turn) => {
		const payment = await placeOne(shoppers[turn], variants[turn], 'vnpay');
		if (!payment) throw new Error('nothing to pay');
		return payment;
	});

async function placeOne(shopper: Shopper | undefined, variant: string | undefined, method: 'cod' | 'vnpay') {
	if (!shopper || !variant) throw new Error('nobody to buy or nothing to sell');
	const { status, body } = await placeQuoted(shopper, await fillAndQuote(shopper, [variant]), method, newId());
	if (status !== 201) throw new Error(`placing answered ${status} ${JSON.stringify(body)}`);
	return body.payment;
}

async function countPaid(db: Database, orders: readonly Placed[]): Promise<number> {
	const { rows } = await db.execute<{ paid: number }>(sql`
		select count(*)::int as paid from payment_attempts where state = 'paid'
			and txn_ref in (select json_array_elements_text(${JSON.stringify(orders.map(({ txnRef }) => txnRef))}::json))`);
	return rows[0]?.paid ?? 0;
}
