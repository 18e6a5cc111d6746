import { expect, test } from 'vitest';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getShopFigures } from './get-shop-figures.ts';

const database = await testDatabase();

test('getShopFigures compares a period with the same number of days before and leaves out other shops', async () => {
	const [own, other] = [await makeShop(database.db), await makeShop(database.db)];
	const product = await makeProduct(database.db, { shopId: own.id });
	const day = (shopId: string, at: string, revenueVnd: number) =>
		database.pool.query(
			`INSERT INTO shop_days (shop_id, day, orders, cancelled, pieces, revenue_vnd, coin_vnd, goodwill_vnd)
			VALUES ($1, $2, 1, 0, 1, $3, 0, 0)`,
			[shopId, at, revenueVnd],
		);
	for (const [at, vnd] of [
		['2026-01-01', 1000],
		['2026-01-02', 2000],
		['2026-01-03', 4000],
		['2026-01-05', 8000],
	] as const)
		await day(own.id, at, vnd);
	await day(other.id, '2026-01-04', 500_000);
	await database.pool.query(
		`INSERT INTO shop_product_days (shop_id, day, product_id, orders, pieces, revenue_vnd)
		VALUES ($1, '2026-01-03', $2, 1, 1, 4000), ($1, '2026-01-05', $2, 1, 2, 8000)`,
		[own.id, product.id],
	);
	await database.pool.query(
		`INSERT INTO product_views (shop_id, day, product_id, views)
		VALUES ($1, '2026-01-02', $2, 7), ($1, '2026-01-03', $2, 30), ($1, '2026-01-04', $2, 10), ($1, '2026-01-04', $3, 50),
			($4, '2026-01-04', $2, 99)`,
		[own.id, product.id, (await makeProduct(database.db, { shopId: own.id, name: 'Xem mà chưa mua' })).id, other.id],
	);
	const owner = contextOf(database, vendor(own.ownerId, own.id));
	const told = await getShopFigures(owner, { from: '2026-01-03', to: '2026-01-04' });
	if (!told.ok) throw new Error(told.error.code);
	expect(told.value).toMatchObject({
		total: { orders: 1, revenueVnd: 4000 },
		before: { orders: 2, revenueVnd: 3000 },
		products: [{ productId: product.id, pieces: 1, revenueVnd: 4000 }],
		views: { total: 90, before: 7 },
		seen: [
			{ name: 'Xem mà chưa mua', views: 50, orders: 0 },
			{ productId: product.id, views: 40, orders: 1 },
		],
	});
	expect(told.value.days.map(({ day: at, revenueVnd, views }) => [at, revenueVnd, views])).toEqual([
		['2026-01-03', 4000, 30],
		['2026-01-04', 0, 60],
	]);
});
