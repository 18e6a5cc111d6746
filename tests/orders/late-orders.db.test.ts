import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { confirmOrder, confirmReceipt, requestUnshippedCancel } from '#src/domains/fulfilment/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import type { ScheduledTransition } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf } from '#tests/factories/orders.ts';
import { deliveredSale, packedSale, partlySent, shippedSale, wireSales } from '#tests/factories/returns.ts';
import { runLateClock } from './late-clock.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const { begin, wakeAt } = runLateClock(database, () => advanceDueOrders.handle(clock, {}));
beforeAll(wireSales);

async function placed(payment: 'cod' | 'vnpay' = 'cod') {
	const { variants } = await makeProduct(database.db, { variants: [{ stock: 5 }] });
	const buyer = await makeBuyer(database);
	const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }], payment));
	if (!order) throw new Error('no order was made');
	return { order, buyer, seller: await sellerOf(database, order), number: order.number };
}
async function confirmed() {
	const sale = await placed();
	await confirmOrder(sale.seller, { number: sale.number });
	return sale;
}
async function wished() {
	const sale = await confirmed();
	await cancelOrder(sale.buyer.context, { number: sale.number, reason: 'too_slow' });
	return sale;
}
async function unshippedWished() {
	const sale = await partlySent(database);
	await requestUnshippedCancel(sale.buyer.context, { number: sale.number, reason: 'too_slow' });
	return sale;
}
async function completed() {
	const sale = await deliveredSale(database);
	await confirmReceipt(sale.buyer.context, { number: sale.number });
	return sale;
}
async function silent() {
	const sale = await shippedSale(database);
	await wakeAt(15 * DAY_MS + MINUTE_MS);
	return sale;
}

type Made = { readonly order: { readonly id: string }; readonly number: string };
type Late = { readonly make: () => Promise<Made>; readonly dueMs: number; readonly says: string };
/** Times since that Monday at 8:00, when preparing takes a day; `says` is the entry that proves the transition. */
const LATE: Readonly<Record<ScheduledTransition, Late>> = {
	expire: { make: () => placed('vnpay'), dueMs: 17 * MINUTE_MS, says: 'expired' },
	remind_confirm: { make: placed, dueMs: 12 * HOUR_MS, says: 'orders.shop_remind_confirm' },
	warn_overdue: { make: placed, dueMs: 24 * HOUR_MS, says: 'orders.shop_warn_overdue' },
	cancel_unconfirmed: { make: placed, dueMs: 48 * HOUR_MS, says: 'cancelled' },
	accept_cancel: { make: wished, dueMs: 12 * HOUR_MS, says: 'cancelled' },
	remind_pack: { make: confirmed, dueMs: 16 * HOUR_MS, says: 'orders.shop_remind_pack' },
	cancel_unpacked: { make: () => packedSale(database), dueMs: 88 * HOUR_MS, says: 'cancelled' },
	accept_rest: { make: unshippedWished, dueMs: 12 * HOUR_MS, says: 'rest_cancelled' },
	remind_rest: { make: () => partlySent(database), dueMs: 88 * HOUR_MS, says: 'orders.shop_remind_rest' },
	cancel_rest: { make: () => partlySent(database), dueMs: 136 * HOUR_MS, says: 'rest_cancelled' },
	ask_arrival: { make: () => shippedSale(database), dueMs: 15 * DAY_MS, says: 'case_opened' },
	give_up: { make: silent, dueMs: 20 * DAY_MS + MINUTE_MS, says: 'case_closed' },
	remind_receipt: { make: () => deliveredSale(database), dueMs: 5 * DAY_MS, says: 'orders.buyer_remind_receipt' },
	complete: { make: () => deliveredSale(database), dueMs: 7 * DAY_MS, says: 'completed' },
	release: { make: completed, dueMs: 14 * DAY_MS, says: 'released' },
};

async function said({ order, number }: Made): Promise<readonly string[]> {
	const { rows } = await database.pool.query<{ what: string }>(
		`SELECT kind AS what FROM order_events WHERE order_id = $1
		UNION ALL SELECT kind FROM notices WHERE params->>'number' = $2
		UNION ALL SELECT leg FROM ledger_transfers WHERE source_id = $1::text
			OR source_id IN (SELECT id::text FROM order_refunds WHERE order_id = $1)
		UNION ALL SELECT concat_ws(' ', 'held', variant_id, state, quantity) FROM stock_reservations
			WHERE source_id = $1::text ORDER BY 1`,
		[order.id, number],
	);
	return rows.map(({ what }) => what);
}

test.each(Object.entries(LATE))(
	'the order transition %s does not run early, runs once with 20 workers two hours late, and does not repeat when the clock steps back',
	async (_transition, { make, dueMs, says }) => {
		await begin();
		const sale = await make();
		const times = (all: readonly string[]) => all.filter((what) => what === says).length;
		await wakeAt(dueMs - 2 * MINUTE_MS);
		expect(times(await said(sale))).toBe(0);
		await wakeAt(dueMs + 2 * HOUR_MS, 20);
		const late = await said(sale);
		expect(times(late)).toBe(1);
		await wakeAt(dueMs + HOUR_MS, 20);
		expect(await said(sale)).toEqual(late);
		await wakeAt(dueMs - 2 * MINUTE_MS, 20);
		expect(await said(sale)).toEqual(late);
		await wakeAt(dueMs + 2 * HOUR_MS + MINUTE_MS, 20);
		expect(await said(sale)).toEqual(late);
	},
);
