import { expect, test } from 'vitest';
import { MAX_VND } from '#src/shared/money.ts';
import { settlementConfig } from '../contract.ts';
import { isListingCapped, needsTwo, payoutAmount, payoutHindrance } from './payout-amount.ts';

test.each([
	[-5, null],
	[settlementConfig.payoutLeastVnd - 1, null],
	[settlementConfig.payoutLeastVnd, settlementConfig.payoutLeastVnd],
	[MAX_VND + 1, MAX_VND],
])('of %i ₫ so much is paid out', (payableVnd, amountVnd) => {
	expect(payoutAmount(payableVnd)).toBe(amountVnd);
});

test('two people approve what is above fifty million', () => {
	expect(needsTwo(50_000_000)).toBe(false);
	expect(needsTwo(50_000_001)).toBe(true);
});

test.each([
	[0, 400, false],
	[-1, 29, false],
	[-1, 30, true],
	[-1_999_999, 0, false],
	[-2_000_000, 0, true],
])('a balance of %i ₫ for %i days stops new listings: %s', (payableVnd, days, isCapped) => {
	expect(isListingCapped(payableVnd, days)).toBe(isCapped);
});

const FREE = {
	accountState: 'active',
	isHeld: false,
	hasOpen: false,
	payableVnd: settlementConfig.payoutLeastVnd,
} as const;
test.each([
	[{ accountState: null }, 'account_missing'],
	[{ accountState: 'pending', isHeld: true }, 'account_not_active'],
	[{ isHeld: true, hasOpen: true }, 'account_held'],
	[{ hasOpen: true, payableVnd: 0 }, 'payout_open'],
	[{ payableVnd: 0 }, 'too_little'],
	[{}, null],
] as const)('%j hinders as %s', (facts, hindrance) => {
	expect(payoutHindrance({ ...FREE, ...facts })).toBe(hindrance);
});
