import { beforeAll, expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { listWishPage } from '../queries/list-wishes.ts';
import { addWish } from './add-wish.ts';
import { editWish } from './edit-wish.ts';
import { removeWish, restoreWish } from './remove-wish.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));

async function wished() {
	const person = await someone();
	const { id: productId } = await makeProduct(database.db);
	const stored = await addWish(person, { productId });
	if (!stored.ok) throw new Error(stored.error.code);
	const { itemId, listId } = stored.value;
	const shown = async () => (await listWishPage(person, { listId, sort: 'newest', limit: 10 }))?.items ?? [];
	return { person, productId, itemId, shown };
}

test('removeWish removes an item, restoreWish restores it with its note, and both are idempotent', async () => {
	const { person, itemId, shown } = await wished();
	await editWish(person, { itemId, note: 'Nhớ nhé' });
	for (let time = 0; time < 2; time += 1) expect((await removeWish(person, { itemId })).ok).toBe(true);
	expect(await shown()).toEqual([]);
	for (let time = 0; time < 2; time += 1) expect((await restoreWish(person, { itemId })).ok).toBe(true);
	expect(await shown()).toMatchObject([{ id: itemId, note: 'Nhớ nhé' }]);
});

test('restoreWish returns the newer item when the product was added again, instead of a second one', async () => {
	const { person, productId, itemId, shown } = await wished();
	await removeWish(person, { itemId });
	const again = await addWish(person, { productId });
	expect(await restoreWish(person, { itemId })).toEqual({
		ok: true,
		value: { itemId: again.ok ? again.value.itemId : '' },
	});
	expect(await shown()).toHaveLength(1);
});

test('20 concurrent removeWish and restoreWish calls leave at most one item', async () => {
	const { person, itemId, shown } = await wished();
	await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? removeWish : restoreWish)(person, { itemId })));
	expect((await shown()).length).toBeLessThanOrEqual(1);
});

test('restoreWish returns wishlist.too_late after a day', async () => {
	const { person, itemId } = await wished();
	await removeWish(person, { itemId });
	await database.pool.query(`UPDATE wishlist_items SET removed_at = removed_at - interval '25 hours' WHERE id = $1`, [
		itemId,
	]);
	expect(await restoreWish(person, { itemId })).toMatchObject({ error: { code: 'wishlist.too_late' } });
});

test('removeWish and restoreWish treat another member’s item like an unknown one', async () => {
	const { itemId, shown } = await wished();
	const stranger = await someone();
	for (const act of [removeWish, restoreWish])
		expect(await act(stranger, { itemId })).toEqual(await act(stranger, { itemId: newId() }));
	expect(await shown()).toHaveLength(1);
});
