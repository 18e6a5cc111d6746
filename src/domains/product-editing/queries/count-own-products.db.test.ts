import { expect, test } from 'vitest';
import { vietnamDay } from '#src/shared/time.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { countOwnProducts } from './count-own-products.ts';

const database = await testDatabase();

test.each([
	['approved', false, 'open'],
	['approved', true, 'on_holiday'],
	['suspended', true, 'suspended'],
	['terminated', false, 'ended'],
	['needs_info', false, 'waiting'],
] as const)(
	'countOwnProducts for a shop that is %s (on holiday: %s) returns selling %s',
	async (state, isUnavailable, selling) => {
		const { rows } = await database.pool.query<{ now: Date }>('SELECT app_now() AS now');
		const today = vietnamDay(rows[0]?.now ?? new Date());
		const shop = await makeShop(database.db, {
			state,
			...(isUnavailable ? { closedFrom: today, closedTo: today } : {}),
		});
		await makeProduct(database.db, { shopId: shop.id });
		const context = contextOf(database, vendor(shop.ownerId, shop.id, { shopState: state }));
		expect(await countOwnProducts(context)).toMatchObject({ total: 1, selling });
	},
);

const CAPPED = `INSERT INTO shop_health (shop_id, orders, shipped, packed_in_time, cancelled, counted_at, stage, stage_since)
	VALUES ($1, 0, 0, 0, 0, app_now(), 'capped', app_now())`;

test('countOwnProducts returns debt and poor service as reasons that block publishing', async () => {
	const shop = await makeShop(database.db, { isListingCapped: true });
	await database.pool.query(CAPPED, [shop.id]);
	const { stops } = await countOwnProducts(contextOf(database, vendor(shop.ownerId, shop.id)));
	expect(stops.map(({ kind }) => kind)).toEqual(['owing', 'served']);
});
