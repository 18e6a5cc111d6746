import { expect, test } from 'vitest';
import { spellingsOf, unitName } from './unit-names.ts';

test.each([
	['Phường Bến Nghé', 'ben nghe', 'ward'],
	['P.12', '12', 'ward'],
	['phường 01', '1', 'ward'],
	['TT. Trâu Quỳ', 'trau quy', 'ward'],
	['Q1', '1', 'district'],
	['H. Gia Lâm', 'gia lam', 'district'],
	['TX Sơn Tây', 'son tay', 'district'],
	['Tỉnh Đắk Lắk', 'dak lak', 'province'],
	['TP. Thủ Đức', 'thu duc', null],
	['Cầu Giấy', 'cau giay', null],
	// Without the unit word, nothing would remain.
	['Quận', 'quan', null],
] as const)('unitName(%s) has the core name %s', (name, core, level) => {
	expect(unitName(name)).toMatchObject({ core, level });
	expect(unitName(name.normalize('NFD'))).toMatchObject({ core, level });
});

test.each([
	['TPHCM', 'ho chi minh'],
	['tp. hcm', 'ho chi minh'],
	['Sài Gòn', 'ho chi minh'],
	['Thừa Thiên - Huế', 'hue'],
	['Quân Chu', 'quan chu'],
])('namesMeant(%s) contains %s', (text, meant) => {
	expect(spellingsOf(text)).toContain(meant);
});
