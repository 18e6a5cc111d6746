import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { findReviewTextIssues } from './text-doubts.ts';

test.each([
	['Gạo dẻo, thơm, nấu lên nở đều. Cảm ơn shop!', []],
	['Mua lần 2, đợt này 10 lon bia giá 120.000 ₫ được 5 kg', []],
	['Các bạn nên mua, buổi sáng giao liền', []],
	['Xem thêm ở https://vidu.example/abc nhé', ['link_in_text']],
	['vào shopgiare.com mua rẻ hơn', ['link_in_text']],
	['mua rẻ hơn ở bit.ly/3abcd', ['link_in_text']],
	['Fuck, đ.m hàng dởm', ['profanity']],
	['Gọi 0912 345 678 mình để lại giá tốt', ['contact_in_text']],
	['Gọi 0\u200b9\u200b1\u200b2345678', ['contact_in_text']],
	['０９１２３４５６７８', ['contact_in_text']],
	['thư cho mình: ai.do@vidu.vn', ['link_in_text', 'contact_in_text']],
	['nhắn zalo cho rẻ', ['contact_in_text']],
	['Hàng như c\u1eb7c', ['profanity']],
	['Bán hàng kiểu ÓC CHÓ thế à', ['profanity']],
	['vcl thật', ['profanity']],
])('textDoubts of: %s', (text, doubts) => {
	expect([...findReviewTextIssues(text)].sort()).toEqual([...doubts].sort());
});

test('60: textDoubts checks 50,000 characters in less than 400 ms', () => {
	for (const unit of ['a', '0 ', 'a@', 'https:/', 'đ', '1-.']) {
		const text = unit.repeat(50_000 / unit.length);
		expect(quickestMs(() => findReviewTextIssues(text))).toBeLessThan(400);
	}
});
