import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reserveStock } from '#src/domains/inventory/use-cases/reserve-stock.ts';
import { restockProducts } from '#src/domains/inventory/use-cases/restock-products.ts';
import { setStock } from '#src/domains/inventory/use-cases/set-stock.ts';
import { releaseReservation } from '#src/domains/inventory/use-cases/settle-reservation.ts';
import { setPrice } from '#src/domains/product-editing/use-cases/prices/set-price.ts';
import { selectCards } from '#src/domains/search/queries/lists/product-list.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { products } from '../db/tables.ts';

const database = await testDatabase();
const { db } = database;
const read = readOnly(db);
const heard = collectDroppedPages(database);
const worker = contextOf(database, system());

async function selling(variants: readonly { readonly priceVnd: number; readonly stock: number }[], quantityMin = 1) {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const { id, variants: made } = await makeProduct(db, { shopId: shop.id, variants, quantityMin });
	const idOf = (at: number) => made[at]?.id ?? '';
	const found = async (maxVnd: number) =>
		(await selectCards(read, { shopId: shop.id, maxVnd, flags: ['stock'] }, { limit: 5, offset: 0 })).length;
	return {
		id,
		idOf,
		found,
		row: async () => (await db.select().from(products).where(eq(products.id, id)))[0] ?? expect.fail(),
		inSearch: async () =>
			(
				await db.execute<{ priceVnd: number }>(sql`
				select price_from_vnd as "priceVnd" from search_entries where id = ${id}`)
			).rows[0]?.priceVnd,
		count: (at: number, onHand: number) => setStock(seller, { variantId: idOf(at), onHand }),
		price: (at: number, priceVnd: number) => setPrice(seller, { variantId: idOf(at), priceVnd }),
		buy: async (at: number, quantity = 1) => {
			const source = { type: 'order' as const, id: newId() };
			await transact(worker, (scope) => reserveStock(scope, [{ source, variantId: idOf(at), quantity }], null));
			return source;
		},
	};
}
type Source = { readonly type: 'order'; readonly id: string };
const giveBack = (source: Source) =>
	transact(worker, async (scope) => {
		await releaseReservation(scope, source);
		return ok(null);
	});

const counted = async (id: string) => {
	const { rows } = await db.execute<{ isSo: boolean }>(sql`
		select (product.price_from_vnd, product.price_to_vnd, product.is_in_stock, product.compare_at_vnd)
			is not distinct from (offer.price_from_vnd, offer.price_to_vnd, offer.is_in_stock, offer.compare_at_vnd) as "isSo"
		from products product join product_offers offer using (id) where product.id = ${id}`);
	return rows[0]?.isSo;
};

test('the display price skips a sold-out variant and includes it again after a return or recount', async () => {
	const { id, idOf, row, inSearch, found, buy, count } = await selling([
		{ priceVnd: 51_000, stock: 1 },
		{ priceVnd: 100_000, stock: 9 },
	]);
	expect(await found(60_000)).toBe(1);
	await heard();
	const order = await buy(0);
	expect(await row()).toMatchObject({ priceFromVnd: 100_000, priceToVnd: 100_000, isInStock: true });
	expect(await inSearch()).toBe(100_000);
	expect(await found(60_000)).toBe(0);
	expect(await heard()).toEqual(['catalog', `product:${id}`]);
	await giveBack(order);
	expect(await row()).toMatchObject({ priceFromVnd: 51_000, priceToVnd: 100_000 });
	expect(await found(60_000)).toBe(1);
	await count(0, 0);
	expect(await inSearch()).toBe(100_000);
	await transact(worker, async (scope) => {
		await restockProducts(scope, [{ variantId: idOf(0), quantity: 1 }]);
		return ok(null);
	});
	expect(await inSearch()).toBe(51_000);
});

test('a product without orderable variants shows the lowest price of all; stock below the minimum quantity is not orderable', async () => {
	const { row, buy } = await selling(
		[
			{ priceVnd: 51_000, stock: 7 },
			{ priceVnd: 100_000, stock: 9 },
		],
		6,
	);
	await buy(0, 6);
	expect(await row()).toMatchObject({ priceFromVnd: 100_000, isInStock: true });
	await buy(1, 6);
	expect(await row()).toMatchObject({ priceFromVnd: 51_000, priceToVnd: 100_000, isInStock: false });
});

test('a sold-out variant with a higher price does not widen the displayed price range', async () => {
	const { row, buy } = await selling([
		{ priceVnd: 51_000, stock: 4 },
		{ priceVnd: 100_000, stock: 1 },
	]);
	await buy(1);
	expect(await row()).toMatchObject({ priceFromVnd: 51_000, priceToVnd: 51_000 });
});

test('concurrent purchases of the last items of all variants leave the product out of stock', async () => {
	const stocks = Array.from({ length: 10 }, (_, at) => ({ priceVnd: 50_000 + at * 1000, stock: 1 }));
	for (let round = 0; round < 5; round += 1) {
		const { id, row, buy } = await selling(stocks);
		await Promise.all(stocks.map((_, at) => buy(at)));
		expect(await row()).toMatchObject({ isInStock: false, priceFromVnd: 50_000 });
		expect(await counted(id)).toBe(true);
	}
});

test('after concurrent sales, returns, recounts and price changes the displayed price matches the stock', async () => {
	const stocks = Array.from({ length: 5 }, (_, at) => ({ priceVnd: 100_000 + at * 1000, stock: 1 }));
	for (let round = 0; round < 4; round += 1) {
		const { id, buy, count, price } = await selling(stocks);
		const orders = await Promise.all([0, 1].map((at) => buy(at)));
		await Promise.all([
			...orders.map(giveBack),
			...[2, 3, 4].map((at) => buy(at)),
			...[0, 1].map((at) => count(at, 4)),
			...Array.from({ length: 13 }, (_, at) => price(at % 5, 90_000 + at * 500)),
		]);
		expect(await counted(id)).toBe(true);
	}
});
