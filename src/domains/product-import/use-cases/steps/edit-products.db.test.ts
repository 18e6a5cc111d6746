import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productPictures, productSlugs, products, productVariants } from '#src/domains/catalog/db/tables.ts';
import { loadAttributes } from '#src/domains/catalog/use-cases/load-attributes.ts';
import { productChanges } from '#src/domains/compliance/db/tables.ts';
import { decideChange } from '#src/domains/compliance/index.ts';
import { addSection, getProductEditor, publishProduct } from '#src/domains/product-editing/index.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type Cells, makeImport } from '#tests/factories/imports.ts';
import { makePicture, showPicture } from '#tests/factories/pictures.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listExportRows } from '../../queries/list-export-rows.ts';
import { listBadLines, listImports } from '../../queries/list-imports.ts';
import { applyImport } from '../apply-import.ts';
import { checkImport } from '../check-import.ts';
import { cancelImport, confirmImport } from '../decide-import.ts';

const database = await testDatabase();
const { db } = database;
const worker = contextOf(database, system());
const heard = collectDroppedPages(database);
await loadAttributes(worker);
const description = 'Áo thun vải bông dày, may hai kim, giặt không phai màu.';

async function selling(of: Parameters<typeof makeProduct>[1] = {}) {
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const { rows } = await database.pool.query<{ id: string }>(
		"SELECT id FROM categories WHERE name = 'Áo' AND level = 2",
	);
	const product = await makeProduct(db, {
		shopId: shop.id,
		name: 'Áo thun cũ',
		description,
		categoryId: rows[0]?.id ?? '',
		variants: [{ sku: 'AT-M' }, { sku: 'AT-L' }],
		...of,
	});
	const bring = async (lines: readonly Cells[]) => {
		const found = await makeImport(context, lines);
		await checkImport(worker, found);
		const [foreseen] = (await listImports(context)).items;
		await confirmImport(context, found);
		await applyImport(worker, found);
		const [done] = (await listImports(context)).items;
		const bad = await listBadLines(context, { ...found, part: 1 });
		if (done?.state === 'checked') await cancelImport(context, found);
		return {
			foreseen,
			done,
			bad: bad.ok ? bad.value.lines.flatMap(({ problems }) => problems.map(({ code }) => code)) : [],
		};
	};
	const exported = async () => {
		const out = await listExportRows(context, { part: 1 });
		const lines = out.ok ? (await Array.fromAsync(out.value)).flat() : expect.fail();
		return lines.map(
			(line) => Object.fromEntries(Object.entries(line).map(([key, value]) => [key, String(value ?? '')])) as Cells,
		);
	};
	const read = async () => (await db.select().from(products).where(eq(products.id, product.id)))[0] ?? expect.fail();
	const changes = () =>
		db.select().from(productChanges).where(eq(productChanges.productId, product.id)).orderBy(asc(productChanges.kind));
	return { context, shop, product, bring, exported, read, changes };
}

test('an edited export file updates text, quantities, attributes, sections and measures when it is imported', async () => {
	const { context, shop, product, bring, exported, read, changes } = await selling();
	await addSection(context, { name: 'Mới về' });
	const before = await read();
	const lines = await exported();
	const said = {
		name: 'Áo thun cổ tròn',
		brand: 'Nhà May',
		description: `${description}\n\nMay tại Huế.`,
		prepDays: '3',
		min: '2',
		step: '2',
		max: '10',
		attributes: 'Màu: Đen | Chống nước: khong',
		sections: 'Mới về',
	};
	await heard();
	const { foreseen, done } = await bring(
		lines.map((line, at) => ({
			...line,
			...(at === 0 ? said : {}),
			weight: '320',
			length: '30',
			width: '20',
			height: '4',
		})),
	);
	expect(foreseen).toMatchObject({ state: 'checked', bad: 0, added: 0, changed: 2, waiting: 0 });
	expect(done).toMatchObject({ state: 'done', bad: 0, added: 0, changed: 2, waiting: 0 });
	const after = await read();
	expect(after).toMatchObject({
		name: said.name,
		brand: 'Nhà May',
		description: said.description,
		prepDays: 3,
		slug: 'ao-thun-co-tron',
		quantityMin: 2,
		quantityStep: 2,
		quantityMax: 10,
	});
	expect(after.version).toBeGreaterThan(before.version);
	expect(after.searchText).toContain('nha may');
	expect(after.filterKeys).toEqual(expect.arrayContaining(['chong-nuoc:khong', 'mau:den']));
	const slugs = await db.select().from(productSlugs).where(eq(productSlugs.productId, product.id));
	expect(slugs.map(({ slug }) => slug)).toEqual(expect.arrayContaining([after.slug, before.slug]));
	const variants = await db.select().from(productVariants).where(eq(productVariants.productId, product.id));
	for (const variant of variants)
		expect(variant).toMatchObject({ weightG: 320, lengthCm: 30, widthCm: 20, heightCm: 4 });
	expect(await changes()).toMatchObject([
		{ kind: 'words', decision: 'confirmed', askedBy: `customer:${shop.ownerId}` },
	]);
	expect((await heard()).join()).toContain(`product:${product.id}`);
	const again = await exported();
	expect(again).toMatchObject([
		{ ...said, attributes: 'Màu: Đen | Chống nước: khong' },
		{ name: said.name, weight: '320' },
	]);
	expect((await bring(again)).done).toMatchObject({ bad: 0, added: 0, changed: 0, waiting: 0 });
	const { rows } = await database.pool.query(
		"SELECT seq, action, facts ->> 'by' AS by FROM audit_entries WHERE subject_id = $1 ORDER BY seq",
		[product.id],
	);
	expect(rows.at(-1)).toMatchObject({ action: 'edited', by: `customer:${shop.ownerId}` });
});

