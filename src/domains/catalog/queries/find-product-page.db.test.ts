import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shops } from '#src/domains/vendors/db/tables.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { findProductPage } from './find-product-page.ts';

const database = await testDatabase();
const { db } = database;
const daysFromNow = (days: number) => addMs(new Date(), days * DAY_MS);
const pageOf = async (slug: string) => {
	const found = await findProductPage(readOnly(db), slug);
	return found.kind === 'product' ? found : expect.fail(found.kind);
};

test('the page of a product is fresh until its first comparison ends, and expired comparisons are hidden', async () => {
	const [first, later] = [daysFromNow(2), daysFromNow(9)];
	const { slug } = await makeProduct(db, {
		variants: [
			{ compareAtVnd: 120_000, compareUntil: later },
			{ compareAtVnd: 130_000, compareUntil: first },
			{ compareAtVnd: 140_000, compareUntil: daysFromNow(-1) },
		],
	});
	const { product, freshUntil } = await pageOf(slug);
	expect(product.variants.map(({ compareAtVnd }) => compareAtVnd)).toEqual([120_000, 130_000, null]);
	expect(freshUntil).toEqual(first);
	expect((await pageOf((await makeProduct(db)).slug)).freshUntil).toBeNull();
});

test('findProductPage omits variants that are off and shows 0 for stock below the minimum quantity', async () => {
	const variants = [{ priceVnd: 90_000, isOnSale: false }, { stock: 3 }, { stock: 4 }];
	const { slug } = await makeProduct(db, { quantityMin: 4, variants });
	const { product } = await pageOf(slug);
	expect(product.variants.map(({ priceVnd, available }) => [priceVnd, available])).toEqual([
		[100_000, 0],
		[100_000, 4],
	]);
});

test.each([
	['published', 'approved', 'product'],
	['published', 'suspended', 'product'],
	['discontinued', 'approved', 'product'],
	['hidden', 'approved', 'absent'],
	['pending', 'approved', 'absent'],
	['published', 'submitted', 'absent'],
	['taken_down', 'approved', 'gone'],
	['published', 'terminated', 'gone'],
] as const)('findProductPage for a %s product of a shop that is %s returns %s', async (state, shopState, kind) => {
	const shop = await makeShop(db);
	const { slug } = await makeProduct(db, { shopId: shop.id, state });
	await db.update(shops).set({ state: shopState }).where(eq(shops.id, shop.id));
	expect((await findProductPage(readOnly(db), slug)).kind).toBe(kind);
});
