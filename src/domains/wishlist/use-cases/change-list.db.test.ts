import { beforeAll, expect, test } from 'vitest';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { findSharedList } from '../queries/find-shared-list.ts';
import { listWishPage } from '../queries/list-wishes.ts';
import { listWishlists } from '../queries/list-wishlists.ts';
import { addWish } from './add-wish.ts';
import { removeList, renameList, shareList, unshareList } from './change-list.ts';
import { createList } from './create-list.ts';
import { editWish } from './edit-wish.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));
const listOf = async (person: Context<MemberActor>, name: string) => {
	const made = await createList(person, { name });
	return made.ok ? made.value.id : '';
};
const PAGE = { sort: 'newest', page: 1 } as const;

test('renameList changes the name and returns wishlist.name_taken for the name of another own list', async () => {
	const person = await someone();
	const listId = await listOf(person, 'Quà');
	await listOf(person, 'Nhà');
	expect(await renameList(person, { listId, name: 'QUÀ' })).toMatchObject({ ok: true, value: { name: 'QUÀ' } });
	expect(await renameList(person, { listId, name: 'nhà' })).toMatchObject({
		error: { code: 'wishlist.name_taken', kind: 'conflict' },
	});
});

test('removeList deletes a list with its items and rejects the default list', async () => {
	const person = await someone();
	const listId = await listOf(person, 'Tạm');
	const { id: productId } = await makeProduct(database.db);
	await addWish(person, { productId, listId });
	expect(await removeList(person, { listId })).toEqual({ ok: true, value: { listId } });
	const { items } = await listWishlists(person);
	expect(items).toMatchObject([{ isDefault: true, itemCount: 0 }]);
	expect(await removeList(person, { listId: items[0]?.id ?? '' })).toMatchObject({
		error: { code: 'wishlist.default_stays' },
	});
});

test('findSharedList returns a shared list without notes until unshareList', async () => {
	const person = await someone();
	const listId = await listOf(person, 'Quà <b>cưới</b>');
	const { id: productId } = await makeProduct(database.db, { name: 'Bình gốm' });
	const stored = await addWish(person, { productId, listId });
	await editWish(person, { itemId: stored.ok ? stored.value.itemId : '', note: 'Chỉ mình tôi biết' });
	const shared = await shareList(person, { listId });
	const token = (shared.ok && shared.value.shareToken) || '';
	expect(token).toMatch(/^[\w-]{22}$/);
	expect(await shareList(person, { listId })).toEqual(shared);
	const read = await findSharedList(person.read, token, PAGE);
	expect(read).toMatchObject({ name: 'Quà <b>cưới</b>', total: 1, hiddenCount: 0 });
	expect(read?.wishes).toMatchObject([{ productName: 'Bình gốm', note: '', alerts: [] }]);
	await unshareList(person, { listId });
	expect(await findSharedList(person.read, token, PAGE)).toBeNull();
	const again = await shareList(person, { listId });
	expect(again.ok && again.value.shareToken).not.toBe(token);
});

test('findSharedList counts products without a page but does not return them', async () => {
	const person = await someone();
	const listId = await listOf(person, 'Còn và mất');
	const [there, gone] = [await makeProduct(database.db), await makeProduct(database.db)];
	for (const { id } of [there, gone]) await addWish(person, { productId: id, listId });
	await database.pool.query(`UPDATE products SET state = 'taken_down' WHERE id = $1`, [gone.id]);
	const shared = await shareList(person, { listId });
	const token = (shared.ok && shared.value.shareToken) || '';
	const read = await findSharedList(person.read, token, PAGE);
	expect(read).toMatchObject({ total: 1, hiddenCount: 1, wishes: [{ productId: there.id }] });
	const own = await listWishPage(person, { listId, sort: 'newest', limit: 10 });
	expect(own?.items).toMatchObject([{ productId: gone.id, status: 'gone', productSlug: null, pictureHash: null }, {}]);
});

test('findSharedList returns the last page for a page beyond it', async () => {
	const person = await someone();
	const listId = await listOf(person, 'Ngắn');
	const { id: productId } = await makeProduct(database.db);
	await addWish(person, { productId, listId });
	const shared = await shareList(person, { listId });
	const token = (shared.ok && shared.value.shareToken) || '';
	for (const page of [2, 10, 1])
		expect(await findSharedList(person.read, token, { sort: 'newest', page })).toMatchObject({
			page: 1,
			pageCount: 1,
			wishes: [{ productId }],
		});
});

test.each([['short'], ['a'.repeat(22)], ["' OR 1=1 --xxxxxxxxxxx"], ['%00'.repeat(7)], ['']])(
	'findSharedList returns null for the token %j',
	async (token) => {
		expect(await findSharedList((await someone()).read, token, PAGE)).toBeNull();
	},
);

test('renameList, removeList, shareList and unshareList treat another member’s list like an unknown one', async () => {
	const [owner, stranger] = [await someone(), await someone()];
	const listId = await listOf(owner, 'Riêng');
	for (const act of [
		(id: string) => renameList(stranger, { listId: id, name: 'Chiếm' }),
		(id: string) => removeList(stranger, { listId: id }),
		(id: string) => shareList(stranger, { listId: id }),
		(id: string) => unshareList(stranger, { listId: id }),
		(id: string) => listWishPage(stranger, { listId: id, sort: 'newest', limit: 10 }),
	])
		expect(await act(listId)).toEqual(await act(newId()));
	expect((await listWishlists(owner)).items).toMatchObject([{}, { name: 'Riêng', shareToken: null }]);
});
