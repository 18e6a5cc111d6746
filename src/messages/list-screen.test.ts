import { expect, test } from 'vitest';
import { filterMessages } from './vi/catalog.ts';
import { searchScreenMessages } from './vi/search.ts';

const list = { total: 7, hasMore: false, meant: null } as const;

test('filterMessages.found calls approximate matches similar', () => {
	expect(filterMessages.found({ ...list, mode: 'words' })).toBe('7 sản phẩm');
	expect(filterMessages.found({ ...list, mode: 'partial' })).toBe('7 sản phẩm gần giống');
	expect(filterMessages.found({ ...list, mode: 'meant' })).toBe('7 sản phẩm gần giống');
	expect(filterMessages.found({ ...list, mode: 'meant', meant: 'điện thoại' })).toBe('7 sản phẩm cho “điện thoại”');
	expect(filterMessages.found({ ...list, total: 1000, hasMore: true, mode: 'partial' })).toBe(
		'hơn 1.000 sản phẩm gần giống',
	);
});

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
