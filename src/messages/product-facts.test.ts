import { expect, test } from 'vitest';
import { factText, productFactMessages } from './vi/product-facts.ts';

test.each([
	[{ values: [6.7], unit: 'inch' }, '6,7 inch'],
	[{ values: [6000], unit: 'mAh' }, '6.000 mAh'],
	[{ values: ['Cotton', 'Lanh'], unit: '' }, 'Cotton, Lanh'],
	[{ values: [true], unit: '' }, 'Có'],
	[{ values: [false], unit: '' }, 'Không'],
])('a fact is written as people write it: %j', (fact, text) => {
	expect(factText(fact)).toBe(text);
});

test('a parcel is weighed in grams, and from a kilogram on in kilograms', () => {
	expect([460, 1000, 2500].map(productFactMessages.weightOf)).toEqual(['460 g', '1 kg', '2,5 kg']);
});
