import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockItems } from '#src/domains/catalog/db/stock-tables.ts';
import { productPictures, productSlugs, products, productVariants } from '#src/domains/catalog/db/tables.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop, makeTrustedShop } from '#tests/factories/vendors.ts';
import { BULK_BATCH, BULK_UNDO_MINUTES, type BulkEdit, type BulkProducts } from '../contract/bulk.ts';
import { countOwnProducts } from '../queries/count-own-products.ts';
import { applyBulkEdit } from './apply-bulk-edit.ts';
import { deleteProduct } from './delete-product.ts';
import { fillSection } from './fill-section.ts';
import { previewBulkEdit } from './preview-bulk-edit.ts';
import { setPrice } from './prices/set-price.ts';
import { publishProduct } from './publish-product.ts';
import { saveDraft } from './save-draft.ts';
import { addSection } from './save-section.ts';
import { undoBulk } from './undo-bulk.ts';

const database = await testDatabase();
const { db } = database;
const deletion: BulkEdit = { kind: 'delete' };

async function seller(staffRole = 'admin', made = makeShop(db)) {
	const shop = await made;
	const context = contextOf(database, vendor(shop.ownerId, shop.id, { staffRole }));
	const edit = (goods: BulkProducts, bulkId = newId(), after: string | null = null) =>
		applyBulkEdit(context, { bulkId, edit: deletion, goods, after });
	return { shopId: shop.id, context, edit };
}
const isThere = async (id: string) => (await db.select().from(products).where(eq(products.id, id))).length === 1;
const versionOf = async (id: string) =>
	(await db.select().from(products).where(eq(products.id, id)))[0]?.version ?? Number.NaN;
async function addToSectionOf(context: Parameters<typeof addSection>[0], productId: string) {
	const section = await addSection(context, { name: 'Mới về' });
	const [{ id: sectionId } = expect.fail()] = section.ok ? section.value.items : [];
	expect(await fillSection(context, { sectionId, productIds: [productId], isIn: true })).toMatchObject({ ok: true });
}
const wholeOf = async (id: string) => {
	const variants = await db.select().from(productVariants).where(eq(productVariants.productId, id));
	const ids = variants.map((variant) => variant.id);
	const prices = await db.execute(
		sql`select * from price_history where variant_id in (select id from product_variants where product_id = ${id}) order by id`,
	);
	const words = await db.execute(sql`select * from product_words where product_id = ${id}`);
	const sections = await db.execute(sql`select * from shop_section_products where product_id = ${id}`);
	return {
		product: await db.select().from(products).where(eq(products.id, id)),
		slugs: await db.select().from(productSlugs).where(eq(productSlugs.productId, id)),
		pictures: await db.select().from(productPictures).where(eq(productPictures.productId, id)),
		stock: ids.length === 0 ? [] : await db.select().from(stockItems).where(inArray(stockItems.variantId, ids)),
		variants,
		prices: prices.rows,
		words: words.rows,
		sections: sections.rows,
	};
};
const NOTHING = { product: [], slugs: [], pictures: [], stock: [], variants: [], prices: [], words: [], sections: [] };

test('deleteProduct removes all rows of a draft and frees its SKU and slug', async () => {
	const { shopId, context } = await seller();
	const draft = await makeDraft(db, { shopId, slug: 'nhap-nham', variants: [{ sku: 'NHAM-1' }, { sku: 'NHAM-2' }] });
	await addToSectionOf(context, draft.id);
	await setPrice(context, { variantId: draft.variants[0]?.id ?? '', priceVnd: 120_000 });
	const version = await versionOf(draft.id);
	expect(await deleteProduct(context, { productId: draft.id, version })).toMatchObject({ value: { id: draft.id } });
	expect(await wholeOf(draft.id)).toEqual(NOTHING);
	expect(await countOwnProducts(context)).toMatchObject({ total: 0 });
	const again = await makeDraft(db, { shopId, slug: 'nhap-nham', variants: [{ sku: 'NHAM-1' }] });
	expect(await isThere(again.id)).toBe(true);
	expect(await deleteProduct(context, { productId: draft.id, version })).toMatchObject({
		error: { kind: 'not_found' },
	});
});

test.each(['pending', 'changes_requested', 'rejected', 'published', 'hidden', 'discontinued', 'taken_down'] as const)(
	'deleteProduct and editMany reject a product in the state %s',
	async (state) => {
		const { shopId, context, edit } = await seller();
		const { id, version } = await makeProduct(db, { shopId, state });
		expect(await deleteProduct(context, { productId: id, version })).toMatchObject({
			error: { code: 'catalog.state_refuses' },
		});
		expect(await edit({ ids: [id] })).toMatchObject({ value: { changed: 0, refused: 1 } });
		expect(await isThere(id)).toBe(true);
	},
);

