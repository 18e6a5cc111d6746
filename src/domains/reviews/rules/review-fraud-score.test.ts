import { expect, test } from 'vitest';
import { isCopyOf, isSuspicious, type ReviewFraudSignals, reviewFraudScore } from './review-fraud-score.ts';

const honest: ReviewFraudSignals = {
	stars: 5,
	isCopied: false,
	accountAgeHours: 5000,
	reviewsOfShopToday: 1,
	minutesSinceComplete: 90,
};

test.each([
	['an old customer', {}, false],
	['a new customer in a hurry', { accountAgeHours: 1, minutesSinceComplete: 0 }, false],
	['a new customer with a large order', { accountAgeHours: 1, reviewsOfShopToday: 8 }, false],
	[
		'a new customer with a large order, in a hurry',
		{ accountAgeHours: 1, reviewsOfShopToday: 8, minutesSinceComplete: 0 },
		true,
	],
	['who copies what another wrote', { isCopied: true }, true],
] as const)('isSuspicious combines all signals: %s', (_, facts, isDoubted) => {
	expect(isSuspicious({ ...honest, ...facts })).toBe(isDoubted);
});

test('reviewFraudScore stays between 0 and 100', () => {
	expect(reviewFraudScore({ ...honest, stars: 3 })).toBe(0);
	expect(
		reviewFraudScore({ stars: 1, isCopied: true, accountAgeHours: 0, reviewsOfShopToday: 9, minutesSinceComplete: 0 }),
	).toBe(100);
});

const PRAISE = 'Hộp quà gói đẹp, nơ lụa xanh, thiệp viết tay; mở ra thơm mùi sả chanh.';
test.each([
	['that is identical', PRAISE, true],
	['in capitals, with an exclamation mark', `${PRAISE.toUpperCase()} !`, true],
	['without tone marks', 'Hop qua goi dep no lua xanh thiep viet tay mo ra thom mui sa chanh', true],
	['with one different word', PRAISE.replace('xanh', 'đỏ'), false],
])('isCopyOf for a text %s returns %s', (_title, said, wanted) => {
	expect(isCopyOf(said, ['Tốt.', PRAISE])).toBe(wanted);
});

test('isCopyOf returns false for short texts', () => {
	expect(isCopyOf('Hàng đẹp, giao nhanh', ['Hàng đẹp, giao nhanh'])).toBe(false);
});
