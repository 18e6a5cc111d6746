import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productVariants } from '#src/domains/catalog/db/tables.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listShopProducts } from '../../queries/list-shop-products.ts';
import { listShopVariants } from '../../queries/list-shop-variants.ts';
import { changePrice } from './change-price.ts';

const database = await testDatabase();
const { db } = database;

async function selling(variants: number = 1) {
	const shop = await makeShop(db);
	const made = await makeProduct(db, { shopId: shop.id, variants: Array.from({ length: variants }, () => ({})) });
	const as = (staffRole: 'admin' | 'stock' | 'orders') =>
		withoutReplica(contextOf(database, vendor(shop.ownerId, shop.id, { staffRole })));
	const variantId = made.variants[0]?.id ?? expect.fail();
	const price = async () =>
		(await db.select().from(productVariants).where(eq(productVariants.id, variantId)))[0]?.priceVnd;
	return { as, productId: made.id, variantId, price };
}

test('changePrice sets the price, and returns catalog.price_changed with the current price for an outdated one', async () => {
	const { as, variantId, price } = await selling();
	expect(await changePrice(as('admin'), { variantId, was: 100_000, priceVnd: 90_000 })).toEqual({
		ok: true,
		value: { isPending: false },
	});
	expect(await changePrice(as('admin'), { variantId, was: 100_000, priceVnd: 95_000 })).toMatchObject({
		error: { code: 'catalog.price_changed', details: { priceVnd: 90_000 } },
	});
	expect(await price()).toBe(90_000);
});

test('changePrice reports a large change of a published price as pending and leaves the price', async () => {
	const { as, variantId, price } = await selling();
	expect(await changePrice(as('admin'), { variantId, was: 100_000, priceVnd: 20_000 })).toMatchObject({
		value: { isPending: true },
	});
	expect(await price()).toBe(100_000);
});

test('changePrice is refused for stock staff and for the variant of another shop', async () => {
	const [own, other] = [await selling(), await selling()];
	const change = { was: 100_000, priceVnd: 90_000 };
	expect(codeOf(await changePrice(own.as('stock'), { ...change, variantId: own.variantId }))).toBe(
		'catalog.role_not_allowed',
	);
	expect(codeOf(await changePrice(own.as('admin'), { ...change, variantId: other.variantId }))).toBe(
		'catalog.not_found',
	);
	expect([await own.price(), await other.price()]).toEqual([100_000, 100_000]);
});

test('changePrice applies one of twenty concurrent changes from the same price', async () => {
	const { as, variantId, price } = await selling();
	await database.warm(20);
	const context = as('admin');
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			changePrice(context, { variantId, was: 100_000, priceVnd: 90_000 + at * 100 }),
		),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	const refused = answers.filter(({ ok }) => !ok).map(codeOf);
	expect(new Set(refused)).toEqual(new Set(['catalog.price_changed']));
	expect(await price()).toBe(90_000 + answers.findIndex(({ ok }) => ok) * 100);
});

test('listShopProducts includes an only variant, listShopVariants lists several, and stock staff see no prices', async () => {
	const [one, three] = [await selling(), await selling(3)];
	const rows = async (as: ReturnType<typeof one.as>) =>
		(await listShopProducts(as, { sort: 'newest', limit: 10 })).items.map(({ only }) => only);
	const facts = { sku: `SKU-${one.variantId}`, label: '', isOnSale: true, onHand: 10, reserved: 0 };
	expect(await rows(one.as('admin'))).toEqual([{ variantId: one.variantId, ...facts, priceVnd: 100_000 }]);
	expect(await rows(one.as('stock'))).toEqual([{ variantId: one.variantId, ...facts, priceVnd: null }]);
	expect(await rows(three.as('admin'))).toEqual([null]);
	const listed = await listShopVariants(three.as('admin'), three);
	expect(listed).toMatchObject({
		value: { items: [1, 2, 3].map((at) => ({ label: `Loại ${at}`, priceVnd: 100_000, onHand: 10 })) },
	});
	expect(codeOf(await listShopVariants(one.as('admin'), three))).toBe('catalog.not_found');
});