test('deleteProduct rejects other shops, staff without the right to edit, and an outdated version', async () => {
	const own = await seller();
	const { id, version } = await makeDraft(db, { shopId: own.shopId });
	const other = await seller();
	expect(await deleteProduct(other.context, { productId: id, version })).toMatchObject({
		error: { kind: 'not_found' },
	});
	expect(await other.edit({ ids: [id] })).toMatchObject({ value: { products: 0, changed: 0 } });
	const keeper = await seller('stock', Promise.resolve({ ...(await makeShop(db)), id: own.shopId }));
	for (const answer of [
		await deleteProduct(keeper.context, { productId: id, version }),
		await keeper.edit({ ids: [id] }),
		await previewBulkEdit(keeper.context, { edit: deletion, goods: { ids: [id] } }),
	])
		expect(answer).toMatchObject({ error: { code: 'catalog.role_not_allowed' } });
	expect(await deleteProduct(own.context, { productId: id, version: version + 1 })).toMatchObject({
		error: { code: 'catalog.product_changed', details: { version } },
	});
	expect(await isThere(id)).toBe(true);
});

test('deleteProduct and editMany do not delete a draft that other rows reference', async () => {
	const { shopId, context, edit } = await seller();
	const [held, rated, free] = [
		await makeDraft(db, { shopId }),
		await makeDraft(db, { shopId }),
		await makeDraft(db, { shopId }),
	];
	await db.execute(sql`insert into stock_reservations (id, source_type, source_id, variant_id, quantity, state, created_at)
		values (${newId()}, 'order', 'x', ${held.variants[0]?.id}, 1, 'released', app_now())`);
	await db.execute(sql`insert into bought_together (product_id, other_id, buyers) values (${rated.id}, ${held.id}, 3)`);
	const before = await wholeOf(rated.id);
	const { version } = rated;
	expect(await deleteProduct(context, { productId: rated.id, version })).toMatchObject({
		error: { code: 'catalog.draft_in_use' },
	});
	const goods = { ids: [held.id, rated.id, free.id] };
	expect(await previewBulkEdit(context, { edit: deletion, goods })).toMatchObject({
		value: { changes: 2, refused: [{ why: 'in_use', count: 1 }] },
	});
	expect(await edit(goods)).toMatchObject({ value: { products: 3, changed: 1, refused: 2 } });
	expect(await wholeOf(rated.id)).toEqual(before);
	expect(await isThere(held.id)).toBe(true);
	expect(await isThere(free.id)).toBe(false);
});

test('a draft that is published during twenty concurrent deletions is either published with all its rows or gone', async () => {
	await database.warm(21);
	for (const _round of [1, 2, 3]) {
		const { shopId, context, edit } = await seller('admin', makeTrustedShop(db));
		const { id, version } = await makeDraft(db, { shopId });
		const before = await wholeOf(id);
		const deletes = Array.from({ length: 20 }, (_, at) =>
			at % 2 === 0 ? deleteProduct(context, { productId: id, version }) : edit({ ids: [id] }),
		);
		const [handed, ...answers] = await Promise.all([publishProduct(context, { productId: id }), ...deletes]);
		const gone = answers.filter((answer) => answer.ok && (!('changed' in answer.value) || answer.value.changed > 0));
		expect(gone).toHaveLength(handed.ok ? 0 : 1);
		const after = await wholeOf(id);
		if (!handed.ok) expect(after).toEqual(NOTHING);
		else expect(after).toMatchObject({ variants: before.variants, stock: before.stock, pictures: before.pictures });
	}
});

