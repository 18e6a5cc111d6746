import { expect, test } from 'vitest';
import { earnsGift, giftSpendableAt } from './first-order-gift.ts';

const EARNED = {
	isFirst: true,
	productAmountPaidVnd: 50_000,
	isEmailVerified: true,
	verifiedPhone: '+84912345678',
	isMoneyConfirmed: true,
};

test.each([
	['every condition holds', {}, true],
	['another order came first', { isFirst: false }, false],
	['49,999 ₫ of goods', { productAmountPaidVnd: 49_999 }, false],
	['the e-mail address is not verified', { isEmailVerified: false }, false],
	['the phone is not verified', { verifiedPhone: null }, false],
	['only the shop confirmed the money', { isMoneyConfirmed: false }, false],
])('earnsGift when %s', (_when, change, isEarned) => {
	expect(earnsGift({ ...EARNED, ...change })).toBe(isEarned);
});

test('a gift is spendable 15 days after delivery', () => {
	expect(giftSpendableAt(new Date('2026-11-01T03:00:00Z'))).toEqual(new Date('2026-11-16T03:00:00Z'));
});
