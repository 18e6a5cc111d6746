import { expect, test } from 'vitest';
import { DISCOUNT_MAX_PERCENT } from '#src/domains/catalog/contract/discount.ts';
import { BASE_CATEGORIES } from '#src/domains/catalog/db/base-categories.ts';
import { discountPercent } from '#src/domains/catalog/rules/prices/reference-price.ts';
import { listingIssues } from '#src/domains/compliance/rules/listing-check.ts';
import { slugOf } from '#src/shared/slug.ts';
import { describe } from './describe.ts';
import { COLOUR_OF } from './pictures/colours.ts';
import { DEMO_SHOPS } from './shop-list.ts';

const PRODUCTS = DEMO_SHOPS.flatMap(({ goods, promise }) => goods.map((product) => ({ good: product, promise })));

test('the demonstration has at least 12 shops with products, 300 products and a product in every category', () => {
	const categories = BASE_CATEGORIES.flatMap(({ children }) => children.map(([name]) => slugOf(name)));
	expect(DEMO_SHOPS.filter(({ goods }) => goods.length > 0).length).toBeGreaterThanOrEqual(12);
	expect(PRODUCTS.length).toBeGreaterThanOrEqual(300);
	expect(new Set(PRODUCTS.map(({ good: product }) => product[1]))).toEqual(new Set(categories));
});

test('all products of the demonstration have different names', () => {
	expect(new Set(PRODUCTS.map(({ good: product }) => product[0])).size).toBe(PRODUCTS.length);
});

test('every colour of the demonstration can be drawn', () => {
	const colours = PRODUCTS.flatMap(({ good: product }) => product[5]?.choices ?? []).filter(
		({ name }) => name === 'Màu',
	);
	expect(colours.flatMap(({ values }) => values).filter((value) => !(String(value) in COLOUR_OF))).toEqual([]);
});

test('no product text of the demonstration raises a listing doubt', () => {
	const doubtful = PRODUCTS.filter(
		({ good: product, promise }) =>
			listingIssues({ name: product[0], description: describe(product, promise) }).length > 0,
	);
	expect(doubtful.map(({ good: product }) => product[0])).toEqual([]);
});

test('every struck-through price of the demonstration is higher than the price and within the maximum discount', () => {
	for (const { good: product } of PRODUCTS) {
		const before = product[5]?.was;
		if (before === undefined) continue;
		expect(before, product[0]).toBeGreaterThan(product[2]);
		expect(discountPercent(product[2], before), product[0]).toBeLessThanOrEqual(DISCOUNT_MAX_PERCENT);
	}
});
