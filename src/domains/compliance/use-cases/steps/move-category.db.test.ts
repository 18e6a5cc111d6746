import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#src/domains/catalog/db/tables.ts';
import { loadAttributes } from '#src/domains/catalog/use-cases/load-attributes.ts';
import { getProductEditor, saveProduct } from '#src/domains/product-editing/index.ts';
import { savedInput } from '#src/domains/product-editing/rules/editor-form.ts';
import { editProduct } from '#src/domains/product-editing/use-cases/edit-product.ts';
import { contextOf, operator, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { decideChange } from '../decide-change.ts';

const database = await testDatabase();
const { db } = database;
await loadAttributes(contextOf(database, system()));
const judge = contextOf(database, operator((await makeCustomer(db)).id));
const categoryOf = async (name: string): Promise<string> => {
	const { rows } = await database.pool.query(`SELECT id FROM categories WHERE name = $1 AND level = 2`, [name]);
	return rows[0]?.id ?? expect.fail();
};
const [SHIRTS, SHOES, PHONES] = [
	await categoryOf('\u00c1o'),
	await categoryOf('Gi\u00e0y d\u00e9p'),
	await categoryOf('\u0110i\u1ec7n tho\u1ea1i'),
];

async function shirt(state: 'published' | 'draft') {
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const shown = { state, publishedAt: state === 'published' ? new Date() : null };
	const { id } = await makeProduct(db, { shopId: shop.id, categoryId: SHIRTS, name: 'Hai trong mot', ...shown });
	const attributes = [
		{ code: 'mau', values: ['Tr\u1eafng'] },
		{ code: 'chong-nuoc', values: ['co'] },
	];
	await editProduct(context, {
		productId: id,
		name: 'Hai trong mot',
		description: 'Dung cho moi mua trong nam.',
		attributes,
	});
	const open = async () => {
		const opened = await getProductEditor(context, { productId: id });
		return opened.ok ? opened.value : expect.fail();
	};
	const move = async (categoryId: string) => {
		const { form, version } = await open();
		return saveProduct(context, savedInput({ ...form, categoryId }, id, version));
	};
	const row = async () => (await db.select().from(products).where(eq(products.id, id)))[0] ?? expect.fail();
	return { id, open, move, row };
}

test('a published product moves to another category only after approval and keeps the attributes that exist there', async () => {
	const { id, open, move, row } = await shirt('published');
	expect(await move(PHONES)).toMatchObject({ value: { waits: ['category'] } });
	const asked = await open();
	expect(asked.form).toMatchObject({ categoryId: SHIRTS, attributes: [{ code: 'chong-nuoc' }, { code: 'mau' }] });
	expect(asked.changes).toMatchObject([{ kind: 'category', after: '\u0110i\u1ec7n tho\u1ea1i', decision: null }]);
	expect(await move(SHOES)).toMatchObject({ value: { waits: [], leftOut: ['category'] } });
	expect(await decideChange(judge, { productId: id, decision: 'confirmed', reason: '' })).toMatchObject({ ok: true });
	const moved = await open();
	expect(moved.form.categoryId).toBe(PHONES);
	expect(moved.changes).toMatchObject([{ kind: 'category', decision: 'confirmed' }]);
	const { filterKeys, searchText } = await row();
	expect(filterKeys).toContain('chong-nuoc:co');
	expect(searchText).toContain('dien thoai');
	for (const { code } of moved.form.attributes) expect(filterKeys.some((key) => key.startsWith(`${code}:`))).toBe(true);
});

test('after a rejected move the product stays in its category and another move can be requested', async () => {
	const { id, open, move } = await shirt('published');
	await move(PHONES);
	await decideChange(judge, { productId: id, decision: 'rejected', reason: 'Khong phai' });
	expect((await open()).form.categoryId).toBe(SHIRTS);
	expect(await move(SHOES)).toMatchObject({ value: { waits: ['category'] } });
});

test('a draft moves to another category immediately', async () => {
	const { open, move } = await shirt('draft');
	expect(await move(SHOES)).toMatchObject({ value: { waits: [] } });
	expect((await open()).form.categoryId).toBe(SHOES);
});
