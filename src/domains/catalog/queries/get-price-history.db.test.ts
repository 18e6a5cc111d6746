import { expect, test } from 'vitest';
import { setPrice } from '#src/domains/product-editing/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getPriceHistory } from './get-price-history.ts';

const database = await testDatabase();
const read = readOnly(database.db);

test('getPriceHistory returns the prices of each variant in the last 30 days, including the one at their start', async () => {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id, variants: [{}, { priceVnd: 200_000 }] });
	const [first, second] = product.variants;
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const priceAt = async (instant: string, priceVnd: number) => {
		await database.setClockTo(instant);
		expect((await setPrice(seller, { variantId: first?.id ?? '', priceVnd })).ok).toBe(true);
	};
	await priceAt('2026-11-01T08:00:00+07:00', 120_000);
	await priceAt('2026-12-20T08:00:00+07:00', 90_000);
	await priceAt('2026-12-28T08:00:00+07:00', 110_000);
	await database.setClockTo('2027-01-05T08:00:00+07:00');
	const histories = await getPriceHistory(read, product.id);
	expect(histories.map(({ variantId }) => variantId)).toEqual([first?.id, second?.id]);
	expect(histories[0]?.steps.map(({ priceVnd }) => priceVnd)).toEqual([120_000, 90_000, 110_000]);
	expect(histories[0]?.steps[1]?.from.toISOString().slice(0, 19)).toBe('2026-12-20T01:00:00');
});
