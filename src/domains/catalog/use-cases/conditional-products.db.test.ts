import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shopLicencePapers, shopLicences } from '#src/domains/compliance/db/tables.ts';
import {
	decideChange,
	decideLicence,
	decideListing,
	getLicence,
	listLicences,
	requestLicence,
	requireLicence,
} from '#src/domains/compliance/index.ts';
import { privatePictures } from '#src/domains/media/db/tables.ts';
import {
	applyBulkEdit,
	changeShown,
	getProductEditor,
	listEditorAttributes,
	previewBulkEdit,
	publishProduct,
	saveProduct,
} from '#src/domains/product-editing/index.ts';
import { savedInput } from '#src/domains/product-editing/rules/editor-form.ts';
import { listImports } from '#src/domains/product-import/index.ts';
import { checkImport } from '#src/domains/product-import/use-cases/check-import.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makePaper } from '#tests/factories/applications.ts';
import { categoryId, makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeImport, riceLine } from '#tests/factories/imports.ts';
import { noticesOf } from '#tests/factories/suspensions.ts';
import { makeTrustedShop } from '#tests/factories/vendors.ts';
import { products } from '../db/tables.ts';

const database = await testDatabase();
const { db } = database;
const operatorContext = contextOf(database, operator((await makeCustomer(db)).id));
const FOOD = await categoryId(db, 'kho-mam');
const description = 'Mô tả đủ dài để đăng lên kệ hàng.';

async function seller() {
	const shop = await makeTrustedShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const draft = () => makeDraft(db, { shopId: shop.id, categoryId: FOOD, description });
	const paper = () => makePaper(database, shop.ownerId);
	const request = async () => requestLicence(context, { categoryId: FOOD, pictureIds: [await paper()] });
	return { shop, context, draft, paper, ask: request };
}
async function decide(
	shopId: string,
	decision: 'approved' | 'rejected' | 'withdrawn',
	validUntil: string | null = null,
) {
	const [held] = await listLicences(operatorContext.read, shopId, 1);
	const askedAt = new Date(held?.askedAt ?? 0).toISOString();
	const reason = decision === 'approved' ? '' : 'Ảnh mờ';
	return decideLicence(operatorContext, { shopId, categoryId: FOOD, decision, reason, askedAt, validUntil });
}
const stateOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]?.state;

test('publishProduct in a category that needs a licence returns catalog.licence_missing unless the shop has an approved one', async () => {
	const { shop, context, draft, ask: request } = await seller();
	const { id: productId } = await draft();
	const put = () => publishProduct(context, { productId });
	expect(await put()).toMatchObject({ error: { code: 'catalog.licence_missing', details: { gap: 'none' } } });
	expect(await stateOf(productId)).toBe('draft');
	expect(await request()).toMatchObject({ value: { state: 'asked' } });
	expect(await put()).toMatchObject({ error: { details: { gap: 'asked' } } });
	expect((await decide(shop.id, 'rejected')).ok).toBe(true);
	expect(await put()).toMatchObject({ error: { details: { gap: 'rejected' } } });
	await request();
	expect((await decide(shop.id, 'approved')).ok).toBe(true);
	expect(await put()).toMatchObject({ value: { state: 'published' } });
	expect(await noticesOf(database, shop.ownerId)).toEqual(['catalog.licence_rejected', 'catalog.licence_approved']);
	const { shop: other, context: stranger, draft: theirs } = await seller();
	expect(other.id).not.toBe(shop.id);
	expect(codeOf(await publishProduct(stranger, { productId: (await theirs()).id }))).toBe('catalog.licence_missing');
});

test("listEditorAttributes returns the licence that the category needs and the state of the shop's request", async () => {
	const { shop, context, ask: request } = await seller();
	const told = async () => (await listEditorAttributes(context, { categoryId: FOOD })).licence;
	expect(await told()).toMatchObject({ name: expect.stringContaining('an toàn thực phẩm'), state: null });
	await request();
	await decide(shop.id, 'rejected');
	expect(await told()).toMatchObject({ state: 'rejected', reason: 'Ảnh mờ' });
	expect(await getLicence(context, await categoryId(db))).toBeNull();
});

