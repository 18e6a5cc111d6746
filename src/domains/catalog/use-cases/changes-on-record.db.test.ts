import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { productChanges } from '#src/domains/compliance/db/tables.ts';
import { decideChange } from '#src/domains/compliance/index.ts';
import type { EditorForm } from '#src/domains/product-editing/contract/editor.ts';
import {
	changeShown,
	getProductEditor,
	publishProduct,
	saveProduct,
	setPrice,
} from '#src/domains/product-editing/index.ts';
import { BLANK_VARIANT, savedInput } from '#src/domains/product-editing/rules/editor-form.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makePicture, showPicture } from '#tests/factories/pictures.ts';
import { makeShop, makeTrustedShop } from '#tests/factories/vendors.ts';
import { products, productVariants } from '../db/tables.ts';

const database = await testDatabase();
const { db } = database;
const person = contextOf(database, system());
const description = 'Mô tả đủ dài để đăng lên kệ hàng.';

async function shopWith(priceVnd: number, variants = [{ priceVnd }]) {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const product = await makeProduct(db, { shopId: shop.id, name: 'Bình hoa gốm', description, variants });
	const { id: productId } = product;
	const edit = async (change: (form: EditorForm) => Partial<EditorForm>) => {
		const opened = await getProductEditor(seller, { productId });
		if (!opened.ok) return expect.fail();
		const { form, version } = opened.value;
		return saveProduct(seller, savedInput({ ...form, ...change(form) }, productId, version));
	};
	const changes = () => db.select().from(productChanges).where(eq(productChanges.productId, productId));
	const choices = () =>
		db.select().from(productVariants).where(eq(productVariants.productId, productId)).orderBy(productVariants.position);
	return { seller, product, productId, edit, changes, choices };
}
const added = (priceVnd: number) => (form: EditorForm) => ({
	variants: [...form.variants, { ...BLANK_VARIANT, values: ['Lớn'], sku: 'LON', priceVnd, weightG: 500, stock: 3 }],
});

beforeEach(() => database.setClock('0 hours'));

test('renaming a hidden product completely needs an approval, so that it keeps no reviews of another product', async () => {
	const { seller, productId, edit, changes } = await shopWith(200_000);
	const shown = (change: 'hide' | 'show') => changeShown(seller, { productId, change });
	expect((await shown('hide')).ok).toBe(true);
	const saved = await edit(() => ({ name: 'Điện thoại mới toanh', brand: 'Quả Mận' }));
	expect(saved).toMatchObject({ value: { waits: ['words'] } });
	expect((await shown('show')).ok).toBe(true);
	const [row] = await db.select({ name: products.name }).from(products).where(eq(products.id, productId));
	expect(row?.name).toBe('Bình hoa gốm');
	expect(await changes()).toMatchObject([{ kind: 'words', decision: null }]);
});

test('a price may halve once a day; a further cut on the same day needs an approval', async () => {
	const { seller, product, changes } = await shopWith(200_000);
	const variantId = product.variants[0]?.id ?? '';
	const to = (priceVnd: number) => setPrice(seller, { variantId, priceVnd });
	expect(await to(100_000)).toMatchObject({ value: { isPending: false } });
	expect(await to(200_000)).toMatchObject({ value: { isPending: false } });
	expect(await to(100_000)).toMatchObject({ value: { isPending: false } });
	expect(await to(90_000)).toMatchObject({ value: { isPending: true } });
	expect(await changes()).toMatchObject([{ kind: 'price', decision: null }]);
	await decideChange(person, { productId: product.id, decision: 'rejected', reason: 'Chưa rõ vì sao' });
	await database.setClock('25 hours');
	expect(await to(60_000)).toMatchObject({ value: { isPending: false } });
});

test('a variant that is far cheaper than the others stays off sale until an operator confirms it, then needs no second approval', async () => {
	const two = [{ priceVnd: 2_000_000 }, { priceVnd: 2_200_000 }];
	const { productId, edit, changes, choices } = await shopWith(2_000_000, two);
	expect(await edit(added(1000))).toMatchObject({ value: { waits: ['choice'] } });
	expect((await choices()).map(({ isOnSale }) => isOnSale)).toEqual([true, true, false]);
	expect(await changes()).toMatchObject([{ kind: 'choice', decision: null }]);
	const on = (form: EditorForm) => ({ variants: form.variants.map((variant) => ({ ...variant, isOn: true })) });
	expect(await edit(on)).toMatchObject({ value: { waits: [], leftOut: ['choice'] } });
	const alone = (form: EditorForm) => ({ variants: form.variants.map((one, at) => ({ ...one, isOn: at === 2 })) });
	expect(await edit(alone)).toMatchObject({ error: { code: 'catalog.nothing_on_sale' } });
	expect((await decideChange(person, { productId, decision: 'confirmed', reason: '' })).ok).toBe(true);
	expect((await choices()).map(({ isOnSale }) => isOnSale)).toEqual([true, true, true]);
	const [row] = await db.select().from(products).where(eq(products.id, productId));
	expect(row?.priceFromVnd).toBe(1000);
	await edit((form) => ({ variants: form.variants.map((one, at) => ({ ...one, isOn: at < 2 })) }));
	expect(await edit(on)).toMatchObject({ value: { waits: [], leftOut: [] } });
	expect((await choices()).map(({ isOnSale }) => isOnSale)).toEqual([true, true, true]);
});