test('repeated imports cannot rename a product step by step: the second renaming is pending', async () => {
	const { bring, read, changes } = await selling();
	expect((await bring([{ sku: 'AT-M', name: 'Áo thun Samsung' }])).done).toMatchObject({ changed: 1, waiting: 0 });
	const second = await bring([{ sku: 'AT-M', name: 'Điện thoại Samsung' }]);
	expect(second.foreseen).toMatchObject({ changed: 1, waiting: 1 });
	expect(await read()).toMatchObject({ name: 'Áo thun Samsung' });
	expect((await changes()).map(({ decision }) => decision).sort()).toEqual(['confirmed', null]);
});

test('an import makes a renaming into another product pending, one per product, and confirming it applies the requested name', async () => {
	const { product, bring, read, changes } = await selling();
	const first = await bring([
		{ sku: 'AT-M', name: 'Nồi cơm điện', description: `${description} Nấu ngon.`, prepDays: '2' },
	]);
	expect(first.foreseen).toMatchObject({ changed: 1, waiting: 1, bad: 0 });
	expect(first.done).toMatchObject({ changed: 1, waiting: 1, bad: 0 });
	expect(await read()).toMatchObject({ name: 'Áo thun cũ', description: `${description} Nấu ngon.`, prepDays: 2 });
	expect(await changes()).toMatchObject([{ kind: 'words', decision: null }]);
	const second = await bring([
		{ sku: 'AT-M', price: '10000' },
		{ sku: 'AT-L', price: '95000', category: 'Quần' },
	]);
	expect(second.bad).toEqual(['change_pending', 'change_pending']);
	expect(second.foreseen).toMatchObject({ bad: 2, changed: 0 });
	expect((await decideChange(worker, { productId: product.id, decision: 'confirmed', reason: '' })).ok).toBe(true);
	expect(await read()).toMatchObject({ name: 'Nồi cơm điện', slug: 'noi-com-dien' });
	const third = await bring([
		{ sku: 'AT-M', price: '10000' },
		{ sku: 'AT-L', price: '95000' },
	]);
	expect(third.done).toMatchObject({ changed: 2, waiting: 1, bad: 0 });
	expect((await changes()).find(({ decision }) => decision === null)).toMatchObject({ kind: 'price' });
	await decideChange(worker, { productId: product.id, decision: 'confirmed', reason: '' });
	expect(await read()).toMatchObject({ priceFromVnd: 10_000, priceToVnd: 95_000 });
});

