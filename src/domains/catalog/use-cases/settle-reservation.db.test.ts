import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Scope, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/makers/catalog.ts';
import { stockItems } from '../db/tables.ts';
import { reserveStock } from './reserve-stock.ts';
import { commitReservation, releaseReservation, releaseStock, shipStock } from './settle-reservation.ts';

const database = await testDatabase();
const inOne = (act: (scope: Scope) => Promise<void>) =>
	transact(contextOf(database, system()), async (scope) => ok(await act(scope)));

/** Ten on the shelf, of which a paid order waits for five. */
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
		const [shelf] = await database.db.select().from(stockItems).where(eq(stockItems.variantId, variantId));
		return { onHand: shelf?.onHand, reserved: shelf?.reserved };
	};
	return {
		facts,
		ship: (quantity: number) => inOne((scope) => shipStock(scope, source, goods(quantity))),
		drop: (quantity: number) => inOne((scope) => releaseStock(scope, source, goods(quantity))),
		cancel: () => inOne((scope) => releaseReservation(scope, source)),
	};
}

test('what a parcel takes leaves the shelf; what is dropped others may buy', async () => {
	const order = await paidOrder();
	await order.ship(2);
	expect(await order.facts()).toEqual({ onHand: 8, reserved: 3 });
	await order.drop(1);
	expect(await order.facts()).toEqual({ onHand: 8, reserved: 2 });
	await order.ship(2);
	expect(await order.facts()).toEqual({ onHand: 6, reserved: 0 });
});

test('of twenty parcels at once as many leave as there are pieces', async () => {
	const order = await paidOrder();
	const sent = await Promise.allSettled(Array.from({ length: 20 }, () => order.ship(1)));
	expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
	expect(await order.facts()).toEqual({ onHand: 5, reserved: 0 });
});

test('a cancelled order gives back what has not left, once', async () => {
	const order = await paidOrder();
	await order.ship(1);
	await Promise.all(Array.from({ length: 20 }, () => order.cancel()));
	expect(await order.facts()).toEqual({ onHand: 9, reserved: 0 });
	await expect(order.ship(1)).rejects.toThrow('are not held');
});
