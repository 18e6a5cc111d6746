import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { runConcurrently } from '../tests/concurrency.ts';
import { fillAndQuote, makeShoppers, placeQuoted, variantsOnSale } from '../tests/shoppers.ts';
import { reconcileAllBooks } from './parts/books.ts';
import { payAtBank } from './parts/buying.ts';
import { moveClock } from './parts/clock.ts';
import { type DrillRow, processesOf } from './parts/drill.ts';
import { grantDiscounts } from './parts/gifts.ts';
import { withProduct } from './parts/product.ts';

export const name = 'The worker wakes two hours late';

const BUYERS = 10;
const PAID = 4;
/** Scheduled transitions run each minute; this allows two runs and their work. */
const DONE_WITHIN_MS = 180_000;
const POLL_MS = 1_000;

/** Overdue work runs once when a worker returns, and payments whose notification was lost are queried at the bank. */
export function run(): Promise<readonly DrillRow[]> {
	return withProduct(async (product, db) => {
		const shoppers = await makeShoppers(product, db, BUYERS);
		const discountChoices = await grantDiscounts(product, shoppers);
		const worker = processesOf(product).worker ?? 0;
		process.kill(worker, 'SIGSTOP');
		const variants = await variantsOnSale(db, BUYERS, BUYERS);
		const numbers = await runConcurrently(BUYERS, BUYERS, async (turn) => {
			const shopper = shoppers[turn];
			if (!shopper) throw new Error('nobody to buy');
			const quote = await fillAndQuote(shopper, [variants[turn] ?? ''], discountChoices[turn]);
			const { status, body } = await placeQuoted(shopper, quote, 'vnpay', newId());
			if (status !== 201 || !body.payment) throw new Error(`placing answered ${status} ${JSON.stringify(body)}`);
			if (turn < PAID) await payAtBank(body.payment.paymentUrl, 'lost');
			return body.groupNumber;
		});
		await moveClock(db, '2 hours');
		process.kill(worker, 'SIGCONT');
		const states = await untilDecided(db, numbers);
		const [placed = 0, expired = 0] = ['placed', 'expired'].map(
			(state) => states.filter((one) => one === state).length,
		);
		const stored = await countStored(db, numbers);
		const books = await reconcileAllBooks(db);
		await moveClock(db, '0 s');
		return [
			{
				broken: `${BUYERS} orders, ${PAID} of them paid while nobody listened`,
				lost: placed === PAID && expired === BUYERS - PAID ? 'nothing' : `${placed} placed, ${expired} expired`,
				ok: placed === PAID && expired === BUYERS - PAID,
			},
			{
				broken: `${stored.lowered} of them with coin or vouchers`,
				lost: stored.wrong === 0 ? 'nothing: spent by the paid, given back to the others' : `${stored.wrong} differ`,
				ok: stored.wrong === 0 && stored.lowered > 0,
			},
			...books,
		];
	});
}

/** Paid orders must have consumed their coins and vouchers; expired orders must have released them. */
async function countStored(db: Database, numbers: readonly string[]) {
	const { rows } = await db.execute<{ lowered: number; wrong: number }>(sql`
		with sale as (
			select orders.id, orders.state = 'placed' as is_paid, coin_bonus_vnd + coin_paid_vnd > 0 as has_coin,
				shop_discount_vnd + platform_discount_vnd > 0 as has_voucher
			from orders join order_groups "group" on "group".id = group_id
			where "group".number in (select json_array_elements_text(${JSON.stringify(numbers)}::json))
		)
		select count(*) filter (where has_coin or has_voucher)::int as lowered, count(*) filter (where
			has_coin <> exists (select from coin_spends where order_id = sale.id
				and state = case when is_paid then 'posted' else 'voided' end)
			or has_voucher <> exists (select from voucher_uses where order_id = sale.id
				and (returned_at is null) = is_paid))::int as wrong
		from sale`);
	return rows[0] ?? { lowered: 0, wrong: 0 };
}

async function untilDecided(db: Database, numbers: readonly string[]): Promise<readonly string[]> {
	const deadline = Date.now() + DONE_WITHIN_MS;
	for (;;) {
		const { rows } = await db.execute<{ state: string; attempt: string }>(sql`
			select orders.state, attempt.state as attempt from orders
			join order_groups "group" on "group".id = group_id
			join payment_attempts attempt on attempt.reference = "group".id::text
			where "group".number in (select json_array_elements_text(${JSON.stringify(numbers)}::json))`);
		const isDecided = rows.every(({ state, attempt }) =>
			attempt === 'paid' ? state === 'placed' : attempt === 'expired' && state === 'expired',
		);
		if (isDecided || Date.now() > deadline) return rows.map(({ state }) => state);
		await wait(POLL_MS);
	}
}
