import { expect, test } from 'vitest';
import { factText, productFactMessages } from './vi/product-facts.ts';

test.each([
	[{ values: [6.7], unit: 'inch' }, '6,7 inch'],
	[{ values: [6000], unit: 'mAh' }, '6.000 mAh'],
	[{ values: ['Cotton', 'Lanh'], unit: '' }, 'Cotton, Lanh'],
	[{ values: [true], unit: '' }, 'Có'],
	[{ values: [false], unit: '' }, 'Không'],
])('factText of %j', (fact, text) => {
	expect(factText(fact)).toBe(text);
});

test('productFactMessages.weightOf shows grams below a kilogram and kilograms from there on', () => {
	expect([460, 1000, 2500].map(productFactMessages.weightOf)).toEqual(['460 g', '1 kg', '2,5 kg']);
});
