import { describe, expect, test } from 'vitest';
import { nameFault, nameKey } from './shop-name.ts';

describe('shop names', () => {
	test.each([
		['Gạo Nhà Mình', 'gạo  nhà-mình'],
		['Gạo Nhà Mình', 'Gạo Nhà\u200B Mình'],
		['Gạo Nhà Mình', 'Gạo Nhà\u202E Mình'],
		['Gạo Nhà Mình', 'Gạo Nhà Mình'.normalize('NFD')],
		['Bill Store', 'BiII Store'],
		['Tool 10', 'TooI lO'],
		['Shop Hoa', 'Ｓｈｏｐ Hoa'],
	])('nameKey: %s looks like %s', (name, other) => {
		expect(nameKey(other)).toBe(nameKey(name));
	});

	test.each([
		['Mạ Hai', 'Má Hai'],
		['Gạo Nhà Mình', 'Gạo Nhà Mình 2'],
	])('nameKey: %s differs from %s', (name, other) => {
		expect(nameKey(other)).not.toBe(nameKey(name));
	});

	test.each([
		['Gạo Nhà Mình', null],
		['Café 24h & Bánh', null],
		['Gаo Nhà Mình', 'letters'],
		['Ρhở Hà Nội', 'letters'],
		['Chợ Biz', 'reserved'],
		['CH0 BIZ hỗ trợ', 'reserved'],
		['Ban quản trị viên', 'reserved'],
	] as const)('nameFault: %s: %s', (name, expected) => {
		expect(nameFault(name)).toBe(expected);
	});
});
