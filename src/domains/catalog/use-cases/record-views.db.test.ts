import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productViews } from '#src/domains/catalog/db/listing-tables.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { recordViews } from './record-views.ts';

const database = await testDatabase();
const { db } = database;
const context = contextOf(database, system());
const viewsOf = async (productId: string) =>
	(await db.select().from(productViews).where(eq(productViews.productId, productId))).map(({ day, views }) => [
		day,
		views,
	]);

test('recordViews adds up views per Vietnamese day and ignores unknown slugs and hidden products', async () => {
	const [product, hidden] = [await makeProduct(db, {}), await makeProduct(db, { state: 'hidden' })];
	await database.setClockTo('2030-01-31T23:59:00+07:00');
	await recordViews(
		context,
		new Map([
			[product.slug, 3],
			[hidden.slug, 5],
			['khong-co', 9],
		]),
	);
	await recordViews(context, new Map([[product.slug, 2]]));
	await database.setClockTo('2030-02-01T00:01:00+07:00');
	await recordViews(context, new Map([[product.slug, 1]]));
	expect((await viewsOf(product.id)).toSorted()).toEqual([
		['2030-01-31', 5],
		['2030-02-01', 1],
	]);
	expect(await viewsOf(hidden.id)).toEqual([]);
});

test('twenty concurrent recordViews calls in any order count all views', async () => {
	const made = await Promise.all(Array.from({ length: 6 }, () => makeProduct(db, {})));
	await database.warm(20);
	await Promise.all(
		Array.from({ length: 20 }, (_, turn) => {
			const slugs = made.map(({ slug }) => slug);
			return recordViews(context, new Map((turn % 2 ? slugs : slugs.toReversed()).map((slug) => [slug, 2])));
		}),
	);
	expect(await Promise.all(made.map(async ({ id }) => (await viewsOf(id))[0]?.[1]))).toEqual(made.map(() => 40));
});
