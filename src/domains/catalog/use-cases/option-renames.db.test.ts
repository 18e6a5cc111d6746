import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setStock } from '#src/domains/inventory/use-cases/set-stock.ts';
import { SaveProductInput } from '#src/domains/product-editing/contract/editor.ts';
import { setPrice } from '#src/domains/product-editing/use-cases/prices/set-price.ts';
import { saveProduct } from '#src/domains/product-editing/use-cases/save-product.ts';
import { selectCards } from '#src/domains/search/queries/lists/product-list.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { products, productVariants } from '../db/tables.ts';
import { getPriceHistory } from '../queries/get-price-history.ts';

const database = await testDatabase();
const { db } = database;
const read = readOnly(db);

type Request = {
	readonly priceVnd: number;
	readonly stock?: number;
	readonly isOn?: boolean;
	readonly optionValues?: readonly string[];
};

async function offered(wishes: readonly Request[]) {
	await database.setClock('0 s');
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const category = await categoryId(db);
	const inputOf = (variants: readonly unknown[], more: object = {}) =>
		SaveProductInput.parse({
			productId: null,
			version: 0,
			categoryId: category,
			name: 'Chậu men',
			brand: '',
			optionNames: ['Màu'],

			description: 'Chậu men nung tay, đáy có lỗ thoát nước.',
			prepDays: 1,
			pictures: [],
			shippingProfileId: null,
			variants,
			...more,
		});
	const optionOf = ({ priceVnd, stock = 10, isOn = true }: Request, at: number) => ({
		id: null,
		optionValues: [`Màu ${at}`],
		sku: `M-${at}`,
		priceVnd,
		weightG: 500,
		stock,
		stockBefore: 0,
		isOn,
	});
	const made = await saveProduct(seller, inputOf(wishes.map(optionOf)));
	const { id } = made.ok ? made.value : expect.fail(made.error.code);
	await db.update(products).set({ state: 'published', publishedAt: sql`app_now()` }).where(eq(products.id, id));
	const rows = () =>
		db.select().from(productVariants).where(eq(productVariants.productId, id)).orderBy(productVariants.position);
	const product = async () => (await db.select().from(products).where(eq(products.id, id)))[0] ?? expect.fail();
	const variantIds = (await rows()).map((row) => row.id);
	return {
		id,
		product,
		rows,
		card: async () => (await selectCards(read, { shopId: shop.id }, { limit: 5, offset: 0 }))[0],
		price: async (at: number, priceVnd: number) => {
			const priced = await setPrice(seller, { variantId: variantIds[at] ?? '', priceVnd });
			return priced.ok ? priced.value.compareAtVnd : expect.fail(priced.error.code);
		},
		stock: (at: number, onHand: number) => setStock(seller, { variantId: variantIds[at] ?? '', onHand }),
		save: async (changes: Readonly<Record<number, Partial<Request>>>) => {
			const { version } = await product();
			const stocks = await db.execute<{ id: string; onHand: number }>(
				sql`select variant_id as id, on_hand as "onHand" from stock_items where product_id = ${id}`,
			);
			const variants = (await rows()).map((row, at) => {
				const onHand = stocks.rows.find((stock) => stock.id === row.id)?.onHand ?? 0;
				const { optionValues, sku, priceVnd, weightG } = row;
				const stored = {
					id: row.id,
					optionValues,
					sku,
					priceVnd,
					weightG,
					stock: onHand,
					stockBefore: onHand,
				};
				return { ...stored, isOn: row.isOnSale, ...changes[at] };
			});
			const saved = await saveProduct(seller, inputOf(variants, { productId: id, version }));
			if (!saved.ok) expect.fail(saved.error.code);
		},
		compared: async () => (await rows()).map(({ compareAtVnd }) => compareAtVnd),
	};
}

test('a variant switched on at the price of the one that is switched off shows no reduction', async () => {
	const { save, compared, card, id } = await offered([{ priceVnd: 101_000 }, { priceVnd: 150_000, isOn: false }]);
	await database.setClock('20 days');
	await save({ 0: { isOn: false }, 1: { isOn: true, priceVnd: 101_000 } });
	expect(await compared()).toEqual([null, null]);
	expect(await card()).toMatchObject({ priceFromVnd: 101_000, compareAtVnd: null });
	await database.setClock('20 days 1 hour');
	expect((await getPriceHistory(read, id)).map(({ steps }) => steps.map(({ priceVnd }) => priceVnd))).toEqual([
		[101_000],
	]);
});