test('decideLicence returns vendors.office_own_shop when operators approve or withdraw a licence of their own shop', async () => {
	const { shop, ask: request } = await seller();
	await request();
	const [held] = await listLicences(operatorContext.read, shop.id, 1);
	const askedAt = new Date(held?.askedAt ?? 0).toISOString();
	const input = { shopId: shop.id, categoryId: FOOD, reason: 'Ảnh mờ', askedAt, validUntil: null } as const;
	const own = contextOf(database, operator(shop.ownerId));
	expect(codeOf(await decideLicence(own, { ...input, decision: 'approved' }))).toBe('vendors.office_own_shop');
	await decide(shop.id, 'approved');
	expect(codeOf(await decideLicence(own, { ...input, decision: 'withdrawn' }))).toBe('vendors.office_own_shop');
	expect((await listLicences(operatorContext.read, shop.id, 1))[0]?.state).toBe('approved');
});

test('a licence is valid until its last day, and requestLicence returns catalog.licence_held before it expires', async () => {
	const { shop, context, draft, ask: request } = await seller();
	await request();
	await decide(shop.id, 'approved', '2020-01-01');
	const put = publishProduct(context, { productId: (await draft()).id });
	expect(await put).toMatchObject({ error: { details: { gap: 'over' } } });
	expect(await request()).toMatchObject({ value: { state: 'asked', isOver: false } });
	await decide(shop.id, 'approved', '2999-12-31');
	expect(codeOf(await request())).toBe('catalog.licence_held');
});

test('a hidden product without a licence is not shown again by changeShown or editMany, and previewMany counts it as refused', async () => {
	const { shop, context } = await seller();
	const { id } = await makeProduct(db, { shopId: shop.id, state: 'hidden', categoryId: FOOD });
	const edit = { kind: 'shown', change: 'show' } as const;
	expect(codeOf(await changeShown(context, { productId: id, change: 'show' }))).toBe('catalog.licence_missing');
	expect(await previewBulkEdit(context, { edit, goods: { ids: [id] } })).toMatchObject({
		value: { changes: 0, refused: [{ why: 'licence_missing', count: 1 }] },
	});
	const done = await applyBulkEdit(context, { bulkId: newId(), edit, goods: { ids: [id] }, after: null });
	expect(done).toMatchObject({ value: { changed: 0, refused: 1 } });
	expect(await stateOf(id)).toBe('hidden');
});

test('a published product cannot move to a category whose licence the shop lacks, in the editor or by import', async () => {
	const { shop, context } = await seller();
	const product = await makeProduct(db, { shopId: shop.id, description, variants: [{ sku: 'CU-1' }] });
	const opened = await getProductEditor(context, { productId: product.id });
	const { form, version } = opened.ok ? opened.value : expect.fail();
	const moved = { ...form, categoryId: FOOD };
	expect(await saveProduct(context, savedInput(moved, product.id, version))).toMatchObject({
		error: { code: 'catalog.licence_missing', fields: { categoryId: 'catalog.licence_missing' } },
	});
	await checkImport(
		contextOf(database, system()),
		await makeImport(context, [{ sku: 'CU-1', category: 'kho-mam' }, riceLine(1)]),
	);
	expect((await listImports(context)).items[0]).toMatchObject({
		bad: 1,
		added: 1,
		firstBad: [{ line: 2, problems: [{ column: 'category', code: 'licence_missing' }] }],
	});
});

