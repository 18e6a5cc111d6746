import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { EditWishInput } from '../contract.ts';
import { listWishPage } from '../queries/list-wishes.ts';
import { addWish } from './add-wish.ts';
import { editWish } from './edit-wish.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));

async function wished() {
	const person = await someone();
	const product = await makeProduct(database.db, { variants: [{}, { stock: 0 }] });
	const stored = await addWish(person, { productId: product.id });
	if (!stored.ok) throw new Error(stored.error.code);
	const { itemId, listId } = stored.value;
	const shown = async () => (await listWishPage(person, { listId, sort: 'newest', limit: 10 }))?.items[0];
	return { person, product, itemId, shown };
}

test('editWish stores the note as trimmed plain text in NFC', async () => {
	const { person, itemId, shown } = await wished();
	const note = ' <img src=x onerror=alert(1)> cỡ M, màu xanh ';
	expect((await editWish(person, { itemId, note: note.normalize('NFD') })).ok).toBe(true);
	expect((await shown())?.note).toBe(note.normalize('NFC').trim());
});

test('editWish with a sold-out variant changes the status and leaves the note', async () => {
	const { person, product, itemId, shown } = await wished();
	await editWish(person, { itemId, note: 'Giữ' });
	const soldOut = product.variants[1]?.id ?? '';
	await editWish(person, { itemId, variantId: soldOut });
	expect(await shown()).toMatchObject({ variantId: soldOut, status: 'sold_out', note: 'Giữ' });
	await editWish(person, { itemId, variantId: null });
	expect(await shown()).toMatchObject({ variantId: null, status: 'on_sale' });
});

test('editWish updates the stored price with the variant and leaves it when only the note changes', async () => {
	const person = await someone();
	const product = await makeProduct(database.db, { variants: [{ priceVnd: 50_000 }, { priceVnd: 80_000 }] });
	const stored = await addWish(person, { productId: product.id });
	const { itemId, listId } = stored.ok ? stored.value : { itemId: '', listId: '' };
	const prices = async () => {
		const [wish] = (await listWishPage(person, { listId, sort: 'newest', limit: 10 }))?.items ?? [];
		return [wish?.priceThenVnd, wish?.priceVnd];
	};
	const variantId = product.variants[1]?.id ?? '';
	await editWish(person, { itemId, variantId });
	expect(await prices()).toEqual([80_000, 80_000]);
	await database.pool.query('UPDATE product_variants SET price_vnd = 90000 WHERE id = $1', [variantId]);
	await editWish(person, { itemId, variantId, note: 'Đợi giảm' });
	expect(await prices()).toEqual([80_000, 90_000]);
	await editWish(person, { itemId, variantId: null });
	expect(await prices()).toEqual([50_000, 50_000]);
});

test('editWish returns wishlist.variant_not_found for a variant of another product', async () => {
	const { person, itemId } = await wished();
	const { variants } = await makeProduct(database.db);
	expect(await editWish(person, { itemId, variantId: variants[0]?.id ?? '' })).toMatchObject({
		error: { code: 'wishlist.variant_not_found', kind: 'invalid' },
	});
});

test('editWish treats another member’s item like an unknown one', async () => {
	const { itemId, shown } = await wished();
	const stranger = await someone();
	const change = { note: 'Không phải của tôi' };
	expect(await editWish(stranger, { itemId, ...change })).toEqual(
		await editWish(stranger, { itemId: newId(), ...change }),
	);
	expect((await shown())?.note).toBe('');
});

test.each([['a'.repeat(201)], ['null\u0000'], ['\ud800'], [7], [{ $gt: '' }]])(
	'EditWishInput rejects the note %j',
	(note) => {
		expect(z.safeParse(EditWishInput, { itemId: newId(), note }).success).toBe(false);
	},
);
