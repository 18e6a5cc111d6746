import { beforeAll, expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { listWishPage } from '../queries/list-wishes.ts';
import { listWishlists } from '../queries/list-wishlists.ts';
import { addWish } from './add-wish.ts';
import { createList } from './create-list.ts';
import { editWish } from './edit-wish.ts';
import { moveWish } from './move-wish.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));

async function wishedIn() {
	const person = await someone();
	const product = await makeProduct(database.db);
	const [stored, list] = [await addWish(person, { productId: product.id }), await createList(person, { name: 'Quà' })];
	if (!stored.ok || !list.ok) throw new Error('nothing to move');
	return { person, productId: product.id, itemId: stored.value.itemId, listId: list.value.id };
}

test('moveWish moves an item with its note', async () => {
	const { person, itemId, listId } = await wishedIn();
	await editWish(person, { itemId, note: 'Cho em' });
	expect(await moveWish(person, { itemId, listId })).toMatchObject({ ok: true, value: { listName: 'Quà' } });
	const page = await listWishPage(person, { listId, sort: 'newest', limit: 10 });
	expect(page?.items).toMatchObject([{ id: itemId, note: 'Cho em' }]);
	expect((await listWishlists(person)).items.map(({ itemCount }) => itemCount)).toEqual([0, 1]);
});

test('moveWish returns wishlist.already_there when the other list has the product', async () => {
	const { person, productId, itemId, listId } = await wishedIn();
	await addWish(person, { productId, listId });
	expect(await moveWish(person, { itemId, listId })).toMatchObject({ error: { code: 'wishlist.already_there' } });
});

test('20 concurrent moveWish calls move the item once', async () => {
	const { person, itemId, listId } = await wishedIn();
	await Promise.all(Array.from({ length: 20 }, () => moveWish(person, { itemId, listId })));
	expect((await listWishlists(person)).items.map(({ itemCount }) => itemCount)).toEqual([0, 1]);
});

test("moveWish returns wishlist.not_found for another member's item or list", async () => {
	const [mine, theirs] = [await wishedIn(), await wishedIn()];
	const absent = await moveWish(mine.person, { itemId: newId(), listId: mine.listId });
	expect(await moveWish(mine.person, { itemId: theirs.itemId, listId: mine.listId })).toEqual(absent);
	expect(await moveWish(mine.person, { itemId: mine.itemId, listId: theirs.listId })).toEqual(absent);
	expect(absent).toMatchObject({ error: { code: 'wishlist.not_found', kind: 'not_found' } });
});
