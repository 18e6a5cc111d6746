import { expect, test } from 'vitest';
import { orderSearchText } from './order-search-text.ts';

const to = { recipient: 'Nguyễn Văn Đan', phone: '+84912345678' };

test('orderSearchText contains the number, product names, variants and SKUs, without diacritics and punctuation', () => {
	const rice = { productName: 'Gạo nếp nương – 5 kg', variantLabel: 'Túi (đỏ)', sku: 'GAO-77' };
	const tea = { productName: 'Trà sen', variantLabel: '', sku: '' };
	expect(orderSearchText('1000000007', [rice, tea], to)).toEqual({
		goods: ' 1000000007 gao nep nuong 5 kg tui do gao 77 tra sen',
		contact: ' nguyen van dan 0912345678',
	});
});

test('orderSearchText normalises decomposed letters, drops other scripts and truncates long names', () => {
	const goods = (productName: string) =>
		orderSearchText('1000000007', [{ productName, variantLabel: '', sku: 'A' }], to).goods;
	expect(goods('Đường'.normalize('NFD'))).toBe(goods('Đường'));
	expect(goods('☕️ % _ 茶')).toBe(' 1000000007 a');
	expect(goods('x'.repeat(3000))).toHaveLength(1000);
	expect(orderSearchText('1000000007', [], { ...to, recipient: 'y'.repeat(500) }).contact).toHaveLength(200 + 11);
});
