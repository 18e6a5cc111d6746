import { expect, test } from 'vitest';
import { variantDoneMessages } from './vi/cart.ts';
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
