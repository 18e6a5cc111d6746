import { expect, test } from 'vitest';
import type { FailureDetails } from '#src/shared/failure.ts';
import { cartMessages } from './vi/cart.ts';

const cases: readonly (readonly ['cart.not_enough_stock' | 'cart.quantity_too_large', FailureDetails, string])[] = [
	[
		'cart.not_enough_stock',
		{ available: 1, inCart: 1 },
		'Trong giỏ hàng đã có 1 sản phẩm này, gian hàng không còn thêm.',
	],
	[
		'cart.not_enough_stock',
		{ available: 3, inCart: 2 },
		'Trong giỏ hàng đã có 2 sản phẩm này. Bạn chỉ thêm được 1 nữa.',
	],
	['cart.not_enough_stock', { available: 3 }, 'Chỉ còn 3 sản phẩm. Bạn hãy giảm số lượng.'],
	[
		'cart.quantity_too_large',
		{ max: 50, inCart: 50 },
		'Trong giỏ hàng đã có 50 sản phẩm này, mỗi lần mua nhiều nhất 50.',
	],
	['cart.quantity_too_large', { max: 50 }, 'Mỗi lần mua nhiều nhất 50 sản phẩm loại này.'],
];

test.each(cases)('%s with %j reads “%s”', (code, details, text) => {
	expect(cartMessages[code](details)).toBe(text);
});
