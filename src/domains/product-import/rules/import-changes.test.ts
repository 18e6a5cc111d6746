import { expect, test } from 'vitest';
import { skuKey } from '#src/domains/catalog/rules/product-form.ts';
import { knownProduct, knownVariant } from '#tests/factories/known-products.ts';
import { IMPORT_COLUMNS, type ImportColumn } from '../contract.ts';
import { changesOfProduct } from './import-changes.ts';
import type { KnownProduct, KnownVariant } from './import-known.ts';
import { readImportLine } from './import-line.ts';

const finder = {
	categoryOf: () => null,
	isBarred: () => false,
	attributesOf: () => [],
	sectionOf: () => null,
	pictureOf: () => null,
	isOfOthers: () => false,
};
type Cells = Partial<Record<ImportColumn, string>>;
const linesOf = (rows: readonly Cells[]) =>
	rows.map((cells, at) =>
		readImportLine(
			at + 2,
			IMPORT_COLUMNS,
			IMPORT_COLUMNS.map((column) => cells[column] ?? ''),
		),
	);
function changed(rows: readonly Cells[], of: Partial<KnownProduct> = {}, more: Partial<KnownVariant> = {}) {
	const product = knownProduct(of);
	const variants = ['CU-1', 'CU-2'].map((sku, at) =>
		knownVariant({ sku, product, options: { option1: 'Cỡ', value1: at === 0 ? 'M' : 'L' }, ...more }),
	);
	return changesOfProduct(linesOf(rows), new Map(variants.map((variant) => [skuKey(variant.sku), variant])), finder);
}
const problemsOf = (...asked: Parameters<typeof changed>) =>
	changed(...asked).problems.map(({ line, column, code, detail = '' }) => `${line} ${column} ${code} ${detail}`.trim());

test('changesOfProduct returns changed price, stock, weight and size, and ignores repeated or empty values', () => {
	const { changes, problems } = changed([
		{ sku: 'CU-1', price: '95.000đ', stock: '3', weight: '250', option1: 'Cỡ', value1: 'M' },
		{ sku: 'CU-2', length: '30', width: '20', height: '5', price: '90000', stock: '10' },
	]);
	expect(problems).toEqual([]);
	expect(changes).toMatchObject([
		{ line: 2, priceVnd: 95_000, onHand: 3, weightG: 250, size: null, waits: false, requestsEdit: false },
		{ line: 3, priceVnd: null, onHand: null, weightG: null, size: { lengthCm: 30, widthCm: 20, heightCm: 5 } },
	]);
});

test('changesOfProduct fills missing dimensions from the product and requires all three when it has none', () => {
	const size = { lengthCm: 30, widthCm: 20, heightCm: 5 };
	expect(changed([{ sku: 'CU-1', height: '8' }], {}, { size }).changes).toMatchObject([
		{ size: { ...size, heightCm: 8 } },
	]);
	expect(changed([{ sku: 'CU-1', height: '5' }], {}, { size }).changes).toMatchObject([{ size: null }]);
	expect(problemsOf([{ sku: 'CU-1', height: '8' }])).toEqual(['2 length required', '2 width required']);
});

test.each<[string, Cells, string, Partial<KnownProduct>?]>([
	['a different option value', { value1: 'XL' }, '2 value1 words_differ'],
	['a stock below the reserved quantity', { stock: '2' }, '2 stock below_reserved 3'],
	['a line without any value to change', { group: 'A' }, '2 null nothing_given'],
	['a discontinued product', { stock: '9' }, '2 sku state_refuses discontinued', { state: 'discontinued' }],
	['a price that is not a number', { price: 'rẻ' }, '2 price not_a_number rẻ'],
])('changesOfProduct reports a problem for %s', (_, cells, expected, of = {}) => {
	expect(problemsOf([{ sku: 'CU-1', ...cells }], of)).toEqual([expected]);
});

test('a price change above 50 % waits for a review, one per published product; in a draft it applies immediately', () => {
	const far = [
		{ sku: 'CU-1', price: '20000' },
		{ sku: 'CU-2', price: '20000' },
	];
	const { changes, problems } = changed(far);
	expect(changes).toMatchObject([{ line: 2, priceVnd: 20_000, waits: true }]);
	expect(problems).toMatchObject([{ line: 3, column: 'price', code: 'change_pending' }]);
	expect(changed(far, { state: 'draft' }).changes).toMatchObject([{ waits: false }, { waits: false }]);
});

test('while a price change waits, changesOfProduct rejects another of the same variant and risky ones of others', () => {
	const variantId = '0198f3a0-0000-7000-8000-000000000009';
	const of: Partial<KnownProduct> = { pending: { kind: 'price', after: { variantId, priceVnd: 20_000 } } };
	expect(problemsOf([{ sku: 'CU-1', price: '95000' }], of, { variantId })).toEqual(['2 price change_pending']);
	expect(changed([{ sku: 'CU-1', price: '95000' }], of).changes).toMatchObject([{ priceVnd: 95_000, waits: false }]);
	expect(problemsOf([{ sku: 'CU-1', price: '20000' }], of)).toEqual(['2 price change_pending']);
});

test('a change of the product needs all its lines to be valid, while changes of other variants still apply', () => {
	const name = 'Áo thun cũ cổ tròn';
	const all = changed([
		{ sku: 'CU-1', name },
		{ sku: 'CU-2', name, stock: '7' },
	]);
	expect(all.edit).toMatchObject({ lines: [2, 3], edit: { name }, waits: null });
	expect(all.changes).toMatchObject([
		{ line: 2, requestsEdit: true },
		{ line: 3, requestsEdit: true, onHand: 7 },
	]);
	const half = changed([
		{ sku: 'CU-1', name, stock: '0' },
		{ sku: 'CU-2', name },
	]);
	expect(half.edit).toBeNull();
	expect(half.changes).toEqual([]);
	expect(half.problems).toMatchObject([
		{ line: 2, code: 'below_reserved' },
		{ line: 3, column: null, code: 'group_incomplete', detail: 2 },
	]);
	const one = changed([
		{ sku: 'CU-1', name: 'Áo' },
		{ sku: 'CU-2', stock: '7' },
	]);
	expect(one.changes).toMatchObject([{ line: 3, onHand: 7, requestsEdit: false }]);
	expect(one.problems).toMatchObject([{ line: 2, column: 'name', code: 'too_short' }]);
});
