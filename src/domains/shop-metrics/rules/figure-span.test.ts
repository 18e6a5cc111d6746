import { expect, test } from 'vitest';
import { figureSpan, previousSpan } from './figure-span.ts';

const TODAY = '2026-11-23';

test.each([
	[{}, '2026-10-25', TODAY],
	[{ days: 7 }, '2026-11-17', TODAY],
	[{ days: 1 }, TODAY, TODAY],
	[{ from: '2026-02-01', to: '2026-02-28' }, '2026-02-01', '2026-02-28'],
	[{ from: '2026-11-20', to: '2027-01-01' }, '2026-11-20', TODAY],
	[{ from: '2026-11-20', to: '2026-11-10' }, '2026-10-25', TODAY],
	[{ from: '2026-02-31', to: '2026-03-05' }, '2026-10-25', TODAY],
	[{ from: '2020-01-01', to: TODAY }, '2025-11-23', TODAY],
])('figureSpan of %o is %s to %s', (asked, from, to) => {
	expect(figureSpan(asked, TODAY)).toEqual({ from, to });
});

test('spanBefore returns the same number of days, ending the day before', () => {
	expect(previousSpan({ from: '2026-11-17', to: TODAY })).toEqual({ from: '2026-11-10', to: '2026-11-16' });
	expect(previousSpan({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});
