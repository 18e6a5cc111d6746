import { afterAll, expect, test } from 'vitest';
import { productPictures } from '#src/domains/catalog/db/tables.ts';
import { listSearchMisses } from '#src/domains/search/queries/results/list-search-misses.ts';
import { recordSearch } from '#src/domains/search/use-cases/record-search.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makePicture } from '#tests/factories/pictures.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getVariantsForCart } from './get-variants-for-cart.ts';

const database = await testDatabase();
const read = readOnly(database.db);

afterAll(() => database.setClock('0 s'));

test('products of a shop on holiday are unavailable from the first to the last midnight in Vietnam', async () => {
	const { id: shopId } = await makeShop(database.db, { closedFrom: '2030-02-01', closedTo: '2030-02-03' });
	const { variants } = await makeProduct(database.db, { shopId });
	const variantId = variants[0]?.id ?? '';
	const on = async (instant: string) => {
		await database.setClockTo(instant);
		return (await getVariantsForCart(read, [variantId], null)).get(variantId)?.unavailable;
	};
	expect(await on('2030-01-31T23:59:00+07:00')).toBeNull();
	expect(await on('2030-02-01T00:01:00+07:00')).toBe('shop_on_holiday');
	expect(await on('2030-02-03T23:59:00+07:00')).toBe('shop_on_holiday');
	expect(await on('2030-02-04T00:01:00+07:00')).toBeNull();
});

test('listSearchMisses groups searches without matches by day in Vietnam', async () => {
	const context = contextOf(database, visitor());
	for (const minute of ['2030-03-01T23:59:00+07:00', '2030-03-02T00:01:00+07:00']) {
		await database.setClockTo(minute);
		await recordSearch(context, { text: 'đèn lồng', total: 0, isMiss: true });
	}
	expect(await listSearchMisses(read, 1, 10)).toMatchObject([{ misses: 1 }]);
	expect(await listSearchMisses(read, 2, 10)).toMatchObject([{ misses: 2 }]);
});

test('getVariantsForCart gives each variant the picture of its colour, and the cover to a colour without one', async () => {
	const { id: productId, variants } = await makeProduct(database.db, {
		optionNames: ['Màu', 'Cỡ'],
		variants: [
			{ optionValues: ['Đỏ', 'S'] },
			{ optionValues: ['Đỏ', 'L'] },
			{ optionValues: ['Xanh', 'L'] },
			{ optionValues: ['Tím', 'S'] },
		],
	});
	const [redS, redL, blueL, purpleS] = variants.map(({ id }) => id);
	const hashes: string[] = [];
	for (const [position, variantId] of [null, redS, blueL].entries()) {
		const { id: pictureId, hash } = await makePicture(database.db);
		hashes.push(hash);
		await database.db.insert(productPictures).values({ productId, position, pictureId, variantId, alt: 'ảnh' });
	}
	const [cover, red, blue] = hashes;
	const found = await getVariantsForCart(read, [redS, redL, blueL, purpleS].map(String), null);
	expect(variants.map(({ id }) => found.get(id)?.pictureHash)).toEqual([red, red, blue, cover]);
});
