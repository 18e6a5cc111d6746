import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getHomeSections } from '#src/domains/search/queries/lists/get-home-sections.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { countCategories } from './count-categories.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const shirts = await categoryId(database.db, 'ao');
const small = await makeShop(database.db, { name: 'Bán ít' });
const large = await makeShop(database.db, { name: 'Bán nhiều' });
const counted = async () =>
	(
		await database.db.execute(sql`
			select shop.name, counted.products, counted.sold::int as sold
			from shelf_counts counted join shops shop on shop.id = counted.shop_id order by sold`)
	).rows;

test('countCategories stores products and sales per shop and category, also when run twenty times concurrently', async () => {
	await makeProduct(database.db, { shopId: small.id, categoryId: shirts, soldCount: 2 });
	await makeProduct(database.db, { shopId: large.id, categoryId: shirts, soldCount: 30 });
	await makeProduct(database.db, { shopId: large.id, categoryId: shirts, soldCount: 40 });
	await makeProduct(database.db, { shopId: large.id, categoryId: shirts, state: 'pending', publishedAt: null });
	await Promise.all(Array.from({ length: 20 }, () => countCategories(context)));
	expect(await counted()).toEqual([
		{ name: 'Bán ít', products: 1, sold: 2 },
		{ name: 'Bán nhiều', products: 2, sold: 70 },
	]);
	const { shops } = await getHomeSections(context.read);
	expect(shops.map(({ name, productCount }) => [name, productCount])).toEqual([
		['Bán nhiều', 2],
		['Bán ít', 1],
	]);
});

test('countCategories drops discontinued products; until then a short category shows the actual number of products', async () => {
	await database.db.execute(
		sql`update products set state = 'discontinued' where shop_id = ${large.id} and state = 'published'`,
	);
	const { categories } = await getHomeSections(context.read);
	const category = categories.flatMap(({ children }) => children).find(({ slug }) => slug === 'ao');
	expect(category?.productCount).toBe(1);
	await countCategories(context);
	expect(await counted()).toEqual([{ name: 'Bán ít', products: 1, sold: 2 }]);
});
