import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankingOf, UNRATED_STARS } from '#src/domains/search/rules/ranking/ranking.ts';
import { reviewsConfig } from '../contract.ts';
import { plainAverage, ratingScore } from './rating.ts';

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
])('ratingScore of the stars %j is %s', (stars, score) => {
	expect(ratingScore(of(stars))).toBe(score);
});

test.each([
	[[], null],
	[[{ stars: 5, count: 1 }], 5],
	[
		[
			{ stars: 5, count: 3 },
			{ stars: 2, count: 1 },
		],
		4.25,
	],
])('plainAverage of %j is %s', (counts, average) => {
	expect(plainAverage(counts)).toBe(average);
});

test('rankingOf uses ratingScore without adding the prior a second time', () => {
	const now = new Date('2026-11-21T00:00:00Z');
	const facts = { soldCount: 0, isInStock: true, publishedAt: now, descriptionLength: 0, pictureCount: 0 };
	const starsFor = (stars: readonly number[]) =>
		rankingOf({ ...facts, ratingScore: ratingScore(of(stars)) }, now).stars;
	expect(starsFor([5])).toBeCloseTo((4.167 - 1) / 4);
	expect(starsFor([])).toBeCloseTo((reviewsConfig.prior.stars - 1) / 4);
	expect(UNRATED_STARS).toBe(reviewsConfig.prior.stars);
});

test('ratingScore weighs old reviews less than new ones', () => {
	expect(ratingScore(of([5, 5, 5], 0.25))).toBeLessThan(ratingScore(of([5, 5, 5])) ?? 0);
});

test('ratingScore stays between 1 and 5 and never falls with an additional five-star review', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 }), (stars) => {
			const score = ratingScore(of(stars)) ?? 0;
			return score >= 1 && score <= 5 && (ratingScore(of([...stars, 5])) ?? 0) >= score;
		}),
	);
});
