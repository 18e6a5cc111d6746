import { expect, test } from 'vitest';
import { decideTopUp, refundableUntil, refundableVnd } from './top-up.ts';

test.each([
	['exactly the daily limit', 500_000, 1_500_000, 0, 'ok'],
	['one dong above the daily limit', 500_000, 1_500_001, 0, 'coin.top_up_day'],
	['exactly the limit of held coin', 10_000, 0, 9_990_000, 'ok'],
	['one dong above the limit of held coin', 10_000, 0, 9_990_001, 'coin.top_up_held'],
])('decideTopUp limits the amount per day and in total: %s', (_title, amountVnd, todayVnd, ownedVnd, expected) => {
	const decision = decideTopUp(amountVnd, { todayVnd, ownedVnd });
	expect(decision.ok ? 'ok' : decision.error.code).toBe(expected);
});

test('refundableVnd returns the unspent rest within seven days, and 0 after the deadline or a first refund', () => {
	const paidAt = new Date('2026-11-22T10:00:00+07:00');
	const [inTime, late] = [new Date('2026-11-29T09:59:59+07:00'), new Date('2026-11-29T10:00:00+07:00')];
	expect(refundableUntil(paidAt)).toEqual(late);
	expect(refundableVnd({ paidAt, freeVnd: 70_000, refundedVnd: 0 }, inTime)).toBe(70_000);
	expect(refundableVnd({ paidAt, freeVnd: 70_000, refundedVnd: 0 }, late)).toBe(0);
	expect(refundableVnd({ paidAt, freeVnd: 70_000, refundedVnd: 30_000 }, inTime)).toBe(0);
});
