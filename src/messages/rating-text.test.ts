import { expect, test } from 'vitest';
import { cardRatingText, ratingText, shortRatingText } from './vi/product-facts.ts';

test.each([
	[5, 1, '1 đánh giá · 5 sao', '1 đánh giá · 5 sao'],
	[4.5, 2, '2 đánh giá · 4,5 sao', '2 đánh giá · 4,5 sao'],
	[5, 3, '5,0 (3 đánh giá)', '5,0 (3)'],
	[4.25, 1200, '4,3 (1.200 đánh giá)', '4,3 (1.200)'],
])(
	'the rating of %s stars from %s reviews is shown as an average from three reviews on',
	(average, count, long, short) => {
		expect(ratingText(average, count)).toBe(long);
		expect(shortRatingText(average, count)).toBe(short);
	},
);

test.each([
	[2.5, 2, '2,5 (2)'],
	[4.25, 1200, '4,3 (1.200)'],
])('a card shows the rating of %s stars from %s reviews in a few characters', (average, count, shown) => {
	expect(cardRatingText(average, count)).toBe(shown);
});
