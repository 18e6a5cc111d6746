import { expect, test } from 'vitest';
import type { CartLineView, CartShopView } from '../contract.ts';
import { cartOf, linesOf, totalOf } from './cart-sums.ts';

const line = (id: string, facts: Partial<CartLineView> = {}): CartLineView => ({
	id,
	variantId: `variant of ${id}`,
	productName: 'Gạo Mẫu',
	productSlug: 'gao-mau',
	variantLabel: '5 kg',
	pictureHash: null,
	quantity: 2,
	unitPriceVnd: 50_000,
	lineTotalVnd: 100_000,
	status: 'ready',
	limits: { min: 1, max: 10, step: 1 },
	...facts,
});
const shop = (id: string, ...lines: CartLineView[]): CartShopView => ({ id, name: id, slug: id, lines });

test('totalOf sums only lines with status ready', () => {
	const states = ['sold_out', 'not_enough', 'wrong_quantity', 'off_sale', 'shop_closed', 'own_shop'] as const;
	const lines = [line('a'), ...states.map((status) => line(status, { status })), line('b')];
	expect(totalOf(lines)).toBe(200_000);
	expect(totalOf([])).toBe(0);
});

test('cartOf counts lines and items of all shops, including those that cannot be ordered', () => {
	const shops = [shop('one', line('a'), line('b', { quantity: 5, status: 'sold_out' })), shop('two', line('c'))];
	expect(linesOf({ shops }).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
	expect(cartOf(shops)).toEqual({ shops, lineCount: 3, itemCount: 9, totalVnd: 200_000 });
	expect(cartOf([])).toEqual({ shops: [], lineCount: 0, itemCount: 0, totalVnd: 0 });
});
