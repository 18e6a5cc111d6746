import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productAttributes, products } from '#src/domains/catalog/db/tables.ts';
import { loadAttributes } from '#src/domains/catalog/use-cases/load-attributes.ts';
import { productChanges } from '#src/domains/compliance/db/tables.ts';
import { decideChange } from '#src/domains/compliance/use-cases/decide-change.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { editProduct } from './edit-product.ts';

const database = await testDatabase();
const heard = collectDroppedPages(database);
const { db } = database;
await loadAttributes(contextOf(database, system()));
const words = { name: 'Áo thun cổ tròn', description: 'Vải mềm, giặt máy được.' };

async function listed(more: Parameters<typeof makeProduct>[1] = {}) {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const category = await categoryId(db, 'ao');
	const { id } = await makeProduct(db, { shopId: shop.id, categoryId: category, name: words.name, ...more });
	return { seller, id };
}
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0];

test('editProduct rejects products of other shops, unknown, taken-down and rejected products', async () => {
	const [own, other] = [await listed(), await listed()];
	expect(codeOf(await editProduct(own.seller, { productId: other.id, ...words }))).toBe('catalog.not_found');
	expect(codeOf(await editProduct(own.seller, { productId: newId(), ...words }))).toBe('catalog.not_found');
	for (const state of ['taken_down', 'rejected'] as const) {
		const { seller, id } = await listed({ state });
		expect(codeOf(await editProduct(seller, { productId: id, ...words }))).toBe('catalog.state_refuses');
	}
});

test('editProduct with an invalid attribute changes neither text nor attributes', async () => {
	const { seller, id } = await listed();
	const product = [{ code: 'chat-lieu', values: ['Cotton'] }];
	expect(codeOf(await editProduct(seller, { productId: id, ...words, attributes: product }))).toBe('ok');
	const before = await rowOf(id);
	const odd = { ...words, description: 'Lời mới.', attributes: [{ code: 'chat-lieu', values: ['mây trời'] }] };
	expect(codeOf(await editProduct(seller, { productId: id, ...odd }))).toBe('catalog.attribute_invalid');
	expect(await rowOf(id)).toEqual(before);
	expect(await db.$count(productAttributes, eq(productAttributes.productId, id))).toBe(1);
});

test('while a name is pending, the description can be edited, and another name returns catalog.change_pending', async () => {
	const { seller, id } = await listed();
	expect(await editProduct(seller, { productId: id, ...words, name: 'Điện thoại cũ' })).toMatchObject({
		value: { isPending: true, slug: (await rowOf(id))?.slug },
	});
	expect(codeOf(await editProduct(seller, { productId: id, ...words, name: 'Nồi cơm' }))).toBe(
		'catalog.change_pending',
	);
	expect(codeOf(await editProduct(seller, { productId: id, ...words, description: 'Vải dày hơn.' }))).toBe('ok');
	expect(await rowOf(id)).toMatchObject({ name: words.name, description: 'Vải dày hơn.' });
});

test('twenty concurrent saves of the same text record no name change and keep the slug', async () => {
	const { seller, id } = await listed();
	const slug = (await rowOf(id))?.slug;
	const answers = await Promise.all(Array.from({ length: 20 }, () => editProduct(seller, { productId: id, ...words })));
	expect(new Set(answers.map((answer) => (answer.ok ? answer.value.slug : answer.error.code)))).toEqual(
		new Set([slug]),
	);
	expect(await db.$count(productChanges, eq(productChanges.productId, id))).toBe(0);
});

test('changing only the capitals of a name keeps the slug', async () => {
	const { seller, id } = await listed();
	const before = await rowOf(id);
	const name = before?.name ?? '';
	for (const written of [name.toUpperCase(), name])
		expect(codeOf(await editProduct(seller, { productId: id, ...words, name: written }))).toBe('ok');
	expect(await rowOf(id)).toMatchObject({ name, slug: before?.slug });
});

test('editProduct compares a new name with the name that buyers last knew, not with the previous edit', async () => {
	const { seller, id } = await listed({ name: 'Áo thun trơn cotton' });
	const rename = async (name: string, brand = '') => {
		const edited = await editProduct(seller, { productId: id, ...words, name, brand });
		return edited.ok ? edited.value.isPending : edited.error.code;
	};
	const person = contextOf(database, operator(newId()));
	const decide = (decision: 'confirmed' | 'rejected') =>
		decideChange(person, { productId: id, decision, reason: 'Đã xem' });
	expect(await rename('Áo thun trơn Samsung')).toBe(false);
	expect(await rename('Áo thun Galaxy Samsung')).toBe(false);
	expect(await rename('Áo điện thoại Galaxy Samsung')).toBe(true);
	await decide('rejected');
	expect(await rename('Áo điện thoại Galaxy Samsung')).toBe(true);
	await decide('confirmed');
	expect(await rowOf(id)).toMatchObject({ name: 'Áo điện thoại Galaxy Samsung' });
	expect(await rename('Điện thoại Galaxy Samsung')).toBe(false);
	await database.setClock('31 days');
	expect(await rename('Điện thoại Galaxy S24')).toBe(false);
	expect(await rename('Áo thun trơn cotton')).toBe(true);
	await database.setClock('0 s');
});

test('removing a brand and then adding another counts as one change of brand', async () => {
	const { seller, id } = await listed({ brand: 'Nhà May' });
	const brand = async (name: string) => {
		const edited = await editProduct(seller, { productId: id, ...words, brand: name });
		return edited.ok && edited.value.isPending;
	};
	expect(await brand('')).toBe(false);
	expect(await brand('Quả Mận')).toBe(true);
});

test('a draft that was never published can be renamed completely without approval', async () => {
	const { seller, id } = await listed({ state: 'draft', publishedAt: null });
	expect(await editProduct(seller, { productId: id, ...words, name: 'Nồi cơm điện' })).toMatchObject({
		value: { isPending: false, slug: 'noi-com-dien' },
	});
	expect(await db.$count(productChanges, eq(productChanges.productId, id))).toBe(0);
});

test('editProduct drops the cached pages of the product, the catalog and the shop', async () => {
	const { seller, id } = await listed();
	await editProduct(seller, { productId: id, ...words, description: 'Vải dày hơn.' });
	const tags = (await heard()).join();
	for (const tag of ['catalog', `product:${id}`, `shop:${seller.actor.shopId}`]) expect(tags).toContain(tag);
});
