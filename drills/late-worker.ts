import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { fillAndQuote, makeShoppers, placeQuoted, variantsOnSale } from '../tests/shoppers.ts';
import { inTurns } from '../tests/turns.ts';
import { provenBooks } from './parts/books.ts';
import { payAtBank } from './parts/buying.ts';
import { moveClock } from './parts/clock.ts';
import { type DrillRow, processesOf } from './parts/drill.ts';
import { withProduct } from './parts/product.ts';

export const name = 'The worker wakes two hours late';

const BUYERS = 10;
const PAID = 4;
/** Duties come each minute; two rounds and some time for their work. */
const DONE_WITHIN_MS = 180_000;
const LOOK_MS = 1_000;

/** What was due is done once, and what the bank said to nobody is found out: late, but as if it had been in time. */
export function run(): Promise<readonly DrillRow[]> {
	return withProduct(async (product, db) => {
		const worker = processesOf(product).worker ?? 0;
		process.kill(worker, 'SIGSTOP');
		const shoppers = await makeShoppers(product, db, BUYERS);
		const variants = await variantsOnSale(db, BUYERS, BUYERS);
		const numbers = await inTurns(BUYERS, BUYERS, async (turn) => {
			const shopper = shoppers[turn];
			if (!shopper) throw new Error('nobody to buy');
			const quote = await fillAndQuote(shopper, [variants[turn] ?? '']);
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
		const books = await provenBooks(db);
		await moveClock(db, '0 s');
		return [
			{
				broken: `${BUYERS} orders, ${PAID} of them paid while nobody listened`,
				lost: placed === PAID && expired === BUYERS - PAID ? 'nothing' : `${placed} placed, ${expired} expired`,
				ok: placed === PAID && expired === BUYERS - PAID,
			},
			...books,
		];
	});
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
		await wait(LOOK_MS);
	}
}
