import { expect, test } from 'vitest';
import { loadedBytes, overBudget } from './budgets.ts';

const chunks = new Map([
	['page.js', { imports: ['shared.js'], bytes: 100 }],
	['island.js', { imports: ['shared.js', 'react.js'], bytes: 200 }],
	['shared.js', { imports: ['page.js'], bytes: 30 }],
	['react.js', { imports: [], bytes: 5000 }],
]);

test('loadedBytes counts a chunk once that two entries share', () => {
	expect(loadedBytes(['page.js', 'island.js', 'island.js'], chunks)).toBe(5330);
	expect(loadedBytes(['page.js'], chunks)).toBe(130);
	expect(loadedBytes(['elsewhere.js'], chunks)).toBe(0);
});

test.each([
	['/about-us', 10, false, null],
	['/about-us', 10.1, false, '/about-us loads 10.1 kB of JavaScript, its budget is 10 kB'],
	['/product/[slug]', 110, true, null],
	['/product/[slug]', 110.2, true, '/product/[slug] loads 110.2 kB of JavaScript, its budget is 110 kB'],
])('overBudget checks the budget of %s with %d kB', (path, kB, hasIslands, wanted) => {
	expect(overBudget({ path, kB, hasIslands })).toBe(wanted);
});

test('overBudget fails for any island on a text-only page', () => {
	expect(overBudget({ path: '/chinh-sach-bao-mat', kB: 1, hasIslands: true })).toContain('a page to read');
});
