import { expect, test } from 'vitest';
import { findProductPage, getProduct } from '#src/domains/catalog/index.ts';
import { takeDownProduct } from '#src/domains/compliance/index.ts';
import { listProductPage } from '#src/domains/search/queries/lists/list-product-page.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { slugOf } from '#src/shared/slug.ts';
import { contextOf, operator, publishedEvents, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makePicture } from '#tests/factories/pictures.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { changeShown } from './change-product-state.ts';
import { createProduct } from './create-product.ts';
import { editProduct } from './edit-product.ts';
import { publishProduct } from './publish-product.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const heard = collectDroppedPages(database);
const shop = await makeShop(database.db);
const seller = contextOf(database, vendor(shop.ownerId, shop.id));
const description = 'Mô tả đủ dài để đăng lên kệ hàng.';

const put = (name: string) => makeProduct(database.db, { shopId: shop.id, name, slug: slugOf(name) });
const kindOf = async (slug: string) => (await findProductPage(read, slug)).kind;
const change = (productId: string, what: 'hide' | 'show' | 'discontinue') =>
	changeShown(seller, { productId, change: what });

test('findProductPage redirects every former slug of a product to its current slug', async () => {
	const { id } = await put('Nón lá Huế');
	for (const name of ['Nón lá Huế hai lớp', 'Nón lá bài thơ'])
		expect((await editProduct(seller, { productId: id, name, description })).ok).toBe(true);
	expect(await findProductPage(read, 'non-la-hue')).toEqual({ kind: 'moved', slug: 'non-la-bai-tho' });
	expect(await findProductPage(read, 'non-la-hue-hai-lop')).toEqual({ kind: 'moved', slug: 'non-la-bai-tho' });
	expect(await kindOf('non-la-bai-tho')).toBe('product');
	expect(await getProduct(read, { slug: 'non-la-hue' })).toMatchObject({ ok: true, value: { id } });
	expect((await listProductPage(read, { text: 'bai tho' })).total).toBe(1);
	expect((await listProductPage(read, { text: 'hue' })).total).toBe(0);
});

test('a former slug of a product is never assigned to another product', async () => {
	const { id } = await put('Trà sen Tây Hồ');
	await editProduct(seller, { productId: id, name: 'Trà ướp sen', description });
	const other = await put('Trà sen Tây Nguyên');
	const edited = await editProduct(seller, { productId: other.id, name: 'Trà sen Tây Hồ', description });
	expect(edited).toMatchObject({ value: { slug: 'tra-sen-tay-ho-2' } });
	expect(await findProductPage(read, 'tra-sen-tay-ho')).toEqual({ kind: 'moved', slug: 'tra-uop-sen' });
});

test('twenty shops that concurrently publish the same name get twenty slugs', async () => {
	const category = await categoryId(database.db);
	const publish = async () => {
		const own = await makeShop(database.db);
		const context = contextOf(database, vendor(own.ownerId, own.id));
		const variants = [{ optionValues: [], sku: 'A', priceVnd: 10_000, weightG: 100, stock: 1 }];
		const form = { categoryId: category, name: 'Áo thun trắng', description, optionNames: [], variants };
		const pictures = [{ hash: (await makePicture(database.db)).hash, alt: '' }];
		const made = await createProduct(context, { ...form, pictures, prepDays: 1 });
		if (!made.ok) throw new Error(made.error.code);
		expect((await publishProduct(context, { productId: made.value.id })).ok).toBe(true);
		return made.value.slug;
	};
	const slugs = await Promise.all(Array.from({ length: 20 }, publish));
	expect(new Set(slugs).size).toBe(20);
	expect(slugs.sort()[0]).toBe('ao-thun-trang');
});

test('a hidden product is absent until it is shown again, and hiding it twice returns catalog.state_refuses', async () => {
	const { id } = await put('Gối tựa lưng');
	expect(await change(id, 'hide')).toMatchObject({ value: { state: 'hidden' } });
	expect(await kindOf('goi-tua-lung')).toBe('absent');
	expect(await change(id, 'hide')).toMatchObject({ error: { code: 'catalog.state_refuses' } });
	expect(await change(id, 'show')).toMatchObject({ value: { state: 'published' } });
	expect(await kindOf('goi-tua-lung')).toBe('product');
});

test('a discontinued product still has its page but is in no list', async () => {
	const { id } = await put('Radio cũ');
	await change(id, 'discontinue');
	expect(await findProductPage(read, 'radio-cu')).toMatchObject({ product: { state: 'discontinued' } });
	expect((await listProductPage(read, { text: 'radio' })).total).toBe(0);
});

test('a product that an operator takes down is gone under every slug and cannot be shown again', async () => {
	const { id } = await put('Hàng cấm');
	await editProduct(seller, { productId: id, name: 'Hàng rất cấm', description });
	const manager = contextOf(database, operator((await makeCustomer(database.db)).id));
	expect(await takeDownProduct(manager, { productId: id, reason: 'Vi phạm quy chế' })).toMatchObject({ ok: true });
	expect([await kindOf('hang-cam'), await kindOf('hang-rat-cam')]).toEqual(['gone', 'gone']);
	expect(await change(id, 'show')).toMatchObject({ error: { code: 'catalog.state_refuses' } });
	expect(await publishedEvents(database, 'catalog.product_taken_down')).toHaveLength(1);
});

test('takeDownProduct also takes down a discontinued product, which then cannot change its state again', async () => {
	const { id } = await put('Thuốc gia truyền');
	await change(id, 'discontinue');
	const context = contextOf(database, operator((await makeCustomer(database.db)).id));
	const taken = await takeDownProduct(context, { productId: id, reason: 'Hàng cấm lưu hành' });
	expect(taken).toEqual({ ok: true, value: { state: 'taken_down' } });
	expect(await kindOf('thuoc-gia-truyen')).toBe('gone');
	for (const what of ['show', 'hide', 'discontinue'] as const)
		expect(await change(id, what)).toMatchObject({ error: { code: 'catalog.state_refuses' } });
});

test('hiding, showing, discontinuing and taking down a product drops the cached pages that show it', async () => {
	const [{ id }, sold] = [await put('Quạt giấy'), await put('Quạt nan')];
	const manager = contextOf(database, operator((await makeCustomer(database.db)).id));
	const changes = [
		[id, () => change(id, 'hide')],
		[id, () => change(id, 'show')],
		[id, () => takeDownProduct(manager, { productId: id, reason: 'Vi phạm quy chế' })],
		[sold.id, () => change(sold.id, 'discontinue')],
	] as const;
	for (const [changed, make] of changes) {
		expect(await make()).toMatchObject({ ok: true });
		expect(await heard()).toEqual(['catalog', `product:${changed}`, `shop:${shop.id}`]);
	}
});

test('editing and hiding a product of another shop returns catalog.not_found, and edits with forbidden text are rejected', async () => {
	const { id } = await put('Đèn bàn');
	const stranger = await makeShop(database.db);
	const other = contextOf(database, vendor(stranger.ownerId, stranger.id));
	const edit = { productId: id, name: 'Đèn của tôi', description };
	expect(await editProduct(other, edit)).toMatchObject({ error: { code: 'catalog.not_found' } });
	expect(await changeShown(other, { productId: id, change: 'hide' })).toMatchObject({
		error: { code: 'catalog.not_found' },
	});
	expect(await editProduct(seller, { ...edit, description: 'Gọi 0912 345 678 để được rẻ hơn' })).toMatchObject({
		error: { code: 'catalog.listing_doubtful' },
	});
});
