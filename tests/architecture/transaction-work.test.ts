import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asLines, confessionsIn } from './fixtures.ts';
import { transactionWork } from './transaction-work.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = fileURLToPath(new URL('violations/transactions', import.meta.url));

describe('transactionWork', () => {
	test('finds no transaction of the product that reads files or sends requests', () => {
		expect(asLines(transactionWork(ROOT))).toEqual([]);
	});

	test('finds file reads and requests in a transaction, direct or through other functions', () => {
		expect(asLines(transactionWork(FIXTURES))).toEqual(asLines(confessionsIn(FIXTURES)));
		expect(confessionsIn(FIXTURES)).toHaveLength(3);
	});
});
