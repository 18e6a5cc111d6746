import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StockLine, StockSource } from '#src/domains/catalog/contract/product.ts';
import { stockItems, stockReservations } from '#src/domains/catalog/db/stock-tables.ts';
import { products } from '#src/domains/catalog/db/tables.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { contextOf, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { rowsLockedBefore } from '#tests/locks.ts';
import { takeStock } from '../db/stock-repository.ts';
import { expireReservations } from './expire-reservations.ts';
import { reserveStock } from './reserve-stock.ts';
import { restockProducts } from './restock-products.ts';
import { commitReservation, extendReservation, releaseReservation, shipStock } from './settle-reservation.ts';

const database = await testDatabase();
const shop = await makeShop(database.db);
const context = (): Context => contextOf(database, system());

const order = (id = newId()): StockSource => ({ type: 'order', id });
const goods = async (stock: number) => {
	const product = await makeProduct(database.db, { shopId: shop.id, variants: [{ stock }] });
	return { productId: product.id, variantId: product.variants[0]?.id ?? '' };
};
const inMinutes = (minutes: number) => addMs(new Date(), minutes * MINUTE_MS);
const reserve = (lines: readonly StockLine[], expiresAt: Date | null = inMinutes(17)) =>
	transact(context(), (scope) => reserveStock(scope, lines, expiresAt));
const line = (variantId: string, quantity = 1, source = order()): StockLine => ({ source, variantId, quantity });
const level = async (variantId: string) => {
	const [row] = await database.db.select().from(stockItems).where(eq(stockItems.variantId, variantId));
	return [row?.onHand, row?.reserved];
};
const statesOf = async (source: StockSource) =>
	(await database.db.select().from(stockReservations).where(eq(stockReservations.sourceId, source.id))).map(
		({ state }) => state,
	);
const isInStock = async (productId: string) =>
	(await database.db.select().from(products).where(eq(products.id, productId)))[0]?.isInStock;

test('200 concurrent buyers of 10 items get exactly 10 reservations, the others catalog.out_of_stock', async () => {
	const { variantId, productId } = await goods(10);
	const results = await Promise.all(Array.from({ length: 200 }, () => reserve([line(variantId)])));
	expect(results.filter((result) => result.ok)).toHaveLength(10);
	const refused = results.find((result) => !result.ok);
	expect(refused).toMatchObject({ error: { code: 'catalog.out_of_stock', kind: 'conflict' } });
	expect(await level(variantId)).toEqual([10, 10]);
	expect(await isInStock(productId)).toBe(false);
});

test('the constraint stock_items_reserved_within rejects reserving more than the stock, and nothing is written', async () => {
	const { variantId } = await goods(2);
	const source = order();
	for (let time = 0; time < 6; time += 1) {
		const tooMany = transact(context(), async ({ db }) => {
			await takeStock(db, [line(variantId, 3, source)], new Map([[variantId, 3]]), null);
			return ok(null);
		});
		await expect(tooMany).rejects.toMatchObject({ cause: { constraint: 'stock_items_reserved_within' } });
	}
	expect(await level(variantId)).toEqual([2, 0]);
	expect(await statesOf(source)).toEqual([]);
});

const SEEDS = 20;
test('200 buyers of 10 items at random moments get exactly 10 reservations', async () => {
	const pauses = fc.array(fc.nat({ max: 40 }), { minLength: 200, maxLength: 200, size: 'max' });
	await fc.assert(
		fc.asyncProperty(pauses, async (all) => {
			const { variantId } = await goods(10);
			const results = await Promise.all(
				all.map(async (pauseMs) => {
					await wait(pauseMs);
					return reserve([line(variantId)]);
				}),
			);
			expect(results.filter((result) => result.ok)).toHaveLength(10);
			expect(await level(variantId)).toEqual([10, 10]);
		}),
		{ numRuns: SEEDS, endOnFailure: true },
	);
});

