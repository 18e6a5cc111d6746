import { afterAll, expect, test } from 'vitest';
import { getHomeSections } from '#src/domains/search/queries/lists/get-home-sections.ts';
import { getListScreen } from '#src/domains/search/queries/lists/get-list-screen.ts';
import { listCards } from '#src/domains/search/queries/lists/list-cards.ts';
import { listCompared } from '#src/domains/search/queries/lists/list-compared.ts';
import { listProducts } from '#src/domains/search/queries/lists/list-products.ts';
import { listRelated } from '#src/domains/search/queries/lists/list-related.ts';
import { readListAddress } from '#src/domains/search/rules/list-address.ts';
import { getShop } from '#src/domains/vendors/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { findProductPage } from './find-product-page.ts';
import { getVariantsForCart } from './get-variants-for-cart.ts';

const database = await testDatabase();
const { db } = database;
const read = readOnly(db);
const away = await makeShop(db, { name: 'Đi Nghỉ', closedFrom: '2030-02-01', closedTo: '2030-02-03' });
const back = await makeShop(db, { name: 'Nghỉ Xong', closedFrom: '2020-02-01', closedTo: '2020-02-03' });
const category = await categoryId(db, 'ao');
const drum = await makeProduct(db, { shopId: away.id, categoryId: category, name: 'Trống da trâu' });
const flute = await makeProduct(db, { shopId: back.id, categoryId: category, name: 'Sáo trúc và trống cơm' });

afterAll(() => database.setClock('0 s'));

const idsOf = (goods: readonly { readonly id: string }[]) => goods.map(({ id }) => id);
const screenOf = (query: string) => getListScreen(read, readListAddress(new URLSearchParams(query)));

async function notifiedOfDrum(): Promise<Record<string, boolean | undefined>> {
	const [variantId = ''] = idsOf(drum.variants);
	const [plain, asked, narrow, narrowRequested, page] = [
		await screenOf(''),
		await screenOf('q=trống'),
		await screenOf('stock=1'),
		await screenOf('q=trống&stock=1'),
		await findProductPage(read, drum.slug),
	];
	const { bestSelling, newest, shops } = await getHomeSections(read);
	const inStock = ({ facets }: typeof plain) => facets.flags.find(({ value }) => value === 'stock')?.count === 2;
	const cards = [...plain.list.cards, ...asked.list.cards].filter(({ id }) => id === drum.id);
	return {
		cart: (await getVariantsForCart(read, [variantId], null)).get(variantId)?.unavailable === null,
		page: (await getShop(read, away.id))?.opening === 'open',
		api: page.kind === 'product' ? page.product.isShopOpen : undefined,
		card: cards.length === 2 && cards.every(({ isInStock, isShopOpen }) => isInStock && isShopOpen),
		counted: inStock(plain),
		countedRequested: inStock(asked),
		filtered: idsOf(narrow.list.cards).includes(drum.id) && narrow.list.total === 2,
		filteredRequested: idsOf(narrowRequested.list.cards).includes(drum.id) && narrowRequested.list.total === 2,
		programs: idsOf((await listProducts(read, { inStock: true, limit: 10 })).items).includes(drum.id),
		home: idsOf([...bestSelling, ...newest]).includes(drum.id),
		homeShop: shops.some(({ slug }) => slug === away.slug),
		related: idsOf(await listRelated(read, { id: flute.id, name: '', ...placeOf(category) })).includes(drum.id),
		named: idsOf(await listCards(read, [drum.id], 1)).length === 1,
		compared: (await listCompared(read, [drum.id]))[0]?.isShopOpen,
	};
}
const placeOf = (id: string) => ({ category: { id }, parentCategory: { id } });

test.each([
	['2030-01-31T23:50:00+07:00', true],
	['2030-02-01T00:00:01+07:00', false],
	['2030-02-03T23:50:00+07:00', false],
	['2030-02-04T00:00:01+07:00', true],
])(
	'at %s all queries agree on whether a product of a shop with a holiday is available: %s',
	async (instant, isOpen) => {
		await database.setClockTo(instant);
		const told = await notifiedOfDrum();
		expect(told).toEqual(Object.fromEntries(Object.keys(told).map((place) => [place, isOpen])));
	},
);

test('during a holiday the products stay in lists without the stock filter', async () => {
	await database.setClockTo('2030-02-02T12:00:00+07:00');
	const { list } = await screenOf('q=trống');
	expect(list.total).toBe(2);
	expect(list.cards.find(({ id }) => id === drum.id)).toMatchObject({ isInStock: false, isShopOpen: false });
});
