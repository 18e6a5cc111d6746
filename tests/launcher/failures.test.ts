import { expect, test } from 'vitest';
import { browserFailures, vitestFailures } from '../../scripts/launcher/commands/failures.mjs';

test('vitestFailures returns the file and reason of failed tests only', () => {
	const told = vitestFailures({
		testResults: [
			{
				name: 'src/a.test.ts',
				status: 'failed',
				assertionResults: [
					{ status: 'passed', fullName: 'one holds' },
					{ status: 'failed', fullName: 'two holds', failureMessages: ['\u001b[31mexpected 1\u001b[0m\n  to be 2'] },
				],
			},
			{ name: 'src/b.test.ts', status: 'passed', assertionResults: [] },
		],
	});
	expect(told).toEqual(['✗ src/a.test.ts › two holds\n    expected 1\n      to be 2']);
});

test('vitestFailures returns a file that fails to load', () => {
	const told = vitestFailures({
		testResults: [{ name: 'src/c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
	});
	expect(told).toEqual(['✗ src/c.test.ts\n    no such module']);
});

test('browserFailures finds failed tests in nested suites, and flaky ones', () => {
	const spec = (title: string, status: string) => ({
		title,
		file: 'cart.spec.ts',
		line: 7,
		tests: [{ status, results: [{ error: { message: `${title} why` } }] }],
	});
	const told = browserFailures({
		suites: [
			{
				specs: [spec('fails', 'unexpected')],
				suites: [{ specs: [spec('twice', 'flaky'), spec('holds', 'expected')] }],
			},
		],
	});
	expect(told).toEqual(['✗ cart.spec.ts:7 › fails\n    fails why', '✗ cart.spec.ts:7 › twice\n    twice why']);
});

test('vitestFailures and browserFailures return nothing without a report', () => {
	expect([...vitestFailures(null), ...browserFailures(null)]).toEqual([]);
});