test('300 concurrent buyers of two products in either order cause no deadlock', async () => {
	const a = await goods(1000);
	const b = await goods(1000);
	const buy = (index: number) => {
		const [first, second] = index % 2 === 0 ? [a, b] : [b, a];
		return reserve([line(first.variantId), line(second.variantId)]);
	};
	const results = await Promise.all(Array.from({ length: 300 }, (_, index) => buy(index)));
	expect(results.every((result) => result.ok)).toBe(true);
	expect(await level(a.variantId)).toEqual([1000, 300]);
	expect(await level(b.variantId)).toEqual([1000, 300]);
});

test('reserveStock locks stock rows in the order of their ids, regardless of the order of the lines', async () => {
	const variantIds = await Promise.all(Array.from({ length: 6 }, async () => (await goods(20)).variantId));
	const ids = variantIds.toSorted();
	const buy = () => reserve(variantIds.toReversed().map((id) => line(id)));
	for (const [place, held] of ids.entries()) {
		const rows = { table: 'stock_items', key: 'variant_id', ids, held };
		expect(await rowsLockedBefore(database, rows, buy)).toEqual(ids.slice(0, place));
	}
});

test('reserveStock reserves nothing when one line is short and names the shortage', async () => {
	const plenty = await goods(10);
	const scarce = await goods(2);
	const result = await reserve([line(plenty.variantId, 5), line(scarce.variantId, 3)]);
	expect(result).toMatchObject({
		error: { details: { shortages: [{ variantId: scarce.variantId, wanted: 3, available: 2 }] } },
	});
	expect(await level(plenty.variantId)).toEqual([10, 0]);
});

test('reserveStock adds up two lines of one variant for two orders', async () => {
	const { variantId } = await goods(3);
	expect((await reserve([line(variantId, 2), line(variantId, 2)])).ok).toBe(false);
	expect((await reserve([line(variantId, 2), line(variantId, 1)])).ok).toBe(true);
	expect(await level(variantId)).toEqual([3, 3]);
});

test('twenty concurrent releases of one order release its stock once', async () => {
	const { variantId, productId } = await goods(4);
	const source = order();
	await reserve([line(variantId, 4, source)]);
	expect(await isInStock(productId)).toBe(false);
	const release = () =>
		transact(context(), async (scope) => {
			await releaseReservation(scope, source);
			return ok(null);
		});
	await Promise.all(Array.from({ length: 20 }, release));
	expect(await level(variantId)).toEqual([4, 0]);
	expect(await statesOf(source)).toEqual(['released']);
	expect(await isInStock(productId)).toBe(true);
});

test('a payment concurrent with the expiry either commits the reservation or fails with catalog.reservation_lost', async () => {
	const { variantId } = await goods(100);
	const sources = Array.from({ length: 20 }, () => order());
	for (const source of sources) await reserve([line(variantId, 1, source)], inMinutes(-1));
	const commit = (source: StockSource) => transact(context(), (scope) => commitReservation(scope, source));
	const [results] = await Promise.all([
		Promise.all(sources.map(commit)),
		expireReservations(contextOf(database, system())),
		expireReservations(contextOf(database, system())),
	]);
	const paid = results.filter((result) => result.ok).length;
	expect(await level(variantId)).toEqual([100, paid]);
	const lost = results.filter((result) => !result.ok && result.error.code === 'catalog.reservation_lost');
	expect(lost).toHaveLength(20 - paid);
});

test('expireReservations releases and announces an expired reservation, which can be made again', async () => {
	const { variantId } = await goods(5);
	const source = order();
	await reserve([line(variantId, 5, source)], inMinutes(17));
	expect(await expireReservations(contextOf(database, system()))).toBe(0);
	await database.setClock('17 minutes 1 second');
	expect(await expireReservations(contextOf(database, system()))).toBeGreaterThanOrEqual(1);
	await database.setClock('0 s');
	expect(await level(variantId)).toEqual([5, 0]);
	expect(await publishedEvents(database, 'catalog.reservation_expired')).toContainEqual({
		sourceType: 'order',
		sourceId: source.id,
	});
	expect((await reserve([line(variantId, 5, source)])).ok).toBe(true);
	expect((await statesOf(source)).sort()).toEqual(['active', 'expired']);
});

