import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { products } from '../db/tables.ts';
import { markSaleFormat } from '../index.ts';

const database = await testDatabase();
const { db } = database;
const heard = collectDroppedPages(database);
const mark = (productId: string, kind: 'bargain' | 'auction', isOpen: boolean) =>
	transact(contextOf(database, system()), async (scope) =>
		ok(await markSaleFormat(scope, { productId, kind, isOpen })),
	);

test('markSaleFormat stores bargaining and auction independently and drops the cached lists and the page', async () => {
	const { id } = await makeProduct(db);
	await mark(id, 'bargain', true);
	expect(await heard()).toEqual(['catalog', `product:${id}`]);
	await mark(id, 'auction', true);
	await mark(id, 'bargain', false);
	const [row] = await db.select().from(products).where(eq(products.id, id));
	expect(row).toMatchObject({ isBargainable: false, isInAuction: true });
});

test('markSaleFormat drops no page when nothing changes or the product is unknown', async () => {
	const { id } = await makeProduct(db);
	await mark(id, 'auction', true);
	await heard();
	await mark(id, 'auction', true);
	expect(await heard()).toEqual([]);
	await mark(newId(), 'auction', true);
	expect(await heard()).toEqual([]);
});
