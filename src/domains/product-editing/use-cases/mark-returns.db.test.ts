import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#src/domains/catalog/db/tables.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { markReturns } from './mark-returns.ts';

const database = await testDatabase();
const heard = collectDroppedPages(database);
const seller = (shopId: string, staffRole: 'admin' | 'stock' = 'admin') =>
	contextOf(database, vendor(newId(), shopId, { staffRole }));
const reasonOf = async (id: string) =>
	(await database.db.select().from(products).where(eq(products.id, id)))[0]?.noReturnReason;

test('markReturns sets and clears the reason why a product cannot be returned', async () => {
	const { id: productId, shopId } = await makeProduct(database.db);
	expect((await markReturns(seller(shopId), { productId, reason: 'fresh_food' })).ok).toBe(true);
	expect(await reasonOf(productId)).toBe('fresh_food');
	expect((await markReturns(seller(shopId), { productId, reason: null })).ok).toBe(true);
	expect(await reasonOf(productId)).toBeNull();
});

test('markReturns rejects stock staff, other shops and taken-down products', async () => {
	const { id: productId, shopId } = await makeProduct(database.db);
	const down = await makeProduct(database.db, { state: 'taken_down' });
	const mark = async (context: ReturnType<typeof seller>, id = productId) => {
		const marked = await markReturns(context, { productId: id, reason: 'custom' });
		return marked.ok ? 'ok' : marked.error.code;
	};
	expect(await mark(seller(shopId, 'stock'))).toBe('catalog.role_not_allowed');
	expect(await mark(seller(newId()))).toBe('catalog.not_found');
	expect(await mark(seller(down.shopId), down.id)).toBe('catalog.state_refuses');
	expect(await reasonOf(productId)).toBeNull();
});

test('markReturns drops the cached page of the product', async () => {
	const { id: productId, shopId } = await makeProduct(database.db);
	await markReturns(seller(shopId), { productId, reason: 'fresh_food' });
	expect((await heard()).join()).toContain(`product:${productId}`);
});
