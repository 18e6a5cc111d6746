import { beforeAll, expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { type EditorForm, NEW_DRAFTS_MAX } from '../contract/editor.ts';
import { getProductDraft, listProductDrafts } from '../queries/get-product-draft.ts';
import { BLANK_FORM, BLANK_VARIANT, savedInput } from '../rules/editor-form.ts';
import { dropDraft, saveDraft } from './save-draft.ts';
import { saveProduct } from './save-product.ts';

const database = await testDatabase();
const { db } = database;
let form: EditorForm;
beforeAll(async () => {
	form = {
		...BLANK_FORM,
		categoryId: await categoryId(db),
		name: 'Áo thun cotton',
		description: 'Áo thun dày, đường may kép.',
		variants: [{ ...BLANK_VARIANT, sku: 'AO', priceVnd: 120_000, weightG: 250, stock: 4 }],
	};
});

async function sellers() {
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const colleague = contextOf(database, vendor((await makeShop(db)).ownerId, shop.id));
	return { shopId: shop.id, context, colleague };
}
const newDraft = { productId: null, version: 0 } as const;

test('saveDraft stores an unfinished form for one person on all devices until saveProduct succeeds', async () => {
	const { context, colleague } = await sellers();
	const unfinished = { ...form, name: '' };
	await saveDraft(context, { ...newDraft, form: unfinished });
	expect(await getProductDraft(context, {})).toMatchObject({ draft: { form: unfinished, version: 0 } });
	expect(await getProductDraft(colleague, {})).toMatchObject({ draft: null });
	expect(codeOf(await saveProduct(context, savedInput(form, null, 0)))).toBe('ok');
	expect(await getProductDraft(context, {})).toMatchObject({ draft: null });
});

test('saveDraft returns catalog.not_found for foreign products and catalog.role_not_allowed for support staff', async () => {
	const { shopId, context } = await sellers();
	const [own, foreign] = [await makeProduct(db, { shopId }), await makeProduct(db)];
	for (const productId of [foreign.id, newId()])
		expect(codeOf(await saveDraft(context, { productId, version: 1, form }))).toBe('catalog.not_found');
	const support = contextOf(database, { ...context.actor, staffRole: 'support' });
	for (const productId of [own.id, null])
		expect(codeOf(await saveDraft(support, { productId, version: 1, form }))).toBe('catalog.role_not_allowed');
	expect(await getProductDraft(context, { productId: own.id })).toMatchObject({ draft: null });
});

test('saveDraft deletes drafts that were not changed for sixty days', async () => {
	const { context } = await sellers();
	const old = newId();
	expect(codeOf(await saveDraft(context, { ...newDraft, draftId: old, form }))).toBe('ok');
	const stored = async () => (await listProductDrafts(context)).items.some(({ id }) => id === old);
	await database.setClock('59 days');
	await saveDraft(context, { ...newDraft, draftId: newId(), form });
	expect(await stored()).toBe(true);
	await database.setClock('61 days');
	await saveDraft(context, { ...newDraft, draftId: newId(), form });
	await database.setClock('0 s');
	expect(await stored()).toBe(false);
});

test('each new product has a separate draft, which only its author lists and deletes and saveProduct removes', async () => {
	const { context, colleague } = await sellers();
	const [hat, shirtId] = [newId(), newId()];
	for (const [draftId, name] of [
		[hat, ''],
		[shirtId, ' Áo thun '],
	] as const)
		await saveDraft(context, { ...newDraft, draftId, form: { ...form, name } });
	const listed = async () => (await listProductDrafts(withoutReplica(context))).items;
	expect((await listed()).map(({ id, name }) => [id, name])).toEqual([
		[shirtId, 'Áo thun'],
		[hat, ''],
	]);
	expect(await listProductDrafts(withoutReplica(colleague))).toMatchObject({ items: [] });
	await dropDraft(colleague, { draftId: shirtId });
	expect(await saveProduct(context, { ...savedInput(form, null, 0), draftId: shirtId })).toMatchObject({ ok: true });
	expect((await listed()).map(({ id }) => id)).toEqual([hat]);
	await dropDraft(context, { draftId: hat });
	expect(await listed()).toEqual([]);
});

test('saveDraft returns catalog.drafts_full beyond NEW_DRAFTS_MAX, while existing drafts can still be saved', async () => {
	const { context } = await sellers();
	const started = Array.from({ length: NEW_DRAFTS_MAX }, () => newId());
	const save = (draftId: string) => saveDraft(context, { ...newDraft, draftId, form });
	for (const draftId of started) expect(await save(draftId)).toMatchObject({ ok: true });
	expect(await save(newId())).toMatchObject({ error: { code: 'catalog.drafts_full' } });
	expect(await save(started[0] ?? '')).toMatchObject({ ok: true });
	await dropDraft(context, { draftId: started[0] ?? '' });
	await database.warm(20);
	const tabs = await Promise.all(Array.from({ length: 20 }, () => save(newId())));
	expect(tabs.filter(({ ok }) => ok)).toHaveLength(1);
});