test('a sold-out variant that gets a new price and then stock shows no reduction, in one save or in two', async () => {
	for (const inOne of [true, false]) {
		const { save, compared, id } = await offered([{ priceVnd: 150_000 }, { priceVnd: 200_000, stock: 0 }]);
		await database.setClock('20 days');
		if (inOne) await save({ 1: { priceVnd: 101_000, stock: 10 } });
		else {
			await save({ 1: { priceVnd: 101_000 } });
			await save({ 1: { stock: 10 } });
		}
		expect(await compared()).toEqual([null, null]);
		await database.setClock('20 days 1 hour');
		const told = await getPriceHistory(read, id);
		expect(told.map(({ steps }) => steps.map(({ priceVnd }) => priceVnd))).toEqual([[150_000], [101_000]]);
	}
});

test('lowering a price a second after publication shows no reduction; a week later it does', async () => {
	const { price, product } = await offered([{ priceVnd: 200_000 }]);
	await database.setClock('1 second');
	expect(await price(0, 190_000)).toBeNull();
	expect(await product()).toMatchObject({ compareAtVnd: null, compareUntil: null });
	await database.setClock('8 days');
	expect(await price(0, 150_000)).toBe(190_000);
	expect(await product()).toMatchObject({ priceFromVnd: 150_000, compareAtVnd: 190_000 });
});

test('a variant that was long sold out is compared with the lowest price of all variants', async () => {
	const { price, stock } = await offered([{ priceVnd: 150_000 }, { priceVnd: 160_000 }]);
	await database.setClock('10 days');
	await stock(1, 0);
	await database.setClock('38 days');
	await stock(1, 5);
	await database.setClock('39 days');
	expect(await price(1, 120_000)).toBe(150_000);
});

test('the product card shows the compared price of an available variant at the lowest price', async () => {
	const { price, product } = await offered([{ priceVnd: 100_000 }, { priceVnd: 100_000, stock: 0 }]);
	await database.setClock('10 days');
	expect(await price(0, 80_000)).toBe(100_000);
	expect(await product()).toMatchObject({ priceFromVnd: 80_000, compareAtVnd: 100_000 });
	expect(await price(1, 80_000)).toBeNull();
	expect(await product()).toMatchObject({ compareAtVnd: 100_000 });
});

test('a renamed variant has no compared price in the save that renames it and in the save before it', async () => {
	const { save, compared, price, id } = await offered([
		{ priceVnd: 150_000 },
		{ priceVnd: 150_000 },
		{ priceVnd: 150_000 },
	]);
	await database.setClock('20 days');
	await save({ 2: { priceVnd: 120_000 } });
	expect(await compared()).toEqual([null, null, 150_000]);
	const another = (name: string) => ({ optionValues: [name] });
	await save({ 0: { ...another('Loại nhỏ'), priceVnd: 120_000 }, 1: another('Nhỏ hơn'), 2: another('Nhỏ nhất') });
	expect(await compared()).toEqual([null, null, null]);
	expect(await price(1, 120_000)).toBeNull();
	await database.setClock('20 days 1 hour');
	const told = await getPriceHistory(read, id);
	expect(told.map(({ steps }) => steps.map(({ priceVnd }) => priceVnd))).toEqual([[120_000], [120_000], [120_000]]);
	await database.setClock('28 days');
	expect(await price(1, 110_000)).toBe(120_000);
});

test('changing only the spelling of a variant keeps its compared price', async () => {
	const { save, compared } = await offered([{ priceVnd: 150_000 }]);
	await database.setClock('20 days');
	await save({ 0: { optionValues: ['MAU-0'], priceVnd: 120_000 } });
	expect(await compared()).toEqual([150_000]);
	await save({ 0: { optionValues: ['Màu  0'] } });
	expect(await compared()).toEqual([150_000]);
});
