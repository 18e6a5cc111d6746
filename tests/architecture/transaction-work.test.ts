import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asLines, declaredViolations } from './fixtures.ts';
import { findWorkInTransactions } from './transaction-work.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = fileURLToPath(new URL('violations/transactions', import.meta.url));

describe('transactionWork', () => {
	test('finds no transaction of the product that reads files or sends requests', () => {
		expect(asLines(findWorkInTransactions(ROOT))).toEqual([]);
	});

	test('finds file reads and requests in a transaction, direct or through other functions', () => {
		expect(asLines(findWorkInTransactions(FIXTURES))).toEqual(asLines(declaredViolations(FIXTURES)));
		expect(declaredViolations(FIXTURES)).toHaveLength(3);
	});
});
