import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { DISCOUNT_MAX_PERCENT } from '#src/domains/catalog/contract-discount.ts';
import { BASE_CATEGORIES } from '#src/domains/catalog/db/base-categories.ts';
import { discountPercent } from '#src/domains/catalog/rules/discount-truth.ts';
import { listingDoubts } from '#src/domains/catalog/rules/listing-check.ts';
import { slugOf } from '#src/shared/slug.ts';
import { describe } from './describe.ts';
import { COLOUR_OF } from './pictures/colours.ts';
import { DEMO_SHOPS } from './shop-list.ts';

const GOODS = DEMO_SHOPS.flatMap(({ goods, promise }) => goods.map((good) => ({ good, promise })));
const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as {
	icons: Readonly<Record<string, unknown>>;
};

test('the demonstration has at least 12 shops, 300 products and goods on every shelf', () => {
	const shelves = BASE_CATEGORIES.flatMap(({ children }) => children.map(([name]) => slugOf(name)));
	expect(DEMO_SHOPS.filter(({ goods }) => goods.length > 0).length).toBeGreaterThanOrEqual(12);
	expect(GOODS.length).toBeGreaterThanOrEqual(300);
	expect(new Set(GOODS.map(({ good }) => good[1]))).toEqual(new Set(shelves));
});

test('no two goods share a name, so no two pictures are the same', () => {
	expect(new Set(GOODS.map(({ good }) => good[0])).size).toBe(GOODS.length);
});

test('every good can be drawn, in the colours it comes in', () => {
	const colours = GOODS.flatMap(({ good }) => good[6]?.choices ?? []).filter(({ name }) => name === 'Màu');
	expect(GOODS.map(({ good }) => good[2]).filter((icon) => !(icon in icons))).toEqual([]);
	expect(colours.flatMap(({ values }) => values).filter((value) => !(String(value) in COLOUR_OF))).toEqual([]);
});

test('every text passes the check that people’s listings pass', () => {
	const doubtful = GOODS.filter(
		({ good, promise }) => listingDoubts({ name: good[0], description: describe(good, promise) }).length > 0,
	);
	expect(doubtful.map(({ good }) => good[0])).toEqual([]);
});

test('every reduction may be advertised', () => {
	for (const { good } of GOODS) {
		const before = good[6]?.was;
		if (before === undefined) continue;
		expect(before, good[0]).toBeGreaterThan(good[3]);
		expect(discountPercent(good[3], before), good[0]).toBeLessThanOrEqual(DISCOUNT_MAX_PERCENT);
	}
});
