import { expect, test } from 'vitest';
import type { CartLineView, CartView } from '../contract.ts';
import { linesOf } from './cart-sums.ts';
import { withoutLine, withQuantity } from './edit-cart.ts';

const line = (id: string, facts: Partial<CartLineView> = {}): CartLineView => ({
	id,
	variantId: `variant-${id}`,
	productName: `Món ${id}`,
	productSlug: id,
	variantLabel: '',
	pictureHash: null,
	quantity: 2,
	unitPriceVnd: 10_000,
	lineTotalVnd: 20_000,
	status: 'ready',
	limits: { min: 1, max: 5, step: 1 },
	...facts,
});
const cart: CartView = {
	shops: [
		{
			id: 'a',
			name: 'A',
			slug: 'a',
			lines: [line('1'), line('2', { status: 'sold_out', limits: { min: 1, max: 0, step: 1 } })],
		},
		{ id: 'b', name: 'B', slug: 'b', lines: [line('3', { quantity: 9, lineTotalVnd: 90_000, status: 'not_enough' })] },
	],
	lineCount: 3,
	itemCount: 13,
	totalVnd: 20_000,
};

test('withQuantity recalculates item count and total', () => {
	expect(withQuantity(cart, '1', 5)).toMatchObject({ itemCount: 16, totalVnd: 50_000, lineCount: 3 });
});

test('withQuantity sets a line to ready when the quantity fits the stock, otherwise to not_enough', () => {
	expect(linesOf(withQuantity(cart, '3', 5)).at(-1)).toMatchObject({ status: 'ready', lineTotalVnd: 50_000 });
	expect(linesOf(withQuantity(cart, '3', 6)).at(-1)).toMatchObject({ status: 'not_enough' });
});

test('withQuantity does not make a sold-out line orderable', () => {
	expect(withQuantity(cart, '2', 1).totalVnd).toBe(20_000);
});

test('withoutLine removes a shop together with its last line', () => {
	const left = withoutLine(cart, '3');
	expect(left.shops.map(({ id }) => id)).toEqual(['a']);
	expect(left).toMatchObject({ lineCount: 2, itemCount: 4, totalVnd: 20_000 });
});
