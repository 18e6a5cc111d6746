import { sql } from 'drizzle-orm';
import { getNewShopBounds } from '#src/domains/order-money/index.ts';
import { getShopWaiting } from '#src/domains/order-views/index.ts';
import { countLowStock } from '#src/domains/product-editing/index.ts';
import { countShopUserContent } from '#src/domains/reviews/index.ts';
import { figuresConfig } from '#src/domains/shop-metrics/contract.ts';
import { getShopFigures } from '#src/domains/shop-metrics/index.ts';
import { getOwnShopStatus } from '#src/domains/vendors/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Database } from '#src/platform/db/index.ts';
import { contextOf, vendor } from '../tests/context.ts';
import { startProduct } from '../tests/product.ts';
import { openProductDatabase, type ProductDatabase } from '../tests/shoppers.ts';
import { atMost, type Figure } from './figure.ts';
import { countPastDays, fillPastOrders } from './past-orders.ts';

export const name = 'The first page of a shop, among a million orders';

const PAST_ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const WITHIN_MS = 150;
const TRIES = 9;
const FILLED_WITHIN_MS = 600_000;

const QUERIES: Readonly<Record<string, (own: Context<VendorActor>) => Promise<unknown>>> = {
	'how it stands': getOwnShopStatus,
	'what waits': getShopWaiting,
	'reviews and questions': countShopUserContent,
	'low stock': countLowStock,
	[`figures of ${figuresConfig.daysShown} days`]: (own) => getShopFigures(own, {}),
	[`figures of ${figuresConfig.daysMax} days`]: (own) => getShopFigures(own, { days: figuresConfig.daysMax }),
	'bounds of a new shop': getNewShopBounds,
};

export async function run(): Promise<readonly Figure[]> {
	const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' } });
	const database = await openProductDatabase(product, FILLED_WITHIN_MS);
	try {
		await fillPastOrders(database.db, PAST_ORDERS);
		await countPastDays(database.db);
		return await measureOverview(database);
	} finally {
		await database.close();
		await product.stop();
	}
}

async function measureOverview(database: ProductDatabase): Promise<readonly Figure[]> {
	const { shopId, owner, orders } = await busiestShop(database.db);
	const own = contextOf(database, vendor(owner, shopId));
	const figures: Figure[] = [];
	for (const [query, read] of Object.entries(QUERIES)) {
		const value = await middleMs(() => read(own));
		figures.push(atMost(WITHIN_MS, { figure: `${query}, ${orders} orders`, value, unit: 'ms' }));
	}
	return figures;
}

async function busiestShop(db: Database) {
	const { rows } = await db.execute<{ shopId: string; owner: string; orders: number }>(sql`
		select shop.id as "shopId", shop.owner_id as owner, count(*)::int as orders
		from orders join shops shop on shop.id = orders.shop_id group by 1, 2 order by 3 desc limit 1`);
	const [shop] = rows;
	if (!shop) throw new Error('nobody has sold anything');
	return shop;
}

async function middleMs(read: () => Promise<unknown>): Promise<number> {
	const tries: number[] = [];
	while (tries.length < TRIES) {
		const begin = performance.now();
		await read();
		tries.push(performance.now() - begin);
	}
	return tries.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0;
}
