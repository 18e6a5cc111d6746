import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockItems } from '#src/domains/catalog/db/stock-tables.ts';
import { productChanges } from '#src/domains/compliance/db/tables.ts';
import { PLATFORM_TERMS } from '#src/domains/shipping/contract.ts';
import { createProfile } from '#src/domains/shipping/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makePicture } from '#tests/factories/pictures.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { EditorForm } from '../contract/editor.ts';
import { getProductDraft } from '../queries/get-product-draft.ts';
import { getProductEditor } from '../queries/get-product-editor.ts';
import { BLANK_FORM, BLANK_VARIANT, combine, savedInput } from '../rules/editor-form.ts';
import { setPrice } from './prices/set-price.ts';
import { saveDraft } from './save-draft.ts';
import { saveProduct } from './save-product.ts';

const database = await testDatabase();
const { db } = database;

async function seller(staffRole = 'admin') {
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id, { staffRole }));
	const open = async (productId: string) => {
		const opened = await getProductEditor(withoutReplica(context), { productId });
		return opened.ok ? opened.value : expect.fail();
	};
	const save = (form: EditorForm, productId: string | null = null, version = 0) =>
		saveProduct(context, savedInput(form, productId, version));
	return { shopId: shop.id, context, open, save };
}
async function shirt(): Promise<EditorForm> {
	const first = { ...BLANK_VARIANT, priceVnd: 120_000, weightG: 250 };
	const variants = combine(
		[
			['Đỏ', 'Xanh', 'Vàng'],
			['M', 'L'],
		],
		[first],
		100,
	);
	return {
		...BLANK_FORM,
		categoryId: await categoryId(db),
		name: 'Áo thun cotton',
		optionNames: ['Màu', 'Cỡ'],
		description: 'Áo thun cotton dày, đường may kép.',
		variants: variants.map((variant, at) => ({ ...variant, sku: `AO-${at}`, stock: at })),
	};
}

test('saveProduct stores a product with six variants, and the editor returns it unchanged', async () => {
	const { open, save } = await seller();
	const form = await shirt();
	const off = { ...form, variants: form.variants.map((variant, at) => ({ ...variant, isOn: at !== 5 })) };
	const saved = await save(off);
	const opened = await open(saved.ok ? saved.value.id : expect.fail());
	expect(opened).toMatchObject({
		state: 'draft',
		version: saved.ok ? saved.value.version : 0,
		changes: [],
		mayEdit: true,
	});
	const variants = off.variants.map((variant) => ({ ...variant, id: expect.any(String), stockBefore: variant.stock }));
	expect(opened.form).toEqual({ ...off, variants });
});

test('a product without variants gets sizes, and its stored variant becomes the first of them', async () => {
	const { open, save } = await seller();
	const plain = { ...(await shirt()), optionNames: [], variants: [{ ...BLANK_VARIANT, sku: 'AO', stock: 4 }] };
	const priced = plain.variants.map((variant) => ({ ...variant, priceVnd: 90_000, weightG: 200 }));
	const made = await save({ ...plain, variants: priced });
	const id = made.ok ? made.value.id : expect.fail();
	const { form, version } = await open(id);
	const sizes = combine([['M', 'L']], form.variants, 100);
	const variants = sizes.map((variant, at) => ({ ...variant, sku: variant.sku || `AO-${at}` }));
	expect(await save({ ...form, optionNames: ['Cỡ'], variants }, id, version)).toMatchObject({ ok: true });
	const after = await open(id);
	expect(after.form.variants).toMatchObject([
		{ id: form.variants[0]?.id, values: ['M'], sku: 'AO', stock: 4, isOn: true },
		{ values: ['L'], stock: 0, isOn: true },
	]);
	const fewer = combine([['L']], after.form.variants, 100);
	expect(await save({ ...after.form, variants: [...fewer] }, id, after.version)).toMatchObject({ ok: true });
	expect((await open(id)).form.variants.map(({ values, isOn }) => [values.join(), isOn])).toEqual([
		['L', true],
		['M', false],
	]);
});

test('saving an unchanged form changes nothing except the version', async () => {
	const { open, save } = await seller();
	const made = await save(await shirt());
	const id = made.ok ? made.value.id : expect.fail();
	const before = await open(id);
	const again = await save(before.form, id, before.version);
	expect(again).toMatchObject({ value: { id, waits: [], leftOut: [] } });
	const after = await open(id);
	expect(after.form).toEqual(before.form);
	expect(after.version).toBeGreaterThan(before.version);
});

