import { expect, test } from 'vitest';
import { SHOP_FAULTS, serviceDays } from './shop-health.ts';

test('the days of a window are told with those on which work is done, the one after it included', () => {
	const days = serviceDays(new Date('2026-11-23T12:00:00+07:00'), 2);
	expect(days.map(({ day, isWorking }) => [day, isWorking])).toEqual([
		['2026-11-21', true],
		['2026-11-22', false],
		['2026-11-23', true],
		['2026-11-24', true],
	]);
});

test('what is placed on a Sunday is confirmed in time until Monday is over', () => {
	const [, sunday] = serviceDays(new Date('2026-11-23T12:00:00+07:00'), 2);
	expect(sunday?.overdueAt).toBe('2026-11-23T17:00:00.000Z');
});

test('a shop lets an order fall by its own word or by silence, never by agreeing', () => {
	const ways = SHOP_FAULTS.map(({ party, reason }) => `${party} ${reason}`);
	expect(ways).toEqual(expect.arrayContaining(['shop out_of_stock', 'system not_confirmed', 'system not_packed']));
	expect(ways).not.toContain('shop agreed');
	expect(ways).not.toContain('buyer changed_mind');
});
