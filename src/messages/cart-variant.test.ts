import { expect, test } from 'vitest';
import { variantDoneMessages } from './vi/cart.ts';

test('variantDoneMessages says whether the line changed, was merged or was reduced to the stock', () => {
	const done = { label: 'Đỏ, L', quantity: 5, isReduced: false, isMerged: false };
	expect(variantDoneMessages(done)).toBe('Đã đổi sang Đỏ, L.');
	expect(variantDoneMessages({ ...done, isMerged: true })).toBe('Đã gộp vào Đỏ, L, số lượng 5.');
	expect(variantDoneMessages({ ...done, isMerged: true, isReduced: true })).toMatch(/nhiều nhất 5.*giảm còn 5\.$/);
});
