import { beforeAll, expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { getMineOfWish } from '../queries/get-mine-of-wish.ts';
import { listHearts } from '../queries/list-hearts.ts';
import { listWishlists } from '../queries/list-wishlists.ts';
import { addWish } from './add-wish.ts';
import { createList } from './create-list.ts';
import { setHeart } from './set-heart.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));

test('listHearts returns the member’s own wished products and ignores unknown ids', async () => {
	const [person, other] = [await someone(), await someone()];
	const [liked, ignored] = [await makeProduct(database.db), await makeProduct(database.db)];
	const ids = [liked.id, ignored.id, 'no-id', newId()].join(',');
	await setHeart(person, { productId: liked.id, isWished: true });
	expect(await listHearts(person, { ids })).toEqual({ productIds: [liked.id] });
	expect(await listHearts(other, { ids })).toEqual({ productIds: [] });
	expect(await getMineOfWish(person, { productId: liked.id })).toEqual({ isWished: true, alerts: [] });
	expect(await getMineOfWish(other, { productId: liked.id })).toMatchObject({ isWished: false });
});

test('setHeart off removes the product from every list, and on restores it in each of them', async () => {
	const person = await someone();
	const { id: productId } = await makeProduct(database.db);
	const list = await createList(person, { name: 'Quà' });
	await addWish(person, { productId });
	await addWish(person, { productId, listId: list.ok ? list.value.id : '' });
	const counts = async () => (await listWishlists(person)).items.map(({ itemCount }) => itemCount);
	await setHeart(person, { productId, isWished: false });
	expect(await counts()).toEqual([0, 0]);
	await setHeart(person, { productId, isWished: true });
	expect(await counts()).toEqual([1, 1]);
});

test('setHeart on after the undo time adds the product to the default list', async () => {
	const person = await someone();
	const { id: productId } = await makeProduct(database.db);
	const list = await createList(person, { name: 'Quà' });
	await addWish(person, { productId, listId: list.ok ? list.value.id : '' });
	await setHeart(person, { productId, isWished: false });
	await database.pool.query(`UPDATE wishlist_items SET removed_at = removed_at - interval '11 minutes'`);
	await setHeart(person, { productId, isWished: true });
	expect((await listWishlists(person)).items.map(({ itemCount }) => itemCount)).toEqual([1, 0]);
});

test('20 concurrent setHeart calls create one item', async () => {
	const person = await someone();
	const { id: productId } = await makeProduct(database.db);
	await Promise.all(Array.from({ length: 20 }, () => setHeart(person, { productId, isWished: true })));
	expect((await listWishlists(person)).items).toMatchObject([{ itemCount: 1 }]);
});

test('concurrent setHeart on and off leaves one item or none, and the next call decides', async () => {
	const person = await someone();
	const { id: productId } = await makeProduct(database.db);
	const presses = Array.from({ length: 20 }, (_, at) => setHeart(person, { productId, isWished: at % 2 === 0 }));
	expect((await Promise.all(presses)).every(({ ok }) => ok)).toBe(true);
	const lists = (await listWishlists(person)).items.map(({ itemCount }) => itemCount);
	expect([[0], [1]]).toContainEqual(lists);
	const hearts = await listHearts(person, { ids: productId });
	expect(hearts.productIds).toHaveLength(lists[0] ?? 0);
	await setHeart(person, { productId, isWished: true });
	expect((await listWishlists(person)).items).toMatchObject([{ itemCount: 1 }]);
});

test('setHeart on returns wishlist.product_not_found for an unknown product, and off succeeds', async () => {
	const person = await someone();
	const productId = newId();
	expect(await setHeart(person, { productId, isWished: true })).toMatchObject({
		error: { code: 'wishlist.product_not_found' },
	});
	expect(await setHeart(person, { productId, isWished: false })).toMatchObject({ ok: true });
});
