import { beforeAll, expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { STANDARD_LIST, wireTestWishlist } from '#tests/factories/wishlist.ts';
import { wishlistConfig } from '../contract.ts';
import { listWishes } from '../queries/list-wishes.ts';
import { listWishlists } from '../queries/list-wishlists.ts';
import { addWish } from './add-wish.ts';
import { createList } from './create-list.ts';
import { removeWish } from './remove-wish.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));

test('addWish creates the default list and stores the price at that time', async () => {
	const person = await someone();
	expect(await listWishlists(person)).toMatchObject({ items: [] });
	const { id: productId } = await makeProduct(database.db, { variants: [{ priceVnd: 70_000 }, { priceVnd: 50_000 }] });
	const added = await addWish(person, { productId });
	expect(added).toMatchObject({ ok: true, value: { listName: STANDARD_LIST } });
	await database.pool.query('UPDATE products SET price_from_vnd = 40000 WHERE id = $1', [productId]);
	const listId = added.ok ? added.value.listId : '';
	expect(await listWishes(person, listId, { sort: 'newest', limit: 10, offset: 0 })).toMatchObject([
		{ productId, status: 'on_sale', priceThenVnd: 50_000, priceVnd: 40_000, isFrom: true, note: '' },
	]);
});

test('20 concurrent addWish calls create one item', async () => {
	const person = await someone();
	const { id: productId } = await makeProduct(database.db);
	const stored = await Promise.all(Array.from({ length: 20 }, () => addWish(person, { productId })));
	expect(new Set(stored.map((one) => (one.ok ? one.value.itemId : one.error.code))).size).toBe(1);
	expect((await listWishlists(person)).items).toMatchObject([{ isDefault: true, itemCount: 1 }]);
});

test('addWish with a variant updates the existing item to the variant and its price', async () => {
	const person = await someone();
	const { id: productId, variants } = await makeProduct(database.db, { variants: [{}, { priceVnd: 120_000 }] });
	const variantId = variants[1]?.id ?? '';
	const first = await addWish(person, { productId });
	const second = await addWish(person, { productId, variantId });
	expect(second).toEqual(first);
	const listId = first.ok ? first.value.listId : '';
	const place = { sort: 'newest', limit: 10, offset: 0 } as const;
	expect(await listWishes(person, listId, place)).toMatchObject([
		{ variantId, priceVnd: 120_000, priceThenVnd: 120_000, isFrom: false },
	]);
	await database.pool.query('UPDATE product_variants SET price_vnd = 130000 WHERE id = $1', [variantId]);
	await addWish(person, { productId, variantId });
	expect(await listWishes(person, listId, place)).toMatchObject([{ priceVnd: 130_000, priceThenVnd: 120_000 }]);
});

test("addWish rejects a variant of another product, a product without a page and another member's list", async () => {
	const [person, other] = [await someone(), await someone()];
	const { id: productId } = await makeProduct(database.db);
	const { variants } = await makeProduct(database.db);
	expect(codeOf(await addWish(person, { productId, variantId: variants[0]?.id ?? '' }))).toBe(
		'wishlist.variant_not_found',
	);
	const hidden = await makeProduct(database.db, { state: 'hidden' });
	const shop = await makeShop(database.db, { state: 'terminated' });
	const closed = await makeProduct(database.db, { shopId: shop.id });
	for (const id of [hidden.id, closed.id, newId()])
		expect(codeOf(await addWish(person, { productId: id }))).toBe('wishlist.product_not_found');
	const list = await createList(other, { name: 'Của người khác' });
	const foreign = await addWish(person, { productId, listId: list.ok ? list.value.id : '' });
	expect(foreign).toEqual(await addWish(person, { productId, listId: newId() }));
	expect(codeOf(foreign)).toBe('wishlist.not_found');
});

test('addWish rejects items above the limit of a list, also under concurrent calls', async () => {
	const person = await someone();
	const shop = await makeShop(database.db);
	const goods = [];
	for (let made = 0; made < 6; made += 1) goods.push(await makeProduct(database.db, { shopId: shop.id }));
	const first = await addWish(person, { productId: goods[0]?.id ?? '' });
	const listId = first.ok ? first.value.listId : '';
	await database.pool.query(
		`INSERT INTO products (id, shop_id, category_id, state, slug, name, search_text, description, prep_days,
				price_from_vnd, price_to_vnd, created_at, updated_at, published_at)
			SELECT gen_random_uuid(), shop_id, category_id, state, slug || n, name, search_text, description, prep_days,
				price_from_vnd, price_to_vnd, created_at, updated_at, published_at
			FROM products, generate_series(1, $2) n WHERE id = $1`,
		[goods[0]?.id, wishlistConfig.itemsMax - 4],
	);
	await database.pool.query(
		`INSERT INTO wishlist_items (id, list_id, product_id, price_vnd, added_at)
			SELECT gen_random_uuid(), $1, id, price_from_vnd, now() FROM products
			WHERE shop_id = $2 AND id <> ALL ($3::uuid[])`,
		[listId, shop.id, goods.map(({ id }) => id)],
	);
	const stored = await Promise.all(goods.slice(1).map(({ id }) => addWish(person, { productId: id })));
	expect(stored.filter(({ ok }) => ok)).toHaveLength(3);
	expect(stored.map(codeOf)).toContain('wishlist.list_full');
	expect((await listWishlists(person)).items).toMatchObject([{ itemCount: wishlistConfig.itemsMax }]);
});

test('adding and removing a product repeatedly leaves one row', async () => {
	const person = await someone();
	const { id: productId } = await makeProduct(database.db);
	for (let time = 0; time < 5; time += 1) {
		const added = await addWish(person, { productId });
		await removeWish(person, { itemId: added.ok ? added.value.itemId : '' });
	}
	const { rows } = await database.pool.query('SELECT count(*)::int FROM wishlist_items WHERE product_id = $1', [
		productId,
	]);
	expect(rows).toEqual([{ count: 2 }]);
});
