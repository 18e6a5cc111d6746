import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { productChanges } from '../../db/tables.ts';
import { requestChange } from './request-change.ts';

const database = await testDatabase();
const { db } = database;
const shop = await makeShop(db);
const seller = contextOf(database, vendor(shop.ownerId, shop.id));
const CHANGE = {
	kind: 'words',
	before: { name: 'Nón lá', brand: '' },
	after: { name: 'Nón bài thơ', brand: '' },
} as const;
const request = (productId: string, isRisky: boolean) =>
	transact(seller, (scope) => requestChange(scope, productId, CHANGE, isRisky));
const storedOf = (productId: string) => db.select().from(productChanges).where(eq(productChanges.productId, productId));

test('requestChange confirms a harmless change for its author, each time', async () => {
	const { id } = await makeProduct(db, { shopId: shop.id });
	for (let time = 0; time < 2; time += 1)
		expect(await request(id, false)).toEqual({ ok: true, value: { isPending: false } });
	const stored = await storedOf(id);
	expect(stored).toHaveLength(2);
	for (const change of stored) expect(change).toMatchObject({ decision: 'confirmed', decidedBy: change.askedBy });
});

test('while a risky change is pending, requestChange returns catalog.change_pending for the same product, but not for others', async () => {
	const [one, other] = [await makeProduct(db, { shopId: shop.id }), await makeProduct(db, { shopId: shop.id })];
	expect(await request(one.id, true)).toEqual({ ok: true, value: { isPending: true } });
	for (const isRisky of [true, false])
		expect(await request(one.id, isRisky)).toMatchObject({
			error: { code: 'catalog.change_pending', kind: 'conflict' },
		});
	expect(await request(other.id, true)).toMatchObject({ ok: true });
	expect(await storedOf(one.id)).toMatchObject([{ decision: null, decidedBy: null }]);
	const shown = { kind: 'pictures', before: { pictureIds: [] }, after: { pictureIds: [newId()] } } as const;
	const show = (isRisky: boolean) => transact(seller, (scope) => requestChange(scope, one.id, shown, isRisky));
	expect(await show(true)).toMatchObject({ error: { code: 'catalog.change_pending' } });
	expect(await show(false)).toEqual({ ok: true, value: { isPending: false } });
});
