import { expect, test } from 'vitest';
import { filterMessages } from './vi/catalog.ts';

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
