import { beforeAll, expect, test } from 'vitest';
import { grantCoin } from '#src/domains/coin/index.ts';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { agreedInput, fillCart, makeBuyer, quoteFor, wireOrderPayments } from '#tests/factories/orders.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { Quote, QuoteDifference } from '../contract/quote.ts';
import { placeOrder } from './place-order.ts';

const database = await testDatabase();
const clock = contextOf(database, system());

beforeAll(() => wireOrderPayments());

test.each(['cod', 'vnpay'] as const)(
	'placeOrder reports sold-out products (%s) to late buyers instead of their own voucher or coin as used',
	async (payment) => {
		const { id: shopId } = await makeShop(database.db);
		const wishes = await Promise.all(
			[100_000, 50_000].map(async (priceVnd) => {
				const made = await makeProduct(database.db, { shopId, variants: [{ stock: 100, priceVnd }] });
				return { variantId: made.variants[0]?.id ?? '' };
			}),
		);
		const code = (await makePlatformVoucher(database)).code;
		const ready = async () => {
			const buyer = await makeBuyer(database);
			const granted = { customerId: buyer.customerId, source: { type: 'tests', id: newId() }, amountVnd: 70_000 };
			await transact(clock, (scope) => grantCoin(scope, { ...granted, kind: 'operator' }));
			const vouchers = [{ shopId, platformCode: code }];
			const quote = await quoteFor(buyer, await fillCart(buyer, wishes), { vouchers, coinVnd: 20_000 });
			return { buyer, input: agreedInput(quote, buyer, payment) };
		};
		const all = await Promise.all(Array.from({ length: 20 }, ready));
		await database.pool.query('UPDATE stock_items SET on_hand = 3 WHERE variant_id = $1', [wishes[0]?.variantId]);
		const answers = await Promise.all(all.map(({ buyer, input }) => placeOrder(buyer.context, input)));
		const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
		expect(refused).toHaveLength(17);
		for (const { code: told, details } of refused) {
			expect(told).toBe('orders.quote_changed');
			const { differences, quote } = details as { differences: QuoteDifference[]; quote: Quote };
			expect(differences).toContainEqual(expect.objectContaining({ kind: 'unavailable', status: 'sold_out' }));
			expect(differences.filter(({ problem }) => problem)).toEqual([]);
			expect(quote.coin?.usableVnd).toBeGreaterThan(0);
		}
	},
);
