import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from './domain-modules.ts';
import { SIZE_LIMITS, sizeProblems } from './sizes.ts';

const FIXTURES = fileURLToPath(new URL('violations/sizes', import.meta.url));

test('domains, index files and folders stay within their limits', () => {
	expect(sizeProblems(ROOT)).toEqual([]);
});

test('sizeProblems reports a domain, an index and a folder that are too large', () => {
	const limits = { ...SIZE_LIMITS, domainLines: 5, indexNames: 2, indexNamesExplained: 3, folderFiles: 2 };
	expect(sizeProblems(FIXTURES, limits)).toEqual([
		'src/domains/cart/index.ts: 3 names',
		'src/domains/cart/rules: 3 files',
		'src/domains/cart: 6 lines',
	]);
});