test('while a price change is pending, minor text and picture edits are saved and major ones are left out', async () => {
	const { seller, product, productId, edit, changes } = await shopWith(200_000);
	const variantId = product.variants[0]?.id ?? '';
	expect(await setPrice(seller, { variantId, priceVnd: 20_000 })).toMatchObject({ value: { isPending: true } });
	const [{ hash }] = [await makePicture(db)];
	const said = { name: 'Bình hoa gốm men xanh', description: 'Men xanh ngọc, nung hai lần lửa.' };
	const mild = await edit(() => ({ ...said, pictures: [{ hash, alt: 'Bình hoa', of: '' }] }));
	expect(mild).toMatchObject({ value: { waits: [], leftOut: [] } });
	const far = await edit(() => ({ name: 'Điện thoại', brand: 'Quả Mận', description: 'Máy mới, nguyên hộp, đủ dây.' }));
	expect(far).toMatchObject({ value: { waits: [], leftOut: ['words'] } });
	const [row] = await db.select().from(products).where(eq(products.id, productId));
	expect(row).toMatchObject({ name: said.name, brand: '', description: 'Máy mới, nguyên hộp, đủ dây.' });
	const stored = (await changes()).map(({ kind, decision }) => `${kind} ${decision}`);
	expect(stored.sort()).toEqual(['pictures confirmed', 'price null', 'words confirmed']);
	expect(await decideChange(person, { productId, decision: 'confirmed', reason: '' })).toMatchObject({
		value: { kind: 'price' },
	});
});

test('a pending variant does not go on sale when the shop edits its price', async () => {
	const two = [{ priceVnd: 2_000_000 }, { priceVnd: 2_200_000 }];
	const { productId, edit, choices } = await shopWith(2_000_000, two);
	await edit(added(1000));
	const typed = (priceVnd: number) => (form: EditorForm) => ({
		variants: form.variants.map((one, at) => (at === 2 ? { ...one, isOn: true, priceVnd } : one)),
	});
	for (const priceVnd of [2_100_000, 1200])
		expect(await edit(typed(priceVnd))).toMatchObject({ value: { waits: [], leftOut: ['price', 'choice'] } });
	expect((await choices())[2]).toMatchObject({ isOnSale: false, priceVnd: 1000 });
	expect((await decideChange(person, { productId, decision: 'rejected', reason: 'Nhầm giá' })).ok).toBe(true);
	expect(await edit(typed(2_100_000))).toMatchObject({ value: { waits: ['price'], leftOut: ['choice'] } });
	expect((await choices())[2]).toMatchObject({ isOnSale: false, priceVnd: 1000 });
});

test('a pending price survives the edit of another price and is confirmed as requested', async () => {
	const { product, productId, edit, choices } = await shopWith(200_000, [{ priceVnd: 200_000 }, { priceVnd: 200_000 }]);
	expect(product.variants).toHaveLength(2);
	const typed =
		(...prices: readonly number[]) =>
		(form: EditorForm) => ({
			variants: form.variants.map((one, at) => ({ ...one, priceVnd: prices[at] ?? one.priceVnd })),
		});
	expect(await edit(typed(20_000))).toMatchObject({ value: { waits: ['price'], leftOut: [] } });
	expect(await edit(typed(190_000, 195_000))).toMatchObject({ value: { waits: [], leftOut: ['price'] } });
	expect((await choices()).map(({ priceVnd }) => priceVnd)).toEqual([200_000, 195_000]);
	await decideChange(person, { productId, decision: 'confirmed', reason: '' });
	expect((await choices()).map(({ priceVnd }) => priceVnd)).toEqual([20_000, 195_000]);
});

test('getProductEditor shows pending pictures next to the published ones', async () => {
	const { product, productId, edit } = await shopWith(200_000);
	const [own, theirs] = [await makePicture(db), await makePicture(db)];
	await showPicture(db, product.id, own.id);
	const foreign = await makeProduct(db);
	await showPicture(db, foreign.id, theirs.id);
	const shown = [own, theirs].map(({ hash }) => ({ hash, alt: 'Bình hoa', of: '' }));
	expect(await edit(() => ({ pictures: shown }))).toMatchObject({ value: { waits: ['pictures'] } });
	const shop = contextOf(database, vendor(product.shopId, product.shopId));
	const opened = await getProductEditor(shop, { productId });
	const [waiting] = opened.ok ? opened.value.changes : [];
	expect(waiting?.pictures).toEqual({ before: [own.hash], after: [own.hash, theirs.hash] });
});

test('a new variant with a usual price is on sale immediately', async () => {
	const two = [{ priceVnd: 100_000 }, { priceVnd: 120_000 }];
	const { edit, changes, choices } = await shopWith(100_000, two);
	expect(await edit(added(150_000))).toMatchObject({ value: { waits: [] } });
	expect((await choices()).map(({ isOnSale }) => isOnSale)).toEqual([true, true, true]);
	expect(await changes()).toEqual([]);
});

test('a telephone number in a variant name makes a listing pending and is not saved to a published product', async () => {
	const shop = await makeTrustedShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const draft = await makeDraft(db, {
		shopId: shop.id,
		name: 'Bình hoa gốm',
		description,
		optionNames: ['Màu'],
		variants: [{ optionValues: ['Gọi 0912 345 678 rẻ hơn'] }, { optionValues: ['Xanh'] }],
	});
	expect(await publishProduct(seller, { productId: draft.id })).toMatchObject({ value: { state: 'pending' } });
	const { edit } = await shopWith(200_000);
	const refused = await edit(() => ({ brand: 'gomlang.vn' }));
	expect(refused).toMatchObject({ error: { code: 'catalog.listing_doubtful' } });
});
