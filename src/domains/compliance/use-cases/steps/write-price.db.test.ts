import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readKnownPrices } from '#src/domains/catalog/db/known-prices.ts';
import { findVariant, lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { priceHistory, products, productVariants } from '#src/domains/catalog/db/tables.ts';
import { getPriceHistory } from '#src/domains/catalog/queries/get-price-history.ts';
import { listVariantPasts } from '#src/domains/catalog/queries/list-variant-pasts.ts';
import { setStock } from '#src/domains/inventory/use-cases/set-stock.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, publishedEvents, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { writePrice } from './write-price.ts';

const database = await testDatabase();
const { db } = database;
await database.setClockTo('2026-11-10T09:00:00+07:00');

const write = async (variantId: string, priceVnd: number) => {
	const written = await transact(contextOf(database, system()), async (scope) => {
		const found = await findVariant(scope.db, variantId);
		if (found) await lockProduct(scope.db, found.productId);
		const variant = await findVariant(scope.db, variantId);
		return ok(await writePrice(scope, variant ?? expect.fail(), priceVnd, 'system:test'));
	});
	return written.value;
};
const pricesOf = async (variantId: string) =>
	(await db.select().from(priceHistory).where(eq(priceHistory.variantId, variantId))).map(({ priceVnd }) => priceVnd);
const lowered = async (variantId: string) =>
	(await publishedEvents<{ variantId: string }>(database, 'catalog.price_lowered')).filter(
		(event) => event.variantId === variantId,
	).length;
const goods = async () => {
	const product = await makeProduct(db, { variants: [{ priceVnd: 100_000 }, { priceVnd: 300_000 }] });
	return { id: product.id, first: product.variants[0]?.id ?? '', second: product.variants[1]?.id ?? '' };
};

test('a lower price is announced and compared with the lowest of thirty days, a higher one is not', async () => {
	const { first } = await goods();
	expect(await write(first, 80_000)).toMatchObject({ compareAtVnd: 100_000 });
	expect(await lowered(first)).toBe(1);
	expect(await write(first, 120_000)).toBeNull();
	expect(await lowered(first)).toBe(1);
	const [row] = await db.select().from(productVariants).where(eq(productVariants.id, first));
	expect(row).toMatchObject({ priceVnd: 120_000, compareAtVnd: null });
	expect((await pricesOf(first)).sort((a, b) => a - b)).toEqual([80_000, 100_000, 120_000]);
});

test('raising a price and lowering it back shows no reduction', async () => {
	const { first } = await goods();
	await write(first, 140_000);
	expect(await write(first, 100_000)).toBeNull();
});

test('a reduction is compared only with prices since publication, not with those of the draft', async () => {
	const product = await makeProduct(db, { state: 'draft', publishedAt: null, variants: [{ priceVnd: 200_000 }] });
	const variantId = product.variants[0]?.id ?? '';
	expect(await write(variantId, 101_000)).toBeNull();
	const publishedAt = new Date('2026-11-10T09:30:00+07:00');
	await db.update(products).set({ state: 'published', publishedAt }).where(eq(products.id, product.id));
	await database.setClockTo('2026-11-17T10:00:00+07:00');
	expect(await write(variantId, 90_000)).toMatchObject({ compareAtVnd: 101_000 });
	await database.setClockTo('2026-11-17T11:00:00+07:00');
	expect(
		await transact(contextOf(database, system()), async (scope) => ok(await readKnownPrices(scope.db, variantId))),
	).toEqual(ok({ highestVnd: 101_000, dayAgoVnd: 101_000 }));
	const pasts = await listVariantPasts(readOnly(db), [product.id]);
	const past = pasts.get(product.id)?.get(variantId);
	expect(past?.prices.map(({ priceVnd }) => priceVnd)).toEqual([101_000, 90_000]);
	expect(past?.away).toMatchObject([{ from: new Date(0), to: publishedAt }]);
	const [told] = await getPriceHistory(readOnly(db), product.id);
	expect(told?.steps.map(({ priceVnd }) => priceVnd)).toEqual([101_000, 90_000]);
	await database.setClockTo('2026-11-10T09:00:00+07:00');
});

test('a price raised while the product was hidden does not count for a reduction', async () => {
	const product = await makeProduct(db, { variants: [{ priceVnd: 100_000 }] });
	const variantId = product.variants[0]?.id ?? '';
	const become = (state: 'hidden' | 'published') =>
		db.update(products).set({ state }).where(eq(products.id, product.id));
	await database.setClockTo('2026-11-20T09:00:00+07:00');
	await become('hidden');
	await write(variantId, 200_000);
	await database.setClockTo('2026-12-25T09:00:00+07:00');
	expect(await write(variantId, 120_000)).toBeNull();
	await become('published');
	await database.setClockTo('2027-01-01T10:00:00+07:00');
	expect(await write(variantId, 110_000)).toMatchObject({ compareAtVnd: 120_000 });
	await database.setClockTo('2027-01-01T11:00:00+07:00');
	const [told] = await getPriceHistory(readOnly(db), product.id);
	expect(told?.steps.map(({ priceVnd }) => priceVnd)).toEqual([120_000, 110_000]);
	await database.setClockTo('2026-11-10T09:00:00+07:00');
});

test('prices while a product was sold out or its shop closed or suspended do not count for a reduction', async () => {
	const closed = await makeShop(db, { closedFrom: '2026-11-11', closedTo: '2026-12-24' });
	const suspended = await makeShop(db);
	await database.pool.query(
		`INSERT INTO shop_suspensions (id, shop_id, reason, suspended_at, ended_at)
			VALUES (gen_random_uuid(), $1, 'Thử', '2026-11-10T08:00+07:00', '2026-12-25T08:59+07:00')`,
		[suspended.id],
	);
	const shop = await makeShop(db);
	const soldOut = await makeProduct(db, { shopId: shop.id, variants: [{ priceVnd: 100_000 }] });
	const count = (onHand: number) =>
		setStock(contextOf(database, vendor(shop.ownerId, shop.id)), { variantId: soldOut.variants[0]?.id ?? '', onHand });
	await count(0);
	const goods = [
		soldOut,
		await makeProduct(db, { shopId: closed.id, variants: [{ priceVnd: 100_000 }] }),
		await makeProduct(db, { shopId: suspended.id, variants: [{ priceVnd: 100_000 }] }),
	];
	await database.setClockTo('2026-11-11T00:00:01+07:00');
	for (const { variants } of goods) await write(variants[0]?.id ?? '', 200_000);
	await database.setClockTo('2026-12-24T23:59:00+07:00');
	for (const { variants } of goods) expect(await write(variants[0]?.id ?? '', 190_000)).toBeNull();
	await database.setClockTo('2026-12-25T09:00:00+07:00');
	await count(10);
	await database.setClockTo('2027-01-01T10:00:00+07:00');
	for (const { variants } of goods)
		expect(await write(variants[0]?.id ?? '', 150_000)).toMatchObject({ compareAtVnd: 190_000 });
	await database.setClockTo('2026-11-10T09:00:00+07:00');
});

test('a lower price one second after publication shows no reduction', async () => {
	const publishedAt = new Date('2026-11-10T08:59:59+07:00');
	const { variants } = await makeProduct(db, { publishedAt, variants: [{ priceVnd: 200_000 }] });
	await database.setClockTo('2026-11-10T09:00:00+07:00');
	expect(await write(variants[0]?.id ?? '', 101_000)).toBeNull();
});

test('writing the same price twice adds one row to the price history', async () => {
	const { first } = await goods();
	await write(first, 90_000);
	await write(first, 90_000);
	expect(await pricesOf(first)).toHaveLength(2);
	expect(await lowered(first)).toBe(1);
});

test('priceFromVnd and priceToVnd are the lowest and the highest price of the variants', async () => {
	const { id, first, second } = await goods();
	await write(second, 60_000);
	await write(first, 110_000);
	const [row] = await db.select().from(products).where(eq(products.id, id));
	expect(row).toMatchObject({ priceFromVnd: 60_000, priceToVnd: 110_000 });
});

test('twenty concurrent prices add twenty rows to the price history, and the last row is the current price', async () => {
	const { first } = await goods();
	await Promise.all(Array.from({ length: 20 }, (_, at) => write(first, 90_000 - at * 100)));
	const lines = await db.select().from(priceHistory).where(eq(priceHistory.variantId, first));
	expect(lines).toHaveLength(21);
	const [row] = await db.select().from(productVariants).where(eq(productVariants.id, first));
	const newest = lines.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime() || (a.id < b.id ? 1 : -1))[0];
	expect(row?.priceVnd).toBe(newest?.priceVnd);
});