test('a picture without an alternative text uses the name of the product, also after a renaming', async () => {
	const { open, save } = await seller();
	const [front, back] = [await makePicture(db), await makePicture(db)];
	const pictures = [
		{ hash: front.hash, alt: '', of: '' },
		{ hash: back.hash, alt: 'Mặt sau', of: '' },
	];
	const made = await save({ ...(await shirt()), pictures });
	const id = made.ok ? made.value.id : expect.fail();
	const { form, version } = await open(id);
	expect(form.pictures.map(({ alt }) => alt)).toEqual(['', 'Mặt sau']);
	expect(await save({ ...form, name: 'Áo thun dày' }, id, version)).toMatchObject({ ok: true });
	const { rows } = await database.pool.query<{ alt: string }>(
		'SELECT alt FROM product_pictures WHERE product_id = $1 ORDER BY position',
		[id],
	);
	expect(rows.map(({ alt }) => alt)).toEqual(['Áo thun dày', 'Mặt sau']);
});

test('the second of two concurrent saves of one product fails and the first is kept', async () => {
	const { open, save } = await seller();
	const made = await save(await shirt());
	const id = made.ok ? made.value.id : expect.fail();
	const { form, version } = await open(id);
	const answers = await Promise.all([
		save({ ...form, name: 'Áo thun của Lan' }, id, version),
		save({ ...form, name: 'Áo thun của Minh' }, id, version),
	]);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'catalog.product_changed', kind: 'conflict' } });
	const winner = answers[0]?.ok ? 'Áo thun của Lan' : 'Áo thun của Minh';
	expect((await open(id)).form.name).toBe(winner);
});

test('saveProduct applies the difference of the stock, so that sales since loading are not undone', async () => {
	const { shopId, open, save } = await seller();
	const product = await makeProduct(db, { shopId });
	const { form, version } = await open(product.id);
	const variantId = product.variants[0]?.id ?? '';
	await db.update(stockItems).set({ onHand: 7 }).where(eq(stockItems.variantId, variantId));
	const more = { ...form, variants: form.variants.map((variant) => ({ ...variant, stock: 15 })) };
	expect(await save(more, product.id, version)).toMatchObject({ ok: true });
	expect((await open(product.id)).form.variants[0]?.stock).toBe(12);
});

test('saveProduct makes one large price change of a published product pending and leaves out a second one', async () => {
	const { shopId, open, save } = await seller();
	const product = await makeProduct(db, { shopId, variants: [{}, {}] });
	const { form, version } = await open(product.id);
	const cheap = { ...form, variants: form.variants.map((variant) => ({ ...variant, priceVnd: 20_000 })) };
	expect(await save(cheap, product.id, version)).toMatchObject({ value: { waits: ['price'], leftOut: ['price'] } });
	expect((await open(product.id)).changes).toMatchObject([
		{ kind: 'price', after: '20.000\u00a0₫ (Loại 1)', decision: null },
	]);
});

test('a variant can be switched off but not removed, and at least one must stay on sale', async () => {
	const { shopId, open, save } = await seller();
	const product = await makeProduct(db, { shopId, variants: [{}, { priceVnd: 300_000 }] });
	const { form, version } = await open(product.id);
	const fewer = { ...form, variants: form.variants.slice(0, 1) };
	expect(await save(fewer, product.id, version)).toMatchObject({ error: { code: 'catalog.product_changed' } });
	const none = { ...form, variants: form.variants.map((variant) => ({ ...variant, isOn: false })) };
	expect(await save(none, product.id, version)).toMatchObject({ error: { code: 'catalog.nothing_on_sale' } });
	const added = { ...BLANK_VARIANT, values: ['Loại 3'], sku: 'MOI-3', priceVnd: 400_000, weightG: 100, stock: 2 };
	const [first, second] = form.variants;
	const changed = { ...form, variants: [{ ...(first ?? added), isOn: false }, second ?? added, added] };
	expect(await save(changed, product.id, version)).toMatchObject({ ok: true });
	expect((await open(product.id)).form.variants.map(({ values, isOn }) => [values[0], isOn])).toEqual([
		['Loại 1', false],
		['Loại 2', true],
		['Loại 3', true],
	]);
});

test('variants can swap their SKUs, and a SKU of another product returns catalog.sku_taken', async () => {
	const { shopId, open, save } = await seller();
	await makeProduct(db, { shopId, variants: [{ sku: 'CUA-MON-KHAC' }] });
	const product = await makeProduct(db, { shopId, variants: [{ sku: 'A' }, { sku: 'B' }] });
	const { form, version } = await open(product.id);
	const named = (skus: readonly string[]) => ({
		...form,
		variants: form.variants.map((variant, at) => ({ ...variant, sku: skus[at] ?? '' })),
	});
	expect(await save(named(['CUA-MON-KHAC', 'B']), product.id, version)).toMatchObject({
		error: { code: 'catalog.sku_taken' },
	});
	expect(await save(named(['B', 'A']), product.id, version)).toMatchObject({ ok: true });
});