test('a pending category change and a pending listing are not approved after the licence was withdrawn', async () => {
	const { shop, context, draft, ask: request } = await seller();
	await request();
	await decide(shop.id, 'approved');
	const product = await makeProduct(db, { shopId: shop.id, description });
	const opened = await getProductEditor(context, { productId: product.id });
	const { form, version } = opened.ok ? opened.value : expect.fail();
	const saved = await saveProduct(context, savedInput({ ...form, categoryId: FOOD }, product.id, version));
	expect(saved).toMatchObject({ value: { waits: ['category'] } });
	const { id: productId } = await draft();
	await db.update(products).set({ state: 'pending' }).where(eq(products.id, productId));
	expect((await decide(shop.id, 'withdrawn')).ok).toBe(true);
	const yes = { reason: '', productId: product.id } as const;
	expect(codeOf(await decideChange(operatorContext, { ...yes, decision: 'confirmed' }))).toBe(
		'catalog.licence_missing',
	);
	expect((await decideChange(operatorContext, { ...yes, decision: 'rejected', reason: 'Thiếu giấy' })).ok).toBe(true);
	const shown = await decideListing(operatorContext, { productId, decision: 'approved', reason: '' });
	expect(codeOf(shown)).toBe('catalog.licence_missing');
});

test('requestLicence rejects foreign pictures, categories that need no licence, and staff without the right to publish', async () => {
	const [one, other] = [await seller(), await seller()];
	const pictureIds = [await one.paper()];
	const refused = async (context: typeof one.context, category = FOOD) =>
		codeOf(await requestLicence(context, { categoryId: category, pictureIds }));
	expect(await refused(other.context)).toBe('catalog.paper_unknown');
	expect(await refused(one.context, await categoryId(db))).toBe('catalog.licence_unneeded');
	const keeper = contextOf(database, vendor(one.shop.ownerId, one.shop.id, { staffRole: 'stock' }));
	expect(await refused(keeper)).toBe('catalog.role_not_allowed');
});

test('a second requestLicence deletes the first picture, and decisions on the first request return catalog.asked_anew', async () => {
	const { shop, context, paper } = await seller();
	const [first, second] = [await paper(), await paper()];
	await requestLicence(context, { categoryId: FOOD, pictureIds: [first] });
	const [held] = await listLicences(operatorContext.read, shop.id, 1);
	const askedAt = new Date(held?.askedAt ?? 0).toISOString();
	await requestLicence(context, { categoryId: FOOD, pictureIds: [second] });
	const input = { shopId: shop.id, categoryId: FOOD, reason: '', askedAt, validUntil: null } as const;
	expect(codeOf(await decideLicence(operatorContext, { ...input, decision: 'approved' }))).toBe('catalog.asked_anew');
	expect(await db.$count(shopLicencePapers, eq(shopLicencePapers.shopId, shop.id))).toBe(1);
	expect(await db.$count(privatePictures, eq(privatePictures.id, first))).toBe(0);
});

test('twenty concurrent decisions on a licence store one decision and send one notice', async () => {
	const { shop, ask: request } = await seller();
	await request();
	const answers = await Promise.all(Array.from({ length: 20 }, () => decide(shop.id, 'approved')));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await noticesOf(database, shop.ownerId)).toEqual(['catalog.licence_approved']);
	expect(await db.$count(shopLicences, eq(shopLicences.shopId, shop.id))).toBe(1);
});

test('requireLicence sets and removes the licence of a category and returns catalog.category_unknown for an unknown slug', async () => {
	const { context } = await seller();
	const toys = await categoryId(db, 'do-choi');
	expect((await requireLicence(operatorContext, { slug: 'do-choi', licence: 'Chứng nhận hợp quy' })).ok).toBe(true);
	expect(await getLicence(context, toys)).toMatchObject({ name: 'Chứng nhận hợp quy', state: null });
	await requireLicence(operatorContext, { slug: 'do-choi', licence: '' });
	expect(await getLicence(context, toys)).toBeNull();
	expect(codeOf(await requireLicence(operatorContext, { slug: 'khong-co', licence: 'Giấy' }))).toBe(
		'catalog.category_unknown',
	);
});
