import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratingScore } from './rating.ts';

const of = (stars: readonly number[], weight = 1) => ({
	count: stars.length,
	weight: stars.length * weight,
	weightedStars: stars.reduce((sum, each) => sum + each * weight, 0),
});

test.each([
	[[], null],
	[[5], 4.167],
	[[1], 3.5],
	[[4, 4, 4], 4],
	[Array.from({ length: 95 }, () => 5), 4.95],
])('the stars %j weigh %s', (stars, score) => {
	expect(ratingScore(of(stars))).toBe(score);
});

test('old praise counts less than new praise', () => {
	expect(ratingScore(of([5, 5, 5], 0.25))).toBeLessThan(ratingScore(of([5, 5, 5])) ?? 0);
});

test('the score never leaves the scale, and one more good review never lowers it', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 }), (stars) => {
			const score = ratingScore(of(stars)) ?? 0;
			return score >= 1 && score <= 5 && (ratingScore(of([...stars, 5])) ?? 0) >= score;
		}),
	);
});
