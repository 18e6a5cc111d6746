import { expect, test } from 'vitest';
import type { ImportTarget } from '../contract.ts';
import { fillCategory, mapLines, repeatedTarget } from './map-lines.ts';

const mapped = (targets: readonly ImportTarget[], ...rows: readonly (readonly string[])[]) => {
	const { columns, lines } = mapLines(
		rows.map((cells, at) => ({ line: at + 2, cells })),
		targets,
	);
	return lines.map(({ line, cells }) => ({
		line,
		...Object.fromEntries(columns.map((column, at) => [column, cells[at]]).filter(([, cell]) => cell !== '')),
	}));
};

test('mapLines reads the variants of a Shopify product and moves further pictures to its first line', () => {
	const targets = ['group', 'name', 'option1', 'value1', 'sku', 'price', 'pictures', 'skip'] as const;
	expect(
		mapped(
			targets,
			['ao', 'Áo thun', 'Size', 'M', 'AT-M', '120000.00', 'https://x.vn/1.jpg', 'true'],
			['ao', '', '', 'L', 'AT-L', '120000.00', 'https://x.vn/2.jpg', ''],
			['ao', '', '', '', '', '', 'https://x.vn/3.jpg', ''],
			['non', 'Nón lá', 'Title', 'Default Title', 'N', '50000', '', ''],
		),
	).toEqual([
		{
			line: 2,
			group: 'ao',
			name: 'Áo thun',
			option1: 'Size',
			value1: 'M',
			sku: 'AT-M',
			price: '120000.00',
			pictures: 'https://x.vn/1.jpg | https://x.vn/2.jpg | https://x.vn/3.jpg',
		},
		{ line: 3, group: 'ao', value1: 'L', sku: 'AT-L', price: '120000.00' },
		{ line: 5, group: 'non', name: 'Nón lá', sku: 'N', price: '50000' },
	]);
});

test('mapLines reads a variable product of WooCommerce, kilograms and comma-separated pictures', () => {
	const targets = ['sku', 'parent', 'name', 'option1', 'value1', 'price', 'weightKg', 'pictures'] as const;
	expect(
		mapped(
			targets,
			['AO', '', 'Áo thun', 'Cỡ', 'M, L', '', '', 'https://x.vn/a,b.jpg, https://x.vn/2.jpg'],
			['AO-M', 'AO', 'Áo thun - M', 'Cỡ', 'M', '120000', '0.2', ''],
			['AO-L', 'AO', 'Áo thun - L', 'Cỡ', 'L', '125000', '0,25', ''],
			['NON', '', 'Nón lá', '', '', '50000', '1', ''],
		),
	).toEqual([
		{
			line: 3,
			group: 'AO',
			sku: 'AO-M',
			name: 'Áo thun',
			option1: 'Cỡ',
			value1: 'M',
			price: '120000',
			weight: '200',
			pictures: 'https://x.vn/a,b.jpg | https://x.vn/2.jpg',
		},
		{ line: 4, group: 'AO', sku: 'AO-L', option1: 'Cỡ', value1: 'L', price: '125000', weight: '250' },
		{ line: 5, sku: 'NON', name: 'Nón lá', price: '50000', weight: '1000' },
	]);
});

test('repeatedTarget finds two columns of one field, grams and kilograms included', () => {
	expect(repeatedTarget(['sku', 'skip', 'skip'])).toBeNull();
	expect(repeatedTarget(['sku', 'weight', 'weightKg'])).toBe(2);
});

test('fillCategory writes the chosen category into the first line of products whose own one is unknown', () => {
	const rice = { id: 'r', slug: 'gao', name: 'Gạo', parentName: 'Thực phẩm', isBarred: false };
	const tea = { ...rice, id: 't', slug: 'tra', name: 'Trà' };
	const lines = [
		['A', 'g', 'Lạ'],
		['B', 'g', ''],
		['C', '', 'Trà'],
		['D', '', ''],
	].map((cells, at) => ({ line: at, cells }));
	const filled = fillCategory({ columns: ['sku', 'group', 'category'], lines }, [rice, tea], rice);
	expect(filled.lines.map(({ cells }) => cells[2])).toEqual(['gao', '', 'Trà', 'gao']);
	const added = fillCategory({ columns: ['sku'], lines: [{ line: 2, cells: ['A'] }] }, [rice], rice);
	expect(added).toEqual({ columns: ['sku', 'category'], lines: [{ line: 2, cells: ['A', 'gao'] }] });
});