test('saveProduct sets the shipping profile of a product, resets it to the common one, and rejects profiles of other shops', async () => {
	const [own, other] = [await seller(), await seller()];
	const { profileId: _platform, ...terms } = PLATFORM_TERMS;
	const made = async ({ context }: typeof own, name: string, isCommon = false) => {
		const answer = await createProfile(context, { name, isCommon, terms });
		return (answer.ok && answer.value.items.find((profile) => profile.name === name)?.id) || expect.fail();
	};
	const [heavy, common, foreign] = [await made(own, 'Nặng'), await made(own, 'Chung', true), await made(other, 'Nặng')];
	const saved = await own.save({ ...(await shirt()), shippingProfileId: heavy });
	const id = saved.ok ? saved.value.id : expect.fail();
	const first = await own.open(id);
	expect(first.form.shippingProfileId).toBe(heavy);
	for (const wrong of [foreign, common, newId()])
		expect(await own.save({ ...first.form, shippingProfileId: wrong }, id, first.version)).toMatchObject({
			error: { code: 'catalog.shipping_unknown' },
		});
	expect(await own.save({ ...first.form, shippingProfileId: '' }, id, first.version)).toMatchObject({ ok: true });
	const second = await own.open(id);
	expect(second.form.shippingProfileId).toBe('');
	const { shippingProfileId: _unsaid, ...rest } = savedInput(
		{ ...second.form, shippingProfileId: heavy },
		id,
		second.version,
	);
	expect(await saveProduct(own.context, rest)).toMatchObject({ ok: true });
	expect((await own.open(id)).form.shippingProfileId).toBe('');
});

test('products of another shop can be neither opened nor saved, and stock staff cannot save', async () => {
	const [own, other, stock] = [await seller(), await seller(), await seller('stock')];
	const product = await makeProduct(db, { shopId: other.shopId });
	const { form, version } = await other.open(product.id);
	expect(await getProductEditor(own.context, { productId: product.id })).toMatchObject({
		error: { kind: 'not_found' },
	});
	expect(await own.save(form, product.id, version)).toMatchObject({ error: { code: 'catalog.not_found' } });
	expect(await stock.save(await shirt())).toMatchObject({ error: { code: 'catalog.role_not_allowed' } });
});

test('a failed save keeps the draft and requests no change', async () => {
	const { shopId, context, save, open } = await seller();
	const own = await makeProduct(db, { shopId });
	const { form, version } = await open(own.id);
	await saveDraft(context, { productId: own.id, version, form });
	await setPrice(context, { variantId: own.variants[0]?.id ?? '', priceVnd: 90_000 });
	expect(await save(form, own.id, version)).toMatchObject({ ok: false });
	expect(await getProductDraft(context, { productId: own.id })).toMatchObject({ draft: { form } });
	expect(await db.select().from(productChanges).where(eq(productChanges.productId, own.id))).toEqual([]);
});

test('saveProduct reports catalog.sku_taken for each variant whose SKU another product has', async () => {
	const { open, save } = await seller();
	expect(await save(await shirt())).toMatchObject({ ok: true });
	const other = await shirt();
	const variants = other.variants.map((variant, at) => ({ ...variant, sku: at < 2 ? `AO-${at + 4}` : `KHAC-${at}` }));
	const refused = await save({ ...other, variants });
	const fields = { 'variants.0.sku': 'catalog.sku_taken', 'variants.1.sku': 'catalog.sku_taken' };
	expect(refused).toMatchObject({ ok: false, error: { code: 'catalog.sku_taken', fields } });
	const lower = variants.map((variant) => ({ ...variant, sku: variant.sku.toLowerCase() }));
	expect(await save({ ...other, variants: lower })).toMatchObject({ error: { fields } });
	const free = variants.map((variant, at) => ({ ...variant, sku: `KHAC-${at}` }));
	const made = await save({ ...other, variants: free });
	const id = made.ok ? made.value.id : expect.fail();
	const { form, version } = await open(id);
	const taking = form.variants.map((variant, at) => ({ ...variant, sku: at === 3 ? 'AO-0' : variant.sku }));
	expect(await save({ ...form, variants: taking }, id, version)).toMatchObject({
		error: { fields: { 'variants.3.sku': 'catalog.sku_taken' } },
	});
});

test('saveProduct makes a free SKU for each variant without one, also for a second product of the same name', async () => {
	const { open, save } = await seller();
	const form = await shirt();
	const unnamed = { ...form, variants: form.variants.map((variant) => ({ ...variant, sku: '' })) };
	const skus: string[] = [];
	for (const saved of [await save(unnamed), await save(unnamed)]) {
		const opened = await open(saved.ok ? saved.value.id : expect.fail(saved.error.code));
		skus.push(...opened.form.variants.map(({ sku }) => sku));
	}
	expect(skus.slice(0, 2)).toEqual(['AO-THUN-COTTON-DO-M', 'AO-THUN-COTTON-DO-L']);
	expect(skus[6]).toBe('AO-THUN-COTTON-DO-M-2');
	expect(new Set(skus).size).toBe(12);
});
