import { describe, expect, test } from 'vitest';
import { countedTitle, isNewOrder } from './shop-counts.ts';

describe('isNewOrder', () => {
	test.each([
		['an order after the last look', '2026-11-28T03:00:00.000Z', '2026-11-28T03:00:05.000Z', true],
		['the first order of a shop that had none', '', '2026-11-28T03:00:05.000Z', true],
		['no order since the last look', '2026-11-28T03:00:05.000Z', '2026-11-28T03:00:05.000Z', false],
		[
			'an older order left after the newest was confirmed',
			'2026-11-28T03:00:05.000Z',
			'2026-11-28T03:00:00.000Z',
			false,
		],
		['the first look of a tab', null, '2026-11-28T03:00:05.000Z', false],
		['no order at all', '', null, false],
	])('%s', (_when, seenAt, newestAt, isNew) => {
		expect(isNewOrder(seenAt, newestAt)).toBe(isNew);
	});
});

test('countedTitle replaces an earlier number and removes it at zero', () => {
	expect(countedTitle('Tiền · Chợ Biz', 3)).toBe('(3) Tiền · Chợ Biz');
	expect(countedTitle('(3) Tiền · Chợ Biz', 12)).toBe('(12) Tiền · Chợ Biz');
	expect(countedTitle('(12) Tiền · Chợ Biz', 0)).toBe('Tiền · Chợ Biz');
});
