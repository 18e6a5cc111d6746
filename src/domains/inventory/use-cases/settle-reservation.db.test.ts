import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockItems } from '#src/domains/catalog/db/stock-tables.ts';
import { type Scope, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { runWhileLocked } from '#tests/locks.ts';
import { expireReservations } from './expire-reservations.ts';
import { reserveStock } from './reserve-stock.ts';
import { commitReservation, releaseReservation, releaseStock, shipStock } from './settle-reservation.ts';

const database = await testDatabase();
const inOne = (act: (scope: Scope) => Promise<void>) =>
	transact(contextOf(database, system()), async (scope) => ok(await act(scope)));

async function paidOrder() {
	const product = await makeProduct(database.db);
	const variantId = product.variants[0]?.id ?? '';
	const source = { type: 'order', id: newId() } as const;
	await inOne(async (scope) => {
		await reserveStock(scope, [{ source, variantId, quantity: 5 }], null);
		await commitReservation(scope, source);
	});
	const goods = (quantity: number) => [{ variantId, quantity }];
	const facts = async () => {
		const [category] = await database.db.select().from(stockItems).where(eq(stockItems.variantId, variantId));
		return { onHand: category?.onHand, reserved: category?.reserved };
	};
	return {
		facts,
		ship: (quantity: number) => inOne((scope) => shipStock(scope, source, goods(quantity))),
		drop: (quantity: number) => inOne((scope) => releaseStock(scope, source, goods(quantity))),
		cancel: () => inOne((scope) => releaseReservation(scope, source)),
	};
}

test('shipStock removes items from stock, and releaseStock makes items available', async () => {
	const order = await paidOrder();
	await order.ship(2);
	expect(await order.facts()).toEqual({ onHand: 8, reserved: 3 });
	await order.drop(1);
	expect(await order.facts()).toEqual({ onHand: 8, reserved: 2 });
	await order.ship(2);
	expect(await order.facts()).toEqual({ onHand: 6, reserved: 0 });
});

test('twenty concurrent parcels ship only as many items as the order has', async () => {
	const order = await paidOrder();
	const sent = await Promise.allSettled(Array.from({ length: 20 }, () => order.ship(1)));
	expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
	expect(await order.facts()).toEqual({ onHand: 5, reserved: 0 });
});

test('cancelling an order twenty times concurrently releases the unshipped items once', async () => {
	const order = await paidOrder();
	await order.ship(1);
	await Promise.all(Array.from({ length: 20 }, () => order.cancel()));
	expect(await order.facts()).toEqual({ onHand: 9, reserved: 0 });
	await expect(order.ship(1)).rejects.toThrow('are not held');
});

test('shipStock and releaseStock reject more items than the order holds, also concurrently', async () => {
	const order = await paidOrder();
	const sent = await Promise.allSettled(Array.from({ length: 20 }, () => order.ship(2)));
	const refused = sent.filter((one) => one.status === 'rejected');
	expect(refused).toHaveLength(18);
	for (const { reason } of refused) expect(String(reason)).toContain('are not held');
	expect(await order.facts()).toEqual({ onHand: 6, reserved: 1 });
	await expect(order.drop(2)).rejects.toThrow('are not held');
});

test('shipStock and releaseStock reject an order that is not paid', async () => {
	const product = await makeProduct(database.db);
	const variantId = product.variants[0]?.id ?? '';
	const source = { type: 'order', id: newId() } as const;
	await inOne(async (scope) => {
		await reserveStock(scope, [{ source, variantId, quantity: 5 }], addMs(await scope.now(), DAY_MS));
	});
	const goods = [{ variantId, quantity: 5 }];
	for (const act of [shipStock, releaseStock])
		await expect(inOne((scope) => act(scope, source, goods))).rejects.toThrow('are not held');
	const [category] = await database.db.select().from(stockItems).where(eq(stockItems.variantId, variantId));
	expect(category).toMatchObject({ onHand: 10, reserved: 5 });
});

test.each([
	['was paid', "state = 'committed', expires_at = NULL"],
	['was extended', "expires_at = app_now() + interval '17 minutes'"],
])('expireReservations checks again under the lock and keeps a reservation that %s before', async (_title, change) => {
	const product = await makeProduct(database.db);
	const variantId = product.variants[0]?.id ?? '';
	const source = { type: 'order', id: newId() } as const;
	await inOne(async (scope) => {
		await reserveStock(scope, [{ source, variantId, quantity: 5 }], await scope.now());
	});
	const stock = { table: 'stock_items', key: 'variant_id', id: variantId };
	const sweeps = () => Promise.all(Array.from({ length: 20 }, () => expireReservations(contextOf(database, system()))));
	const expired = await runWhileLocked(database, stock, 20, sweeps, async () => {
		await database.pool.query(`UPDATE stock_reservations SET ${change} WHERE source_id = $1`, [source.id]);
	});
	expect(expired).toEqual(Array.from({ length: 20 }, () => 0));
	const [category] = await database.db.select().from(stockItems).where(eq(stockItems.variantId, variantId));
	expect(category).toMatchObject({ onHand: 10, reserved: 5 });
});
