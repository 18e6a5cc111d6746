import { expect, test } from 'vitest';
import { cardRatingText, ratingText } from './vi/product-facts.ts';

test.each([
	[5, 1, '1 đánh giá · 5 sao', '1 đánh giá'],
	[4.5, 2, '2 đánh giá · 4,5 sao', '2 đánh giá'],
	[5, 3, '5,0 sao · 3 đánh giá', '5,0 (3)'],
	[4.25, 1200, '4,3 sao · 1.200 đánh giá', '4,3 (1.200)'],
])(
	'the count of %s stars from %s reviews leads under three reviews, the average from three on',
	(average, count, long, card) => {
		expect(ratingText(average, count)).toBe(long);
		expect(cardRatingText(average, count)).toBe(card);
	},
);
