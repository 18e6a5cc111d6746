import { expect, test } from 'vitest';
import type { PayoutState } from '../contract/settlement.ts';
import { isAccountLate, isPayoutLate } from './late-money.ts';

const at = (local: string): Date => new Date(`${local}+07:00`);
const since = at('2026-11-24T09:00:00');

test.each<readonly [PayoutState, string, boolean]>([
	['scheduled', '2026-11-25T23:59:59', false],
	['scheduled', '2026-11-26T00:00:00', true],
	['requested', '2026-11-26T00:00:00', true],
	['approved', '2026-11-26T23:59:59', false],
	['approved', '2026-11-27T00:00:00', true],
	['processing', '2026-11-27T23:59:59', false],
	['processing', '2026-11-28T00:00:00', true],
	['paid', '2026-12-28T09:00:00', false],
])('isPayoutLate of a payout that is %s since Tuesday 9:00, at %s: %s', (state, now, isLate) => {
	expect(isPayoutLate({ state, since }, at(now))).toBe(isLate);
});

test('isAccountLate: an account submitted on Saturday is late after the end of Tuesday', () => {
	expect(isAccountLate(at('2026-11-21T09:00:00'), at('2026-11-24T23:59:59'))).toBe(false);
	expect(isAccountLate(at('2026-11-21T09:00:00'), at('2026-11-25T00:00:00'))).toBe(true);
});
