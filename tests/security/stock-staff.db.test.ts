import type { APIRoute } from 'astro';
import { expect, test } from 'vitest';
import * as figures from '#src/pages/api/vendor/money/figures.csv.ts';
import * as money from '#src/pages/api/vendor/money/index.ts';
import * as movements from '#src/pages/api/vendor/money/movements.ts';
import * as statement from '#src/pages/api/vendor/money/statement.ts';
import * as order from '#src/pages/api/vendor/orders/[number]/index.ts';
import * as orders from '#src/pages/api/vendor/orders/index.ts';
import * as waiting from '#src/pages/api/vendor/orders/waiting.ts';
import * as product from '#src/pages/api/vendor/products/[productId]/index.ts';
import * as exported from '#src/pages/api/vendor/products/export.csv.ts';
import * as products from '#src/pages/api/vendor/products/index.ts';
import * as lowStock from '#src/pages/api/vendor/products/low-stock.ts';
import * as vouchers from '#src/pages/api/vendor/vouchers/index.ts';
import { member, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { answerOf } from '#tests/endpoint-call.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShopVoucher } from '#tests/factories/promotions.ts';
import { packedSale, wireSales } from '#tests/factories/returns.ts';
import { makeStaff } from '#tests/factories/vendors.ts';

const database = await testDatabase();
wireSales();
const sale = await packedSale(database);
const { shopId } = sale.order;
await makeShopVoucher(database, { id: shopId, ownerId: sale.seller.actor.customerId });
const staff = await makeCustomer(database.db);
await makeStaff(database.db, shopId, staff.id, 'stock');
const { rows } = await database.pool.query<{ product_id: string }>(
	'SELECT product_id FROM product_variants WHERE id = $1',
	[sale.variantIds[0]],
);

const params = { number: sale.number, productId: rows[0]?.product_id ?? '' };
const request = (route: APIRoute | undefined, customerId: string, staffRole: string) =>
	answerOf(database, route, {
		actor: member(customerId),
		vendor: vendor(customerId, shopId, { staffRole }),
		method: 'GET',
		params,
		query: '',
	});

function amountsIn(value: unknown, path = ''): readonly string[] {
	if (typeof value === 'number') return /Vnd$/.test(path) ? [path] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, each]) => amountsIn(each, `${path}.${key}`));
}

test.each([
	['orders', orders.GET],
	['an order', order.GET],
	['the waiting work', waiting.GET],
	['products', products.GET],
	['the low-stock list', lowStock.GET],
])('staff with the stock role read %s without amounts', async (_what, route) => {
	const answer = await request(route, staff.id, 'stock');
	expect(answer.status).toBe(200);
	expect(amountsIn(await answer.json())).toEqual([]);
});

test.each([
	['the product editor', product.GET],
	['the product export', exported.GET],
	['vouchers', vouchers.GET],
	['the balance', money.GET],
	['the money movements', movements.GET],
	['the account statement', statement.GET],
	['the sales figures', figures.GET],
])('staff with the stock role are rejected with 403 for %s', async (_what, route) => {
	expect((await request(route, staff.id, 'stock')).status).toBe(403);
});

test('the owner reads amounts where stock staff read none', async () => {
	const owner = sale.seller.actor.customerId;
	for (const route of [orders.GET, order.GET, products.GET, vouchers.GET]) {
		const answer = await request(route, owner, 'admin');
		expect(amountsIn(await answer.json())).not.toEqual([]);
	}
});