test('an import keeps the alternative text of remaining pictures and makes a picture of another shop pending', async () => {
	const { context, product, bring, changes } = await selling();
	const [own, more, theirs] = [await makePicture(db), await makePicture(db), await makePicture(db)];
	await showPicture(db, product.id, own.id);
	const other = await makeProduct(db, { shopId: product.shopId });
	for (const [at, { id }] of [more, theirs].entries()) await showPicture(db, other.id, id, at);
	const foreign = await makeProduct(db);
	await showPicture(db, foreign.id, theirs.id);
	const shown = async () => {
		const rows = await db.select().from(productPictures).where(eq(productPictures.productId, product.id));
		return rows.toSorted((a, b) => a.position - b.position).map(({ pictureId, alt }) => [pictureId, alt]);
	};
	await bring([{ sku: 'AT-M', pictures: `${more.hash} | ${own.hash}` }]);
	expect(await shown()).toEqual([
		[more.id, 'Áo thun cũ'],
		[own.id, 'ảnh'],
	]);
	const waits = await bring([{ sku: 'AT-M', pictures: `${own.hash} | ${theirs.hash}` }]);
	expect(waits.done).toMatchObject({ waiting: 1, bad: 0 });
	expect((await shown()).map(([id]) => id)).toEqual([more.id, own.id]);
	const opened = await getProductEditor(context, { productId: product.id });
	expect(opened.ok && opened.value.changes[0]?.pictures).toEqual({
		before: [more.hash, own.hash],
		after: [own.hash, theirs.hash],
	});
	await decideChange(worker, { productId: product.id, decision: 'confirmed', reason: '' });
	expect((await shown()).map(([id]) => id)).toEqual([own.id, theirs.id]);
	expect((await changes()).map(({ kind, decision }) => `${kind} ${decision}`)).toEqual([
		'pictures confirmed',
		'pictures confirmed',
	]);
});

test('an import stores a product snapshot before it changes attributes or pictures, and none when nothing changes', async () => {
	const { product, bring } = await selling();
	const [own, more] = [await makePicture(db), await makePicture(db)];
	await showPicture(db, product.id, own.id);
	await showPicture(db, (await makeProduct(db, { shopId: product.shopId })).id, more.id);
	const pasts = async () => {
		const { rows } = await database.pool.query<{ facts: { code: string }[]; shown: string[] }>(
			'SELECT facts, picture_hashes AS shown FROM product_past_listings WHERE product_id = $1 ORDER BY begun_at',
			[product.id],
		);
		return rows.map(({ facts, shown }) => [facts.map(({ code }) => code), shown]);
	};
	const black = { sku: 'AT-M', attributes: 'Màu: Đen' };
	await bring([black]);
	expect(await pasts()).toEqual([[[], [own.hash]]]);
	await bring([{ ...black, stock: '7' }]);
	expect(await pasts()).toHaveLength(1);
	await bring([{ sku: 'AT-M', pictures: more.hash }]);
	expect((await pasts())[1]).toEqual([['mau'], [own.hash]]);
});

test('an import moves a published product to another category only after approval, and a draft immediately', async () => {
	const shown = await selling();
	const { categoryId } = await shown.read();
	expect((await shown.bring([{ sku: 'AT-M', category: 'Quần' }])).done).toMatchObject({ waiting: 1 });
	expect((await shown.read()).categoryId).toBe(categoryId);
	await decideChange(worker, { productId: shown.product.id, decision: 'confirmed', reason: '' });
	expect((await shown.read()).categoryId).not.toBe(categoryId);
	const draft = await selling({ state: 'draft', publishedAt: null });
	await draft.bring([{ sku: 'AT-M', attributes: 'Màu: Đen | Cỡ: M' }]);
	expect((await draft.bring([{ sku: 'AT-M', category: 'Chăn ga gối' }])).done).toMatchObject({
		waiting: 0,
		changed: 1,
	});
	expect((await draft.read()).filterKeys).toEqual(['mau:den']);
	expect((await draft.exported())[0]).toMatchObject({
		category: 'Nhà cửa & bếp > Chăn ga gối',
		attributes: 'Màu: Đen',
	});
});

test('an import that changes a pending listing restarts its review', async () => {
	const { context, product, bring, read } = await selling({
		state: 'draft',
		publishedAt: null,
		description: `${description} Gọi 0912 345 678.`,
	});
	await showPicture(database.db, product.id, (await makePicture(database.db)).id);
	expect(await publishProduct(context, { productId: product.id })).toMatchObject({ value: { state: 'pending' } });
	await bring([{ sku: 'AT-M', description }]);
	expect(await read()).toMatchObject({ state: 'pending', description });
	const { rows } = await database.pool.query(
		'SELECT decision FROM listing_checks WHERE product_id = $1 ORDER BY asked_at, id',
		[product.id],
	);
	expect(rows).toEqual([{ decision: 'changes_requested' }, { decision: null }]);
});

test('an import of a variant increases the version of its product, so that an open editor gets a conflict', async () => {
	const { context, product, bring } = await selling();
	const opened = await getProductEditor(context, { productId: product.id });
	const version = opened.ok ? opened.value.version : expect.fail();
	await bring([{ sku: 'AT-L', weight: '999' }]);
	const later = await getProductEditor(context, { productId: product.id });
	expect(later.ok && later.value.version).toBeGreaterThan(version);
});
