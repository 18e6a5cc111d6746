import { expect, test } from 'vitest';
import type { FailureDetails } from '#src/shared/failure.ts';
import { cartMessages, variantDoneMessages } from './vi/cart.ts';
import { browserMessages } from './vi/frame.ts';
import { httpMessages } from './vi/http.ts';
import { toastMessages } from './vi/ui.ts';

test('toastMessages.signInNeeded contains exactly the messages for an expired session', () => {
	expect(toastMessages.signInNeeded).toEqual([browserMessages.sessionEnded, httpMessages['http.sign_in_required']]);
});

test('variantDoneMessages says whether the line changed, was merged or was reduced to the stock', () => {
	const done = { label: 'Đỏ, L', quantity: 5, isReduced: false, isMerged: false };
	expect(variantDoneMessages(done)).toBe('Đã đổi sang Đỏ, L.');
	expect(variantDoneMessages({ ...done, isMerged: true })).toBe('Đã gộp vào Đỏ, L, số lượng 5.');
	expect(variantDoneMessages({ ...done, isMerged: true, isReduced: true })).toMatch(/nhiều nhất 5.*giảm còn 5\.$/);
});

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
