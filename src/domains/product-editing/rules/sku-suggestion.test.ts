import { expect, test } from 'vitest';
import { fillSkus } from './sku-suggestion.ts';

const variant = (sku: string, ...optionValues: string[]) => ({ sku, optionValues });
const made = (name: string, variants: Parameters<typeof fillSkus>[1], taken: readonly string[] = []) =>
	fillSkus(name, variants, new Set(taken)).map(({ sku }) => sku);

test('fillSkus makes a SKU of the name and the options and keeps what was typed', () => {
	const variants = [variant('', 'Đỏ', 'M'), variant('RIENG', 'Đỏ', 'L'), variant(' ', 'Xanh lá', 'M')];
	expect(made('Áo thun cổ tròn vải bông', variants)).toEqual([
		'AO-THUN-CO-TRON-VA-DO-M',
		'RIENG',
		'AO-THUN-CO-TRON-VA-XANH-LA-M',
	]);
	expect(made('⭐', [variant('')])).toEqual(['SP']);
});

test('fillSkus takes the next number when a SKU is taken in any case, by the shop or in the product', () => {
	expect(made('Nón lá', [variant('')], ['non-la', 'non-la-2'])).toEqual(['NON-LA-3']);
	expect(made('Nón lá', [variant('', 'Đỏ'), variant('non-la-do', 'Xanh'), variant('', 'đỏ!')])).toEqual([
		'NON-LA-DO-2',
		'non-la-do',
		'NON-LA-DO-3',
	]);
});

test('fillSkus makes at most 40 characters', () => {
	const long = Array.from({ length: 20 }, () => variant('', 'Màu xanh lá cây đậm như rừng già Tây Bắc', 'Cỡ rất lớn'));
	for (const sku of made('Khăn rằn dệt tay Long Khánh', long)) expect(sku.length).toBeLessThanOrEqual(40);
});
