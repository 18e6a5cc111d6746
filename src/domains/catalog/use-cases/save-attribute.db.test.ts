import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { EditorForm } from '#src/domains/product-editing/contract/editor.ts';
import { createProduct, getProductEditor, saveProduct } from '#src/domains/product-editing/index.ts';
import { savedInput } from '#src/domains/product-editing/rules/editor-form.ts';
import { editProduct } from '#src/domains/product-editing/use-cases/edit-product.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { products } from '../db/tables.ts';
import { markSaleFormat } from '../index.ts';
import { listAttributes } from '../queries/list-attributes.ts';
import { listProductFacts } from '../queries/list-product-facts.ts';
import { loadAttributes } from './load-attributes.ts';
import { recomputeFilterKeys } from './recompute-filter-keys.ts';
import {
	applyAttribute,
	removeAttribute,
	saveAttribute,
	saveAttributeOption,
	withdrawAttribute,
} from './save-attribute.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const context = contextOf(database, system());
await loadAttributes(context);

async function productOf(more: object = {}) {
	const shop = await makeShop(database.db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const made = await createProduct(seller, {
		categoryId: await categoryId(database.db, 'ao'),
		name: 'Áo thử thuộc tính',
		description: 'Áo mẫu để thử thuộc tính, không bán thật.',
		optionNames: ['Màu sắc'],
		variants: ['Đỏ rượu', 'Xanh rêu'].map((colour) => ({
			optionValues: [colour],
			sku: colour,
			priceVnd: 100_000,
			weightG: 200,
			stock: 5,
		})),
		pictures: [],
		prepDays: 1,
		...more,
	});
	return { seller, made };
}
const keysOf = async (id: string) => {
	const [row] = await database.db.select({ keys: products.filterKeys }).from(products).where(eq(products.id, id));
	return row?.keys;
};

test('attributes and options of a product become its filter keys', async () => {
	const { seller, made } = await productOf({ attributes: [{ code: 'chat-lieu', values: ['linen', 'Cotton'] }] });
	if (!made.ok) throw new Error(made.error.code);
	const { id } = made.value;
	expect(await keysOf(id)).toEqual(['chat-lieu:cotton', 'chat-lieu:lanh-dui', 'mau:do', 'mau:xanh-la']);
	expect((await listProductFacts(read, [id])).get(id)).toEqual([
		{ code: 'chat-lieu', name: 'Chất liệu', unit: '', values: ['Lanh & đũi', 'Cotton'] },
	]);
	const words = { productId: id, name: 'Áo thử thuộc tính', description: 'Áo mẫu để thử thuộc tính, không bán thật.' };
	expect((await editProduct(seller, words)).ok).toBe(true);
	expect(await keysOf(id)).toHaveLength(4);
	expect((await editProduct(seller, { ...words, attributes: [{ code: 'chong-nuoc', values: ['có'] }] })).ok).toBe(true);
	expect(await keysOf(id)).toEqual(['chong-nuoc:co', 'mau:do', 'mau:xanh-la']);
});

test('createProduct rejects an attribute that the category does not have and a value that the attribute does not have', async () => {
	const pages = await productOf({ attributes: [{ code: 'pin', values: ['5000'] }] });
	expect(pages.made).toMatchObject({ error: { code: 'catalog.attribute_unknown' } });
	const odd = await productOf({ attributes: [{ code: 'chat-lieu', values: ['mây trời'] }] });
	expect(odd.made).toMatchObject({ error: { code: 'catalog.attribute_invalid' } });
});

test('an option that saveAttribute maps to an attribute becomes a filter of the products that offer it', async () => {
	const product = await makeProduct(database.db, {
		categoryId: await categoryId(database.db, 'noi-chao'),
		optionNames: ['Loại bếp'],
		variants: [{ optionValues: ['Bếp ga'] }, { optionValues: ['Bếp từ'] }],
	});
	expect(
		await saveAttribute(context, { code: 'Bếp', name: 'Dùng cho bếp', type: 'choice', options: ['Loại bếp'] }),
	).toEqual({ ok: true, value: { code: 'bep' } });
	await saveAttributeOption(context, { code: 'bep', choice: 'Bếp từ' });
	await saveAttributeOption(context, { code: 'bep', choice: 'Bếp lửa', aliases: ['Bếp ga', 'Bếp gas'] });
	expect((await applyAttribute(context, { code: 'bep', categorySlug: 'nha-cua-bep', isFilter: true })).ok).toBe(true);
	expect(await recomputeFilterKeys(context)).toEqual({ changed: 1 });
	expect(await keysOf(product.id)).toEqual(['bep:bep-lua', 'bep:bep-tu']);
	expect((await listAttributes(read)).find(({ code }) => code === 'bep')).toMatchObject({
		choices: ['Bếp từ', 'Bếp lửa'],
		categories: ['nha-cua-bep*'],
	});
	await withdrawAttribute(context, { code: 'bep', categorySlug: 'nha-cua-bep' });
	expect(await recomputeFilterKeys(context)).toEqual({ changed: 1 });
	expect(await keysOf(product.id)).toEqual([]);
});

test('a withdrawn attribute stays on products that have it, until they move to another category', async () => {
	await saveAttribute(context, { code: 'kieu-co', name: 'Kiểu cổ', type: 'text' });
	await applyAttribute(context, { code: 'kieu-co', categorySlug: 'ao', isFilter: false });
	const { seller, made } = await productOf({
		attributes: [
			{ code: 'kieu-co', values: ['Cổ tàu'] },
			{ code: 'chat-lieu', values: ['Cotton'] },
		],
	});
	const { id } = made.ok ? made.value : expect.fail();
	await withdrawAttribute(context, { code: 'kieu-co', categorySlug: 'ao' });
	const save = async (change: Partial<EditorForm>) => {
		const opened = await getProductEditor(seller, { productId: id });
		const { form, version } = opened.ok ? opened.value : expect.fail();
		return saveProduct(seller, savedInput({ ...form, ...change }, id, version));
	};
	const said = async () => (await listProductFacts(read, [id])).get(id)?.map(({ code, values }) => [code, ...values]);
	expect(await save({ prepDays: 2 })).toMatchObject({ ok: true });
	expect(await save({ attributes: [{ code: 'chat-lieu', values: ['linen'] }] })).toMatchObject({ ok: true });
	expect(new Set(await said())).toEqual(
		new Set([
			['kieu-co', 'Cổ tàu'],
			['chat-lieu', 'Lanh & đũi'],
		]),
	);
	expect(await save({ categoryId: await categoryId(database.db, 'gao-ngu-coc'), attributes: [] })).toMatchObject({
		ok: true,
	});
	expect(await said()).toBeUndefined();
});

test('saveAttribute cannot change the type of an attribute, and a removed base attribute stays removed', async () => {
	expect(await saveAttribute(context, { code: 'mau', name: 'Màu', type: 'number' })).toMatchObject({
		error: { code: 'catalog.attribute_taken' },
	});
	expect((await removeAttribute(context, { code: 'huong' })).ok).toBe(true);
	expect(await removeAttribute(context, { code: 'huong' })).toMatchObject({ error: { code: 'catalog.not_found' } });
	await loadAttributes(context);
	expect((await listAttributes(read)).map(({ code }) => code)).not.toContain('huong');
	expect(await applyAttribute(context, { code: 'huong', categorySlug: 'ao', isFilter: true })).toMatchObject({
		error: { code: 'catalog.not_found' },
	});
});

test('markSaleFormat stores bargaining and auction independently', async () => {
	const { id } = await makeProduct(database.db);
	const mark = (kind: 'bargain' | 'auction', isOpen: boolean) =>
		transact(context, async (scope) => ok(await markSaleFormat(scope, { productId: id, kind, isOpen })));
	await mark('bargain', true);
	await mark('auction', true);
	await mark('bargain', false);
	const [row] = await database.db.select().from(products).where(eq(products.id, id));
	expect(row).toMatchObject({ isBargainable: false, isInAuction: true });
});