test('a repeated batch of deletions deletes nothing more, and undoBulk restores all rows', async () => {
	const { shopId, context, edit } = await seller();
	const shown = await makeProduct(db, { shopId });
	const drafts = [];
	for (let made = 0; made < BULK_BATCH + 5; made += 1) drafts.push(await makeDraft(db, { shopId }));
	const [some] = drafts;
	const id = some?.id ?? '';
	await addToSectionOf(context, id);
	await saveDraft(context, { productId: id, version: 1, form: {} as never });
	await setPrice(context, { variantId: some?.variants[0]?.id ?? '', priceVnd: 111_000 });
	const before = await wholeOf(id);
	expect(before).toMatchObject({ sections: [{}], words: [{}], prices: [{}, {}] });
	expect(await previewBulkEdit(context, { edit: deletion, goods: { filter: {} } })).toMatchObject({
		value: { products: BULK_BATCH + 6, changes: BULK_BATCH + 5, refused: [{ why: 'not_draft', count: 1 }] },
	});
	const bulkId = newId();
	const first = await edit({ filter: {} }, bulkId);
	expect(first).toMatchObject({ value: { products: BULK_BATCH, changed: BULK_BATCH, refused: 0 } });
	const after = first.ok ? first.value.after : null;
	for (const _time of [1, 2])
		expect(await edit({ filter: {} }, bulkId, after)).toMatchObject({ value: { changed: 5, after: null } });
	expect(await isThere(shown.id)).toBe(true);
	expect(await countOwnProducts(context)).toMatchObject({ total: 1 });
	let restored = 0;
	for (let isAll = false; !isAll; ) {
		const undone = await undoBulk(context, { bulkId });
		if (!undone.ok) expect.fail();
		restored += undone.value.restored;
		({ isAll } = undone.value);
	}
	expect(restored).toBe(BULK_BATCH + 5);
	expect(await wholeOf(id)).toEqual(before);
	expect(await countOwnProducts(context)).toMatchObject({ total: BULK_BATCH + 6 });
	expect(await edit({ filter: {} }, bulkId)).toMatchObject({ error: { code: 'catalog.bulk_undone' } });
});

test('undoBulk restores a draft without a section and shipping profile that were deleted since', async () => {
	const { shopId, context, edit } = await seller();
	const shippingProfileId = newId();
	await db.execute(sql`insert into shipping_profiles (id, shop_id, name, is_common, created_at, updated_at)
		values (${shippingProfileId}, ${shopId}, 'Hàng nặng', false, app_now(), app_now())`);
	const { id } = await makeDraft(db, { shopId, shippingProfileId });
	await addToSectionOf(context, id);
	const before = await wholeOf(id);
	const bulkId = newId();
	await edit({ ids: [id] }, bulkId);
	await db.execute(sql`delete from shop_sections where shop_id = ${shopId}`);
	await db.execute(sql`delete from shipping_profiles where shop_id = ${shopId}`);
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 1, kept: 0 } });
	const [product] = before.product;
	const withCommonRates = [{ ...product, shippingProfileId: null }];
	expect(await wholeOf(id)).toEqual({ ...before, product: withCommonRates, sections: [] });
});

test('undoBulk does not restore a draft whose SKU is in use, and restores it once the SKU is free', async () => {
	const { shopId, context, edit } = await seller();
	const { id } = await makeDraft(db, { shopId, variants: [{ sku: 'LAI-1' }] });
	const bulkId = newId();
	await edit({ ids: [id] }, bulkId);
	const recreated = await makeDraft(db, { shopId, variants: [{ sku: 'LAI-1' }] });
	for (const _again of [1, 2])
		expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 0, kept: 1, isAll: true } });
	expect(await wholeOf(id)).toEqual(NOTHING);
	expect(await isThere(recreated.id)).toBe(true);
	await db.update(productVariants).set({ sku: 'LAI-2' }).where(eq(productVariants.productId, recreated.id));
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 1, kept: 0 } });
	expect(await isThere(id)).toBe(true);
});

test('undoBulk fails after its time limit and returns not_found for another shop', async () => {
	const { shopId, context, edit } = await seller();
	const { id } = await makeDraft(db, { shopId });
	const bulkId = newId();
	await edit({ ids: [id] }, bulkId);
	const other = await seller();
	expect(await undoBulk(other.context, { bulkId })).toMatchObject({ error: { kind: 'not_found' } });
	await database.setClock(`${BULK_UNDO_MINUTES + 1} minutes`);
	expect(await undoBulk(context, { bulkId })).toMatchObject({ error: { code: 'catalog.undo_too_late' } });
	await database.setClock('0 s');
	expect(await isThere(id)).toBe(false);
});

test('the database rejects deleting rows of price_history', async () => {
	const { variants } = await makeProduct(db, {});
	const request = db.execute(sql`delete from price_history where variant_id = ${variants[0]?.id}`);
	await expect(request).rejects.toMatchObject({ cause: { message: 'rows of price_history are never changed' } });
});

test('every foreign key to products and product_variants has an index', async () => {
	const { rows } = await db.execute(sql`
		select key.conrelid::regclass::text as "table", part.attname as "column" from pg_constraint key
		join pg_attribute part on part.attrelid = key.conrelid and part.attnum = key.conkey[1]
		where key.contype = 'f' and key.confrelid in ('products'::regclass, 'product_variants'::regclass)
			and not exists (select from pg_index known where known.indrelid = key.conrelid
				and known.indkey[0] = key.conkey[1]
				and (known.indpred is null
					or pg_get_expr(known.indpred, known.indrelid) = format('(%I IS NOT NULL)', part.attname)))`);
	expect(rows).toEqual([]);
});
