import { beforeAll, describe, expect, test } from 'vitest';
import { hashSecret } from '#src/platform/seal/index.ts';
import { contextOf, member, system, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { removeExpiredCarts } from '../../jobs/remove-expired-carts.ts';
import { addToCart } from '../add-to-cart.ts';
import { openCart } from '../open-cart.ts';

const database = await testDatabase();
const variantWith = async (stock: number): Promise<string> => {
	const { variants } = await makeProduct(database.db, { variants: [{ stock, priceVnd: 40_000 }] });
	return variants[0]?.id ?? '';
};

let plenty: string;
beforeAll(async () => {
	plenty = await variantWith(500);
});

describe('mergeVisitorCart', () => {
	const addAsVisitor = async (variantId: string, quantity: number): Promise<string> => {
		const added = await addToCart(contextOf(database, visitor()), { variantId, quantity });
		return added.ok && added.value.newVisitorSecret ? hashSecret(added.value.newVisitorSecret) : '';
	};

	test("a visitor's cart is found by the hash of its cookie", async () => {
		const key = await addAsVisitor(plenty, 2);
		expect(await openCart(contextOf(database, visitor(key)))).toMatchObject({ ok: true, value: { itemCount: 2 } });
		expect(await openCart(contextOf(database, visitor('0'.repeat(64))))).toMatchObject({ value: { itemCount: 0 } });
		expect(key).toMatch(/^[0-9a-f]{64}$/);
	});

	test('merges the cart once under twenty concurrent openCart calls', async () => {
		const key = await addAsVisitor(plenty, 3);
		const { id } = await makeCustomer(database.db);
		await addToCart(contextOf(database, member(id)), { variantId: plenty, quantity: 4 });
		const signedIn = contextOf(database, member(id, { visitorKey: key }));
		await Promise.all(Array.from({ length: 20 }, () => openCart(signedIn)));
		expect(await openCart(signedIn)).toMatchObject({ ok: true, value: { itemCount: 7, lineCount: 1 } });
		expect(await openCart(contextOf(database, visitor(key)))).toMatchObject({ value: { itemCount: 0 } });
	});

	test("keeps the ids of the visitor's lines, so that a checkout that began before sign-in continues", async () => {
		const key = await addAsVisitor(plenty, 3);
		const before = await openCart(contextOf(database, visitor(key)));
		const { id } = await makeCustomer(database.db);
		await addToCart(contextOf(database, member(id)), { variantId: plenty, quantity: 1 });
		const after = await openCart(contextOf(database, member(id, { visitorKey: key })));
		const lineOf = (cart: typeof before) => (cart.ok ? cart.value.shops[0]?.lines[0] : undefined);
		expect(lineOf(after)).toMatchObject({ id: lineOf(before)?.id, quantity: 4 });
	});

	test("a visitor's cart is empty after 30 days, and removeExpiredCarts deletes it", async () => {
		const key = await addAsVisitor(plenty, 1);
		await database.setClock('30 days 1 minute');
		expect(await openCart(contextOf(database, visitor(key)))).toMatchObject({ value: { itemCount: 0 } });
		await removeExpiredCarts.handle(contextOf(database, system()), {});
		await database.setClock('0 s');
		expect(await openCart(contextOf(database, visitor(key)))).toMatchObject({ value: { itemCount: 0 } });
	});

	test.each([
		['the sum when the stock is sufficient', 100, 4, 7],
		['the stock when the sum exceeds it', 5, 4, 5],
	])('merges quantities of one variant: %s', async (_title, stock, own, together) => {
		const variantId = await variantWith(stock);
		const key = await addAsVisitor(variantId, 3);
		const { id } = await makeCustomer(database.db);
		await addToCart(contextOf(database, member(id)), { variantId, quantity: own });
		const merged = await openCart(contextOf(database, member(id, { visitorKey: key })));
		expect(merged).toMatchObject({ ok: true, value: { itemCount: together, lineCount: 1 } });
	});

	test('limits a merged line to 50 items', async () => {
		const key = await addAsVisitor(plenty, 30);
		const { id } = await makeCustomer(database.db);
		await addToCart(contextOf(database, member(id)), { variantId: plenty, quantity: 40 });
		const merged = await openCart(contextOf(database, member(id, { visitorKey: key })));
		expect(merged).toMatchObject({ ok: true, value: { itemCount: 50 } });
	});

	test('merges a sold-out line as one item with status sold_out', async () => {
		const variantId = await variantWith(3);
		const key = await addAsVisitor(variantId, 3);
		await database.pool.query('UPDATE stock_items SET reserved = 3 WHERE variant_id = $1', [variantId]);
		const { id } = await makeCustomer(database.db);
		const merged = await openCart(contextOf(database, member(id, { visitorKey: key })));
		expect(merged).toMatchObject({ value: { totalVnd: 0, shops: [{ lines: [{ quantity: 1, status: 'sold_out' }] }] } });
	});

	test("merges a line of the member's own shop with status own_shop", async () => {
		const product = await makeProduct(database.db);
		const key = await addAsVisitor(product.variants[0]?.id ?? '', 1);
		const { rows } = await database.pool.query<{ owner_id: string }>('SELECT owner_id FROM shops WHERE id = $1', [
			product.shopId,
		]);
		const merged = await openCart(contextOf(database, member(rows[0]?.owner_id ?? '', { visitorKey: key })));
		expect(merged).toMatchObject({ value: { totalVnd: 0, shops: [{ lines: [{ status: 'own_shop' }] }] } });
	});
});
