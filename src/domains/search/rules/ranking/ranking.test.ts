import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANKING_SHARES, rankingOf, UNRATED_STARS } from './ranking.ts';

const now = new Date('2026-11-21T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const plain = {
	soldCount: 20,
	isInStock: true,
	ratingScore: 4.2,
	publishedAt: daysAgo(30),
	descriptionLength: 150,
	pictureCount: 2,
};

test('the shares of the ranking sum to 1, and each part stays between 0 and 1', () => {
	expect(Object.values(RANKING_SHARES).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
	const facts = {
		ratingScore: 5,
		soldCount: 10 ** 9,
		isInStock: true,
		publishedAt: now,
		descriptionLength: 9000,
		pictureCount: 9,
	};
	const best = rankingOf(facts, now);
	expect(best).toMatchObject({ sales: 1, stock: 1, care: 1, freshness: 1 });
	expect([best.stars, best.score]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
	const unsold = { soldCount: 0, isInStock: false, publishedAt: null };
	const least = { ...unsold, ratingScore: 1, descriptionLength: 0, pictureCount: 0 };
	expect(rankingOf(least, now).score).toBeCloseTo(0);
});

test.each([
	['sells more', { soldCount: 21 }],
	['has one more picture', { pictureCount: 3 }],
	['has a longer description', { descriptionLength: 200 }],
	['is newer', { publishedAt: daysAgo(29) }],
	['has a better rating', { ratingScore: 4.6 }],
])('a product that %s ranks higher than an otherwise equal one', (_what, better) => {
	expect(rankingOf({ ...plain, ...better }, now).score).toBeGreaterThan(rankingOf(plain, now).score);
});

test('a sold-out product loses the whole share of stock', () => {
	const lost = rankingOf(plain, now).score - rankingOf({ ...plain, isInStock: false }, now).score;
	expect(lost).toBeCloseTo(RANKING_SHARES.stock);
});

test('rankingOf maps the weighted rating to 0 to 1 and uses UNRATED_STARS without a rating', () => {
	const starsOf = (ratingScore: number | null) => rankingOf({ ...plain, ratingScore }, now).stars;
	expect([1, 3, 4.2, 5].map(starsOf)).toEqual([0, 0.5, 0.8, 1].map((stars) => expect.closeTo(stars)));
	expect(starsOf(null)).toBe(starsOf(UNRATED_STARS));
});

test.each([
	[0, 1],
	[30, 0.5],
	[60, 0],
	[600, 0],
])('after %i days %f of the freshness is left', (days, left) => {
	expect(rankingOf({ ...plain, publishedAt: daysAgo(days) }, now).freshness).toBeCloseTo(left);
});

test('rankingOf stays within its range for any facts', () => {
	const facts = fc.record({
		soldCount: fc.nat(),
		isInStock: fc.boolean(),
		ratingScore: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
		publishedAt: fc.option(fc.date({ noInvalidDate: true })),
		descriptionLength: fc.nat(),
		pictureCount: fc.nat(),
	});
	fc.assert(
		fc.property(facts, (some) => {
			for (const part of Object.values(rankingOf(some, now))) {
				expect(part).toBeGreaterThanOrEqual(0);
				expect(part).toBeLessThanOrEqual(1 + 1e-9);
			}
		}),
	);
});
