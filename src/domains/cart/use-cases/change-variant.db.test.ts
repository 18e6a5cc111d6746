import { describe, expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import type { CartView } from '../contract.ts';
import { addToCart } from './add-to-cart.ts';
import { changeVariant } from './change-variant.ts';

const database = await testDatabase();
const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));
type Made = Parameters<typeof makeProduct>[1];
async function product(stocks: readonly number[], facts: Made = {}): Promise<readonly string[]> {
	const variants = stocks.map((stock, index) => ({ stock, priceVnd: 40_000 + index * 10_000 }));
	return (await makeProduct(database.db, { ...facts, variants })).variants.map(({ id }) => id);
}
const linesOf = (cart: { readonly ok: boolean; readonly value?: CartView }) =>
	cart.value?.shops.flatMap(({ lines }) => lines) ?? [];
async function add(buyer: Awaited<ReturnType<typeof someone>>, variantId: string, quantity: number): Promise<string> {
	const added = await addToCart(buyer, { variantId, quantity });
	return linesOf(added).find((line) => line.variantId === variantId)?.id ?? '';
}

describe('changeVariant', () => {
	test('keeps the line and its quantity and takes the price of the other variant', async () => {
		const [small = '', large = ''] = await product([20, 20]);
		const buyer = await someone();
		const lineId = await add(buyer, small, 3);
		const changed = await changeVariant(buyer, { lineId, variantId: large });
		expect(linesOf(changed)).toMatchObject([
			{ id: lineId, variantId: large, variantLabel: 'Loại 2', quantity: 3, unitPriceVnd: 50_000, status: 'ready' },
		]);
		expect(linesOf(changed)[0]).not.toHaveProperty('wasVnd');
		expect(await changeVariant(buyer, { lineId, variantId: large })).toEqual(changed);
	});

	test('merges with the line of that variant, at most up to its stock', async () => {
		const [small = '', large = ''] = await product([20, 5]);
		const buyer = await someone();
		const lineId = await add(buyer, small, 3);
		await add(buyer, large, 4);
		const changed = await changeVariant(buyer, { lineId, variantId: large });
		expect(linesOf(changed)).toMatchObject([{ id: lineId, variantId: large, quantity: 5, status: 'ready' }]);
		expect(changed).toMatchObject({ value: { lineCount: 1, itemCount: 5, totalVnd: 250_000 } });
	});

	test('reduces the quantity to whole steps below the stock and the maximum of the product', async () => {
		const [small = '', large = ''] = await product([50, 17], { quantityMin: 6, quantityStep: 6, quantityMax: 24 });
		const buyer = await someone();
		const lineId = await add(buyer, small, 18);
		expect(linesOf(await changeVariant(buyer, { lineId, variantId: large }))).toMatchObject([{ quantity: 12 }]);
		await add(buyer, small, 18);
		expect(linesOf(await changeVariant(buyer, { lineId, variantId: small }))).toMatchObject([
			{ id: lineId, quantity: 24 },
		]);
	});

	test('rejects a variant that is sold out, not on sale or of another product, and changes nothing', async () => {
		const [small = '', soldOut = ''] = await product([20, 0]);
		const [foreign = ''] = await product([20]);
		const buyer = await someone();
		const lineId = await add(buyer, small, 2);
		expect(codeOf(await changeVariant(buyer, { lineId, variantId: soldOut }))).toBe('cart.sold_out');
		await database.pool.query('UPDATE product_variants SET is_on_sale = false WHERE id = $1', [soldOut]);
		expect(codeOf(await changeVariant(buyer, { lineId, variantId: soldOut }))).toBe('cart.off_sale');
		for (const variantId of [foreign, newId()])
			expect(codeOf(await changeVariant(buyer, { lineId, variantId }))).toBe('cart.variant_not_found');
		expect(linesOf(await changeVariant(buyer, { lineId, variantId: small }))).toMatchObject([
			{ variantId: small, quantity: 2 },
		]);
	});

	test('changes no line of another cart and none of a visitor without a cart', async () => {
		const [small = '', large = ''] = await product([20, 20]);
		const lineId = await add(await someone(), small, 1);
		for (const other of [await someone(), contextOf(database, visitor())])
			expect(codeOf(await changeVariant(other, { lineId, variantId: large }))).toBe('cart.line_not_found');
	});

	test('twenty concurrent changes of two lines to one variant leave one line with both quantities', async () => {
		const [first = '', second = '', third = ''] = await product([50, 50, 50]);
		const buyer = await someone();
		const lineIds = [await add(buyer, first, 2), await add(buyer, second, 3)];
		await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				changeVariant(buyer, { lineId: lineIds[index % 2] ?? '', variantId: third }),
			),
		);
		const { rows } = await database.pool.query(
			'SELECT variant_id, quantity FROM cart_lines WHERE variant_id = ANY ($1)',
			[[first, second, third]],
		);
		expect(rows).toEqual([{ variant_id: third, quantity: 5 }]);
	});
});
