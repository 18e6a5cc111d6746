import { beforeAll, expect, test } from 'vitest';
import { confirmReceipt } from '#src/domains/fulfilment/use-cases/confirm-receipt.ts';
import { findOrderByNumber } from '#src/domains/orders/db/order-repository.ts';
import { endReturned } from '#src/domains/returns/use-cases/steps/end-returned-order.ts';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { deliveredSale, type Sale, wireSales } from '#tests/factories/returns.ts';
import { recountNewShops } from './recount-new-shops.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
const recount = () => recountNewShops.handle(worker, {});
beforeAll(wireSales);

async function completedSale(): Promise<Sale> {
	const sale = await deliveredSale(database);
	const done = await confirmReceipt(sale.buyer.context, { number: sale.number });
	return done.ok ? sale : expect.fail(done.error.code);
}
async function countedOf({ number }: Sale) {
	const { rows } = await database.pool.query<{ counted: number }>(
		`SELECT completed_orders AS counted FROM shops
			WHERE id = (SELECT shop_id FROM orders WHERE number = $1)`,
		[number],
	);
	return rows[0]?.counted;
}
/** Sets the count as a release without counting would have left it. */
const say = ({ number }: Sale, counted: number) =>
	database.pool.query(
		'UPDATE shops SET completed_orders = $2 WHERE id = (SELECT shop_id FROM orders WHERE number = $1)',
		[number, counted],
	);

test('recountNewShops corrects a missing count once under twenty concurrent runs', async () => {
	const sale = await completedSale();
	await say(sale, 0);
	await database.warm(20);
	await Promise.all(Array.from({ length: 20 }, recount));
	expect(await countedOf(sale)).toBe(1);
});

test('a returned order is subtracted from the count, also for a shop that is not new', async () => {
	const sale = await completedSale();
	expect(await countedOf(sale)).toBe(1);
	for (const before of [1, 20]) {
		await say(sale, before);
		await transact(worker, async (scope) => {
			const order = await findOrderByNumber(scope.read, sale.number);
			return ok(await endReturned(scope, order ? { ...order, state: 'completed' } : expect.fail()));
		});
		expect(await countedOf(sale)).toBe(0);
	}
	await recount();
	expect(await countedOf(sale)).toBe(0);
});

test('recountNewShops skips shops that are not new', async () => {
	const sale = await completedSale();
	await say(sale, 20);
	await recount();
	expect(await countedOf(sale)).toBe(20);
});
