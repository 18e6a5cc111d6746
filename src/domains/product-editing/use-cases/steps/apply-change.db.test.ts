import { expect, test } from 'vitest';
import { contextOf, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { EditorForm } from '../../contract/editor.ts';
import { getProductEditor } from '../../queries/get-product-editor.ts';
import { BLANK_VARIANT, savedInput } from '../../rules/editor-form.ts';
import { saveProduct } from '../save-product.ts';

const database = await testDatabase();
const { db } = database;

async function product(count: number) {
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id, { staffRole: 'admin' }));
	const { id } = await makeProduct(db, { shopId: shop.id, variants: Array.from({ length: count }, () => ({})) });
	const open = async () => {
		const opened = await getProductEditor(withoutReplica(context), { productId: id });
		return opened.ok ? opened.value : expect.fail();
	};
	const save = (form: EditorForm, version: number) => saveProduct(context, savedInput(form, id, version));
	return { id, context, open, save };
}

test('variants of one save exchange their options, pass them on in a circle and to a new variant', async () => {
	const { open, save } = await product(3);
	const ids = (await open()).form.variants.map(({ id }) => id);
	const saved = async (names: readonly string[]) => {
		const { form, version } = await open();
		const variants = names.map((name, at) => {
			const added = { ...BLANK_VARIANT, sku: `MOI-${at}`, priceVnd: 100_000, weightG: 100 };
			return { ...(form.variants[at] ?? added), values: [name] };
		});
		expect(await save({ ...form, variants }, version)).toMatchObject({ ok: true });
		const after = (await open()).form.variants;
		expect(after.slice(0, 3).map(({ id }) => id)).toEqual(ids);
		expect(after.map(({ values }) => values[0])).toEqual(names);
	};
	await saved(['Loại 2', 'Loại 1', 'Loại 3']);
	await saved(['Loại 1', 'Loại 3', 'Loại 2']);
	await saved(['Loại 3', 'Loại 4', 'Loại 2']);
	await saved(['Loại 5', 'Loại 6', 'Loại 7', 'Loại 3']);
});

test('a save that holds one variant twice returns catalog.options_repeated beside the second and changes nothing', async () => {
	const { id, context, open } = await product(2);
	const { form, version } = await open();
	const input = savedInput(form, id, version);
	const [first, second] = input.variants;
	const twice = input.variants.map((variant) => ({ ...variant, id: first?.id ?? '' }));
	const added = { ...(second ?? expect.fail()), id: first?.id ?? '', optionValues: ['Loại 3'], sku: 'MOI' };
	for (const variants of [twice, [...input.variants, added]]) {
		const fields = { [`variants.${variants.length - 1}.optionValues`]: 'catalog.options_repeated' };
		expect(await saveProduct(context, { ...input, variants })).toMatchObject({
			error: { code: 'catalog.options_repeated', kind: 'invalid', fields },
		});
	}
	expect(await open()).toMatchObject({ version, form });
});

test('options that differ only in their inner blanks count as repeated', async () => {
	const { open, save } = await product(2);
	const { form, version } = await open();
	const both = (...differing: readonly Partial<EditorForm['variants'][number]>[]) => ({
		...form,
		variants: form.variants.map((variant, at) => ({ ...variant, ...differing[at] })),
	});
	expect(await save(both({ values: ['Đỏ tươi'] }, { values: ['Đỏ  tươi'] }), version)).toMatchObject({
		error: { code: 'catalog.options_repeated', fields: { 'variants.1.optionValues': 'catalog.options_repeated' } },
	});
});
