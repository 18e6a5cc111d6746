import { expect, test } from 'vitest';
import { isReviewLate, reviewBy } from './review-clock.ts';

test('reviewBy allows two working days and skips a Sunday between them', () => {
	const friday = new Date('2026-11-20T15:00:00+07:00');
	const by = reviewBy(friday);
	expect(by).toEqual(new Date('2026-11-23T00:00:00+07:00'));
	expect([isReviewLate(friday, by), isReviewLate(friday, new Date(by.getTime() + 1))]).toEqual([false, true]);
});
