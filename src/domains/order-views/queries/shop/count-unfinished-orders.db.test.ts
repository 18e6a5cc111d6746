import { expect, test } from 'vitest';
import { finaliseOrderPayment } from '#src/domains/checkout/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { wireTestPayments } from '#tests/factories/payments.ts';
import { deliveredSale, requestedReturn, type Sale } from '#tests/factories/returns.ts';
import { countUnfinished } from './count-unfinished-orders.ts';

const database = await testDatabase();
wireTestPayments({ order: finaliseOrderPayment });
const { fresh } = contextOf(database, system());
const unfinished = ({ order }: Sale) =>
	database.pool
		.query<{ shop: string }>('SELECT shop_id AS shop FROM orders WHERE id = $1', [order.id])
		.then(({ rows }) => countUnfinished(fresh, rows[0]?.shop ?? ''));

/** A completed order, delivered and promised the given days ago. */
async function completed(deliveredDays: number, promisedDays: number): Promise<Sale> {
	const sale = await deliveredSale(database);
	await database.pool.query(
		`UPDATE orders SET state = 'completed', due_at = NULL, completed_at = app_now(),
			delivered_at = app_now() - make_interval(days => $2), arrives_to = app_now() - make_interval(days => $3)
		 WHERE id = $1`,
		[sale.order.id, deliveredDays, promisedDays],
	);
	return sale;
}

test.each([
	['delivered but not completed', 0, null, 1],
	['completed, while a fault can still be reported', 14, 16, 1],
	['completed, while a missing delivery can still be reported', 16, 11, 1],
	['no longer when no problem can be reported', 16, 16, 0],
])('countUnfinished counts an order: %s', async (_when, deliveredDays, promisedDays, orders) => {
	const sale = promisedDays === null ? await deliveredSale(database) : await completed(deliveredDays, promisedDays);
	expect(await unfinished(sale)).toEqual({ orders, returns: 0 });
});

test('countUnfinished counts a return until it ends, and the order while its replacement can be returned', async () => {
	const sale = await deliveredSale(database);
	const returnId = await requestedReturn(sale);
	expect(await unfinished(sale)).toEqual({ orders: 1, returns: 1 });
	await database.pool.query(
		`UPDATE orders SET state = 'completed', due_at = NULL, completed_at = app_now(),
			delivered_at = app_now() - interval '20 days', arrives_to = app_now() - interval '20 days' WHERE id = $1`,
		[sale.order.id],
	);
	const end = (days: number) =>
		database.pool.query(
			`UPDATE order_returns SET state = 'replaced', due_at = NULL, replacement_offered_at = app_now() - interval '30 days',
				replacement_agreed_at = app_now() - interval '29 days', ended_at = app_now() - make_interval(days => $2)
			 WHERE id = $1`,
			[returnId, days],
		);
	await end(3);
	expect(await unfinished(sale)).toEqual({ orders: 1, returns: 0 });
	await end(16);
	expect(await unfinished(sale)).toEqual({ orders: 0, returns: 0 });
});

test('countUnfinished counts an order that has just expired, because it may be paid late, but no older ones', async () => {
	const sale = await deliveredSale(database);
	const expire = (days: number) =>
		database.pool.query(
			`UPDATE orders SET state = 'expired', due_at = NULL, ordered_at = app_now() - make_interval(days => $2)
			 WHERE id = $1`,
			[sale.order.id, days],
		);
	await expire(1);
	expect(await unfinished(sale)).toEqual({ orders: 1, returns: 0 });
	await expire(4);
	expect(await unfinished(sale)).toEqual({ orders: 0, returns: 0 });
});
