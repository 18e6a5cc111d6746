import { expect, test } from 'vitest';
import { listProducts } from '#src/domains/search/queries/lists/list-products.ts';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { type MadeProduct, makeProduct } from '#tests/factories/catalog.ts';
import { type ProductRating, recordRatings } from './record-ratings.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const heard = collectDroppedPages(database);

const record = (...ratings: readonly ProductRating[]) =>
	transact(context, async (scope) => ok(await recordRatings(scope, ratings)));

const of = (product: MadeProduct, score: number | null, count: number): ProductRating => ({
	productId: product.id,
	score: score && 4,
	average: score,
	count,
	version: 1,
});

test('recordRatings updates the stars on product cards and drops pages only when the displayed stars change', async () => {
	const [one, other] = [await makeProduct(database.db), await makeProduct(database.db)];
	await record(of(other, 3.2, 2), of(one, 4.62, 7));
	expect(new Set(await heard())).toEqual(new Set([`product:${one.id}`, `product:${other.id}`]));
	const { items } = await listProducts(context.read, { limit: 10 });
	const shown = items.find(({ id }) => id === one.id);
	expect([shown?.ratingScore?.toFixed(2), shown?.ratingCount]).toEqual(['4.62', 7]);
	await record(of(one, 4.61, 7));
	expect(await heard()).toEqual([]);
	await record(of(one, null, 0));
	expect(await heard()).toEqual([`product:${one.id}`]);
});
