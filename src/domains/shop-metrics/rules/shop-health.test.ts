import { expect, test } from 'vitest';
import { SHOP_FAULTS, serviceDays } from './shop-health.ts';

test('serviceDays returns the days of the window and the next one, each with isWorking', () => {
	const days = serviceDays(new Date('2026-11-23T12:00:00+07:00'), 2);
	expect(days.map(({ day, isWorking }) => [day, isWorking])).toEqual([
		['2026-11-21', true],
		['2026-11-22', false],
		['2026-11-23', true],
		['2026-11-24', true],
	]);
});

test('serviceDays sets the confirmation deadline of a Sunday order to the end of Monday', () => {
	const [, sunday] = serviceDays(new Date('2026-11-23T12:00:00+07:00'), 2);
	expect(sunday?.overdueAt).toBe('2026-11-23T17:00:00.000Z');
});

test('SHOP_FAULTS contains shop cancellations and missed deadlines, but no agreed or buyer cancellations', () => {
	const ways = SHOP_FAULTS.map(({ party, reason }) => `${party} ${reason}`);
	expect(ways).toEqual(expect.arrayContaining(['shop out_of_stock', 'system not_confirmed', 'system not_packed']));
	expect(ways).not.toContain('shop agreed');
	expect(ways).not.toContain('buyer changed_mind');
});