test('extendReservation extends an active reservation and returns catalog.reservation_lost for a released one', async () => {
	const { variantId } = await goods(5);
	const [stored, lost] = [order(), order()];
	await reserve([line(variantId, 1, stored), line(variantId, 1, lost)], inMinutes(5));
	const extend = (source: StockSource) =>
		transact(context(), (scope) => extendReservation(scope, inMinutes(30), source));
	await transact(context(), async (scope) => {
		await releaseReservation(scope, lost);
		return ok(null);
	});
	expect(await extend(lost)).toMatchObject({ error: { code: 'catalog.reservation_lost' } });
	expect((await extend(stored)).ok).toBe(true);
	await database.setClock('10 minutes');
	await expireReservations(contextOf(database, system()));
	await database.setClock('0 s');
	expect(await statesOf(stored)).toEqual(['active']);
});

test('a reservation for cash on delivery never expires, and each item is shipped once', async () => {
	const { variantId } = await goods(5);
	const source = order();
	await reserve([line(variantId, 2, source)], null);
	await database.setClock('3 days');
	await expireReservations(contextOf(database, system()));
	await database.setClock('0 s');
	expect(await level(variantId)).toEqual([5, 2]);
	const ship = () =>
		transact(context(), async (scope) => {
			await shipStock(scope, source, [{ variantId, quantity: 1 }]);
			return ok(null);
		});
	const sent = await Promise.allSettled(Array.from({ length: 20 }, ship));
	expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
	expect(await level(variantId)).toEqual([3, 0]);
	await transact(context(), async (scope) => {
		await restockProducts(scope, [{ variantId, quantity: 1 }]);
		return ok(null);
	});
	expect(await level(variantId)).toEqual([4, 0]);
});

test('committing a reservation twice changes nothing, and a released one cannot be committed', async () => {
	const { variantId } = await goods(5);
	const source = order();
	await reserve([line(variantId, 2, source)]);
	const commit = () => transact(context(), (scope) => commitReservation(scope, source));
	expect((await commit()).ok).toBe(true);
	expect((await commit()).ok).toBe(true);
	await transact(context(), async (scope) => {
		await releaseReservation(scope, source);
		return ok(null);
	});
	expect(await commit()).toMatchObject({ error: { code: 'catalog.reservation_lost' } });
	expect(await level(variantId)).toEqual([5, 0]);
});

test('a reservation that lost one line is neither committed nor extended until it is reserved again', async () => {
	const [stored, gone] = [await goods(5), await goods(5)];
	const source = order();
	const lines = [line(stored.variantId, 1, source), line(gone.variantId, 2, source)];
	await reserve(lines);
	const ofGone = 'WHERE variant_id = $1';
	await database.pool.query(`UPDATE stock_reservations SET state = 'expired' ${ofGone}`, [gone.variantId]);
	await database.pool.query(`UPDATE stock_items SET reserved = 0 ${ofGone}`, [gone.variantId]);
	const commit = () => transact(context(), (scope) => commitReservation(scope, source));
	const lost = { error: { code: 'catalog.reservation_lost' } };
	expect(await commit()).toMatchObject(lost);
	expect(await transact(context(), (scope) => extendReservation(scope, inMinutes(30), source))).toMatchObject(lost);
	expect((await statesOf(source)).sort()).toEqual(['active', 'expired']);
	await transact(context(), async (scope) => {
		await releaseReservation(scope, source);
		return reserveStock(scope, lines, inMinutes(17));
	});
	expect((await commit()).ok).toBe(true);
	expect([await level(stored.variantId), await level(gone.variantId)]).toEqual([
		[5, 1],
		[5, 2],
	]);
});
