import { describe, expect, test } from 'vitest';
import { browserTimings, timingLines, vitestTimings } from '../../scripts/launcher/commands/timings.mjs';

const database = vitestTimings({
	testResults: [{ name: '/clone/src/a.db.test.ts', assertionResults: [{ fullName: 'sells once', duration: 25_000 }] }],
});
const spec = (title: string, duration: number) => ({
	title,
	file: 'cart.spec.ts',
	tests: [{ results: [{ duration }] }],
});
const browser = browserTimings({
	suites: [{ specs: [spec('buys', 4_000)], suites: [{ specs: [spec('pays', 21_000)] }] }],
});

describe('timingLines', () => {
	test('shows minutes per stage, the slowest tests first, and browser tests over 20 s', () => {
		expect(
			timingLines([{ name: 'unit and database tests', ms: 90_000 }], [...database, ...browser], '/clone/'),
		).toEqual([
			'minutes per stage:',
			'     1.5 min  unit and database tests',
			'slowest tests:',
			'    25.0 s  src/a.db.test.ts › sells once',
			'    21.0 s  cart.spec.ts › pays',
			'     4.0 s  cart.spec.ts › buys',
			'browser tests over 20 s:',
			'    21.0 s  cart.spec.ts › pays',
		]);
	});

	test('shows at most ten of the slowest tests', () => {
		const many = Array.from({ length: 30 }, (_, at) => ({ name: `test ${at}`, ms: at, isBrowser: false }));
		expect(timingLines([], many, '').filter((line) => line.includes('test '))).toHaveLength(10);
	});
});
