import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productVariants } from '#src/domains/catalog/db/tables.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { BulkEdit } from '../contract/bulk.ts';
import { previewBulkEdit } from './preview-bulk-edit.ts';

const database = await testDatabase();
const { db } = database;

async function seller(staffRole = 'admin') {
	const { id: shopId, ownerId } = await makeShop(db);
	return { shopId, context: contextOf(database, vendor(ownerId, shopId, { staffRole })) };
}
const oneHundred: BulkEdit = { kind: 'price', how: 'set', value: 100_000, roundTo: 1 };
const threeLeft: BulkEdit = { kind: 'stock', how: 'set', value: 3 };

test('previewMany counts changed, pending and unchanged variants of one price for all and writes nothing', async () => {
	const { shopId, context } = await seller();
	const hat = await makeProduct(db, { shopId, name: 'Nón lá', variants: [{}, { priceVnd: 250_000 }] });
	const cup = await makeProduct(db, { shopId, name: 'Chén', variants: [{ priceVnd: 120_000 }] });
	const goods = { ids: [hat.id, cup.id] };
	const told = await previewBulkEdit(context, { edit: oneHundred, goods });
	expect(told).toMatchObject({
		value: {
			products: 2,
			changes: 2,
			waiting: 1,
			unchanged: 1,
			refused: [],
			samples: expect.arrayContaining([
				expect.objectContaining({ name: 'Nón lá', from: '250000', to: '100000' }),
				expect.objectContaining({ name: 'Chén', from: '120000', to: '100000' }),
			]),
		},
	});
	const [dear] = await db
		.select()
		.from(productVariants)
		.where(eq(productVariants.id, hat.variants[1]?.id ?? ''));
	expect(dear?.priceVnd).toBe(250_000);
	expect(await previewBulkEdit(context, { edit: oneHundred, goods })).toEqual(told);
});

test('previewMany counts variants whose new stock would be less than their reservations as refused', async () => {
	const { shopId, context } = await seller();
	const [ordered, free] = [await makeProduct(db, { shopId }), await makeProduct(db, { shopId })];
	await makeGroup(await makeBuyer(database), [{ variantId: ordered.variants[0]?.id ?? '', quantity: 4 }]);
	expect(await previewBulkEdit(context, { edit: threeLeft, goods: { ids: [ordered.id, free.id] } })).toMatchObject({
		value: { products: 2, changes: 1, refused: [{ why: 'stock_below_reserved', count: 1 }] },
	});
});

test('previewMany shows stock staff a change of stock and returns catalog.role_not_allowed for prices', async () => {
	const { shopId, context } = await seller('stock');
	const goods = { ids: [(await makeProduct(db, { shopId })).id] };
	expect(codeOf(await previewBulkEdit(context, { edit: oneHundred, goods }))).toBe('catalog.role_not_allowed');
	expect(await previewBulkEdit(context, { edit: threeLeft, goods })).toMatchObject({ value: { changes: 1 } });
});

test('previewMany ignores products of another shop', async () => {
	const { context } = await seller();
	const theirs = await makeProduct(db, { shopId: (await makeShop(db)).id });
	expect(await previewBulkEdit(context, { edit: threeLeft, goods: { ids: [theirs.id] } })).toMatchObject({
		value: { products: 0, changes: 0, samples: [] },
	});
});
