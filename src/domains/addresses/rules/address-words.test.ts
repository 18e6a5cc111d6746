import { expect, test } from 'vitest';
import { phonesIn, spansOf, wordsOf } from './address-words.ts';

const spanOf = (text: string, name: string) => spansOf(text).find(({ names }) => names.includes(name));

test('phonesIn finds phone numbers in any notation, but not house numbers', () => {
	const found = (text: string) => phonesIn(text).map(({ start, end }) => text.slice(start, end));
	expect(found('Nam 0912345678, 12/3 Lê Lợi, +84 905 123 456 hay 0987.654.321')).toEqual([
		'0912345678',
		'+84 905 123 456',
		'0987.654.321',
	]);
	expect(found('012 Lê Lợi, 285 CMT8')).toEqual([]);
});

test('wordsOf omits phone numbers and marks words after a separator', () => {
	expect(wordsOf('P13, 0912345678 Gò Vấp').map(({ folded, isFirst }) => [folded, isFirst])).toEqual([
		['p', true],
		['13', false],
		['go', true],
		['vap', false],
	]);
});

test('spansOf expands abbreviations, and accepts a number as a unit only after one or between commas', () => {
	expect(spanOf('12 Lê Lợi P13 Q10', '13')).toMatchObject({ kind: 'phuong', level: 'ward' });
	expect(spanOf('12 Lê Lợi P13 Q10', '10')).toMatchObject({ level: 'district' });
	expect(spanOf('12 Lê Lợi P13 Q10', '12')).toBeUndefined();
	expect(spanOf('Lê Lợi, 13, Gò Vấp', '13')).toBeDefined();
});

test.each([
	['12 Trần Hưng Đạo Hà Nội', 'tran hung dao', true],
	['12 Trần Hưng Đạo Hà Nội', 'hung dao', true],
	['đường Bến Thành Quận 1', 'ben thanh', true],
	['12 Lê Lợi Bến Thành Quận 1', 'ben thanh', false],
	['12 đường 30/4 Xuân Khánh Ninh Kiều', 'xuan khanh', false],
	['kp3 Tân Phong Biên Hòa', 'tan phong', false],
	['12 phường Trần Hưng Đạo', 'tran hung dao', false],
	['12, Trần Hưng Đạo, Hà Nội', 'tran hung dao', false],
])('spansOf in %s: %s is part of the street: %s', (text, name, isStreet) => {
	expect(spanOf(text, name)?.isStreet).toBe(isStreet);
});
