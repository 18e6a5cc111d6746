import { expect, test } from 'vitest';
import { searchScreenMessages } from './vi/search.ts';

test.each([
	['áo', undefined, 200_000, 'Áo dưới 200.000 ₫'],
	['điện thoại', 2_000_000, 5_000_000, 'Điện thoại từ 2.000.000 ₫ đến 5.000.000 ₫'],
	['tai nghe', 300_000, undefined, 'Tai nghe từ 300.000 ₫'],
	['', undefined, 50_000, 'Sản phẩm dưới 50.000 ₫'],
	['áo', undefined, undefined, 'Kết quả cho “áo”'],
	['', undefined, undefined, 'Tất cả sản phẩm'],
])('the heading for “%s” from %s to %s reads “%s”', (text, minVnd, maxVnd, heading) => {
	expect(searchScreenMessages.heading({ text, minVnd, maxVnd }).replaceAll('\u00a0', ' ')).toBe(heading);
});
