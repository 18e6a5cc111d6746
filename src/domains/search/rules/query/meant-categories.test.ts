import { expect, test } from 'vitest';
import { BASE_CATEGORIES } from '#src/domains/catalog/db/base-categories.ts';
import { slugOf } from '#src/shared/slug.ts';
import { categoriesMeant, presentCategories } from './meant-categories.ts';

const slugs = new Set(BASE_CATEGORIES.flatMap(({ children }) => children.map(([name]) => slugOf(name))));

test.each(['quần áo', 'quan ao', 'Áo quần'])('“%s” means the categories of clothes', (query) => {
	expect(categoriesMeant(query)).toEqual(['ao', 'quan', 'vay-dam']);
});

test.each(['quần áo trẻ em', 'máy sấy quần áo', 'áo', 'quận ảo', ''])('“%s” means no categories', (query) => {
	expect(categoriesMeant(query)).toBeNull();
});

test.each(['quà tặng mẹ', 'qua tang me', 'quà cho bà ngoại', 'quà tặng cho bố', 'quà sinh nhật cho bé'])(
	'“%s” means categories that exist',
	(query) => {
		const found = presentCategories(query) ?? [];
		expect(found.length).toBeGreaterThan(1);
		expect(found.filter((slug) => !slugs.has(slug))).toEqual([]);
	},
);

test.each(['quà', 'quà tặng', 'mẹ', 'gấu bông quà tặng', 'quà tặng đèn lồng', ''])('“%s” names nobody', (query) => {
	expect(presentCategories(query)).toBeNull();
});
