import { expect, test } from 'vitest';
import { MAX_VND } from '#src/shared/money.ts';
import { settlementConfig } from '../contract/settlement.ts';
import { availableOf, isListingCapped, needsSecondApproval, payoutAmount, payoutBlocker } from './payout-amount.ts';

test.each([
	[-5, 'approved', null],
	[settlementConfig.payoutLeastVnd - 1, 'approved', null],
	[settlementConfig.payoutLeastVnd, 'approved', settlementConfig.payoutLeastVnd],
	[MAX_VND + 1, 'approved', MAX_VND],
	[0, 'suspended', null],
	[1, 'suspended', 1],
	[1, 'terminated', 1],
] as const)('payoutAmount of %i ₫ available for a shop that is %s', (availableVnd, shopState, amountVnd) => {
	expect(payoutAmount(availableVnd, shopState)).toBe(amountVnd);
});

test('needsTwo is true above 50,000,000 ₫ and false at exactly that amount', () => {
	expect(needsSecondApproval(50_000_000)).toBe(false);
	expect(needsSecondApproval(50_000_001)).toBe(true);
});

test.each([
	[0, 400, false],
	[-1, 29, false],
	[-1, 30, true],
	[-1_999_999, 0, false],
	[-2_000_000, 0, true],
])('isListingCapped with a balance of %i ₫ for %i days is %s', (payableVnd, days, isCapped) => {
	expect(isListingCapped(payableVnd, days)).toBe(isCapped);
});

const FREE = {
	accountState: 'active',
	shopState: 'approved',
	isHeld: false,
	hasOpen: false,
	availableVnd: settlementConfig.payoutLeastVnd,
} as const;
test.each([
	[{ accountState: null }, 'account_missing'],
	[{ accountState: 'pending', isHeld: true }, 'account_not_active'],
	[{ isHeld: true, hasOpen: true }, 'account_held'],
	[{ hasOpen: true, availableVnd: 0 }, 'payout_open'],
	[{ availableVnd: 0 }, 'too_little'],
	[{ availableVnd: 1, shopState: 'suspended' }, null],
	[{}, null],
] as const)('payoutBlocker with %j returns %s', (facts, hindrance) => {
	expect(payoutBlocker({ ...FREE, ...facts })).toBe(hindrance);
});

test.each([
	[500_000, [], 500_000],
	[500_000, [200_000, 100_000], 200_000],
	[500_000, [500_001], 0],
	[0, [100_000], 0],
	[-300_000, [100_000], -300_000],
])('availableOf a balance of %i ₫ with refund exposures %j returns %i ₫', (payableVnd, stakes, availableVnd) => {
	expect(
		availableOf(
			payableVnd,
			stakes.map((amountVnd) => ({ amountVnd })),
		),
	).toBe(availableVnd);
});
