import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { priceHistory, products } from '#src/domains/catalog/db/tables.ts';
import { editProduct } from '#src/domains/product-editing/use-cases/edit-product.ts';
import { setPrice } from '#src/domains/product-editing/use-cases/prices/set-price.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, publishedEvents, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { productChanges } from '../db/tables.ts';
import { decideChange } from './decide-change.ts';

const database = await testDatabase();
const { db } = database;
const operatorContext = contextOf(database, operator((await makeCustomer(db)).id));
const description = 'Mô tả đủ dài để đăng lên kệ hàng.';

async function listed() {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const product = await makeProduct(db, { shopId: shop.id, name: 'Nón lá Huế' });
	return { shop, seller, product, variantId: product.variants[0]?.id ?? '' };
}
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0];
const told = async (productId: string) =>
	(await publishedEvents<{ productId: string; decision: string; reason: string }>(database, 'catalog.change_decided'))
		.filter((event) => event.productId === productId)
		.map(({ decision, reason }) => [decision, reason]);

test('decideChange returns catalog.not_found without a pending change or for an unknown product', async () => {
	const { product } = await listed();
	for (const productId of [product.id, newId()])
		expect(codeOf(await decideChange(operatorContext, { productId, decision: 'confirmed', reason: '' }))).toBe(
			'catalog.not_found',
		);
	expect(await told(product.id)).toEqual([]);
});

test("decideChange returns vendors.office_own_shop for the operator's own shop, and another operator can still decide", async () => {
	const { shop, seller, product, variantId } = await listed();
	await setPrice(seller, { variantId, priceVnd: 10_000 });
	const decide = (context: typeof operatorContext, decision: 'confirmed' | 'rejected') =>
		decideChange(context, { productId: product.id, decision, reason: 'Đã xem' });
	const own = contextOf(database, operator(shop.ownerId));
	expect(codeOf(await decide(own, 'confirmed'))).toBe('vendors.office_own_shop');
	expect(codeOf(await decide(own, 'rejected'))).toBe('vendors.office_own_shop');
	expect(await rowOf(product.id)).toMatchObject({ priceFromVnd: 100_000 });
	expect(await told(product.id)).toEqual([]);
	expect(codeOf(await decide(operatorContext, 'confirmed'))).toBe('ok');
});

test('decideChange returns catalog.reason_missing for a rejection without a reason and leaves the change pending', async () => {
	const { seller, product, variantId } = await listed();
	await setPrice(seller, { variantId, priceVnd: 10_000 });
	const fail = (reason: string) =>
		decideChange(operatorContext, { productId: product.id, decision: 'rejected', reason });
	expect(codeOf(await fail('  '))).toBe('catalog.reason_missing');
	expect(codeOf(await fail('Giá gõ nhầm'))).toBe('ok');
	expect(codeOf(await fail('Giá gõ nhầm'))).toBe('catalog.not_found');
	expect(await rowOf(product.id)).toMatchObject({ priceFromVnd: 100_000 });
	expect(await told(product.id)).toEqual([['rejected', 'Giá gõ nhầm']]);
	expect(codeOf(await setPrice(seller, { variantId, priceVnd: 95_000 }))).toBe('ok');
});

test('decideChange accepts one of twenty concurrent decisions and records the price as changed by the vendor', async () => {
	const { seller, product, variantId } = await listed();
	await setPrice(seller, { variantId, priceVnd: 10_000 });
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			decideChange(operatorContext, {
				productId: product.id,
				...(at % 2 ? { decision: 'confirmed', reason: '' } : { decision: 'rejected', reason: 'Không' }),
			}),
		),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	const [change] = await db.select().from(productChanges).where(eq(productChanges.productId, product.id));
	const lines = await db.select().from(priceHistory).where(eq(priceHistory.variantId, variantId));
	const made = lines.filter(({ priceVnd }) => priceVnd === 10_000);
	expect(made.map(({ changedBy }) => changedBy)).toEqual(change?.decision === 'confirmed' ? [change.askedBy] : []);
	expect(await told(product.id)).toHaveLength(1);
});

test('confirming a pending name changes the slug and does not touch the description', async () => {
	const { seller, product } = await listed();
	await editProduct(seller, { productId: product.id, name: 'Quạt mo cau', description });
	expect(await rowOf(product.id)).toMatchObject({ name: 'Nón lá Huế', description });
	expect(
		codeOf(await decideChange(operatorContext, { productId: product.id, decision: 'confirmed', reason: '' })),
	).toBe('ok');
	expect(await rowOf(product.id)).toMatchObject({ name: 'Quạt mo cau', slug: 'quat-mo-cau', description });
});
