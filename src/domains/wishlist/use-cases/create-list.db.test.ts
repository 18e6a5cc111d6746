import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { STANDARD_LIST, wireTestWishlist } from '#tests/factories/wishlist.ts';
import { CreateListInput, wishlistConfig } from '../contract.ts';
import { listWishlists } from '../queries/list-wishlists.ts';
import { createList } from './create-list.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));

test('listWishlists returns the default list first, then the others in the order of creation', async () => {
	const person = await someone();
	for (const name of ['Quà Tết', 'Nhà mới']) await createList(person, { name });
	const names = (await listWishlists(person)).items.map(({ name }) => name);
	expect(names).toEqual([STANDARD_LIST, 'Quà Tết', 'Nhà mới']);
});

test('createList returns wishlist.name_taken for names that differ only in case, blanks or Unicode form', async () => {
	const person = await someone();
	expect(codeOf(await createList(person, { name: 'Quà cho Mẹ' }))).toBe('ok');
	for (const name of ['quà cho mẹ', 'Quà  cho Mẹ '.normalize('NFD'), STANDARD_LIST.toUpperCase()])
		expect(codeOf(await createList(person, { name }))).toBe('wishlist.name_taken');
	expect(codeOf(await createList(await someone(), { name: 'Quà cho Mẹ' }))).toBe('ok');
});

test('createList accepts a name that looks like HTML or SQL', async () => {
	const person = await someone();
	const name = `<script>alert(1)</script> ' OR 1=1 --`;
	expect(await createList(person, { name })).toMatchObject({ ok: true, value: { name } });
});

test('20 concurrent createList calls stop at the limit, which includes the default list', async () => {
	const person = await someone();
	const made = await Promise.all(
		Array.from({ length: 20 }, (_, number) => createList(person, { name: `Danh sách ${number}` })),
	);
	expect(made.filter(({ ok }) => ok)).toHaveLength(wishlistConfig.listsMax - 1);
	expect(made.map(codeOf)).toContain('wishlist.too_many_lists');
	expect((await listWishlists(person)).items).toHaveLength(wishlistConfig.listsMax);
});

test('20 concurrent createList calls with one name create one list', async () => {
	const person = await someone();
	const made = await Promise.all(Array.from({ length: 20 }, () => createList(person, { name: 'Một thôi' })));
	expect(made.filter(({ ok }) => ok)).toHaveLength(1);
});

test.each([[''], ['   '], ['a'.repeat(61)], ['null\u0000'], [7], [null], [['x']]])(
	'CreateListInput rejects the name %j',
	(name) => {
		expect(z.safeParse(CreateListInput, { name }).success).toBe(false);
	},
);
