import { expect, test } from 'vitest';
import { findProductPage } from '#src/domains/catalog/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, publishedEvents } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { takeDownProduct } from './take-down-product.ts';

const database = await testDatabase();
const { db } = database;
const shop = await makeShop(db);
const operatorContext = contextOf(database, operator((await makeCustomer(db)).id));
const kindOf = async (slug: string) => (await findProductPage(readOnly(db), slug)).kind;

test('twenty concurrent calls take a product down once and tell its shop the cleaned reason once', async () => {
	const { id, slug } = await makeProduct(db, { shopId: shop.id });
	const input = { productId: id, reason: '  Hàng giả  ' };
	const answers = await Promise.all(Array.from({ length: 20 }, () => takeDownProduct(operatorContext, input)));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['catalog.state_refuses']));
	expect(await kindOf(slug)).toBe('gone');
	expect(await publishedEvents(database, 'catalog.product_taken_down')).toEqual([
		{ productId: id, shopId: shop.id, reason: 'Hàng giả' },
	]);
});

test("takeDownProduct returns vendors.office_own_shop for products of the operator's own shop", async () => {
	const { id, slug } = await makeProduct(db, { shopId: shop.id });
	const own = contextOf(database, operator(shop.ownerId));
	expect(codeOf(await takeDownProduct(own, { productId: id, reason: 'Vi phạm quy chế' }))).toBe(
		'vendors.office_own_shop',
	);
	expect(await kindOf(slug)).toBe('product');
});

test('takeDownProduct returns catalog.not_found for an unknown product', async () => {
	const input = { productId: newId(), reason: 'Vi phạm quy chế' };
	expect(codeOf(await takeDownProduct(operatorContext, input))).toBe('catalog.not_found');
});
