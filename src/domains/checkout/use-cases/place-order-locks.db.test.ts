import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, readyToOrder, wireOrderPayments } from '#tests/factories/orders.ts';
import { placeOrder } from './place-order.ts';

const database = await testDatabase();
const statements: string[] = [];
database.pool.on('connect', (client) => {
	const query = client.query.bind(client) as (...args: unknown[]) => unknown;
	client.query = ((...args: unknown[]) => {
		const [statement] = args as [string | { readonly text?: string }];
		statements.push((typeof statement === 'string' ? statement : statement.text) ?? '');
		return query(...args);
	}) as typeof client.query;
});

beforeAll(() => wireOrderPayments());

describe('placeOrder', () => {
	test('locks stock after all other writes, so that concurrent buyers wait only for the last statements', async () => {
		const { variants } = await makeProduct(database.db, { variants: [{ stock: 500 }] });
		const buyer = await makeBuyer(database);
		const input = await readyToOrder(buyer, [{ variantId: variants[0]?.id ?? '' }]);
		statements.length = 0;
		expect(await placeOrder(buyer.context, input)).toMatchObject({ ok: true });
		expect(statements.slice(statements.findIndex((text) => text.includes('for update of stock')))).toEqual([
			expect.stringContaining('for update of stock'),
			expect.stringContaining('update stock_items'),
			expect.stringContaining('insert into "stock_reservations"'),
			'commit',
		]);
	});
});
