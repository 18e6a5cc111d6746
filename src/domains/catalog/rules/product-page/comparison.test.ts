import { expect, test } from 'vitest';
import { comparisonRows } from './comparison.ts';

const facts = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([name, text]) => ({ name, text }));

test('comparisonRows returns a row per attribute of any product and marks differences', () => {
	const rows = comparisonRows([
		facts(['Màn hình', '6,7 inch'], ['Pin', '6.000 mAh']),
		facts(['Pin', '5.000 mAh'], ['Màn hình', '6,7 inch'], ['Sim', '2']),
	]);
	expect(rows).toEqual([
		{ name: 'Màn hình', texts: ['6,7 inch', '6,7 inch'], differs: false },
		{ name: 'Pin', texts: ['6.000 mAh', '5.000 mAh'], differs: true },
		{ name: 'Sim', texts: [null, '2'], differs: true },
	]);
});

test('comparisonRows marks no difference for a single product', () => {
	expect(comparisonRows([facts(['Pin', '1'])]).map(({ differs }) => differs)).toEqual([false]);
	expect(comparisonRows([])).toEqual([]);
});
