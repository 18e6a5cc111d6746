import { expect, test } from 'vitest';
import { foldedQuery, queryWithoutShopName } from './named-shop.ts';

test.each([
	['góc văn phòng bút', 'goc van phong', 'bút'],
	['Bút bi GÓC VĂN PHÒNG', 'goc van phong', 'bút bi'],
	['bút góc văn phòng xanh', 'goc van phong', 'bút xanh'],
	['goc van phong', 'goc van phong', ''],
	['góc nhà văn phòng', 'goc van phong', 'góc nhà văn phòng'],
])('besideName of %s without %s returns “%s”', (text, name, rest) => {
	expect(queryWithoutShopName(text, name)).toBe(rest);
});

test('foldedQuestion removes tone marks in any Unicode form', () => {
	expect(foldedQuery('Điện  máy, Ánh Dương'.normalize('NFD'))).toBe(' dien may anh duong ');
});
