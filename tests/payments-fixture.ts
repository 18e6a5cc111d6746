import type { APIRoute } from 'astro';
import { expect } from 'vitest';
import type { PlacedGroup, PlaceOrderInput } from '#src/domains/checkout/contract/place-order.ts';
import { grantCoin } from '#src/domains/coin/index.ts';
import { getCoinCheck } from '#src/domains/coin/queries/get-coin-check.ts';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import * as orders from '#src/pages/api/orders/index.ts';
import * as ipn from '#src/pages/api/payments/vnpay/ipn.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system, visitor } from './context.ts';
import type { TestDatabase } from './database.ts';
import { callEndpoint, type EndpointCall } from './endpoint-call.ts';
import { makeProduct } from './factories/catalog.ts';
import { agreedInput, type Buyer, fillCart, makeBuyer, quoteFor } from './factories/orders.ts';
import { makeShop } from './factories/vendors.ts';

export const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
	Promise.all(Array.from({ length: count }, (_, at) => work(at)));
export const count = <T>(list: readonly T[], wanted: T): number => list.filter((one) => one === wanted).length;

type Products = { readonly shop: { readonly id: string; readonly ownerId: string }; readonly variantId: string };
type Reduced = { readonly coinVnd?: number; readonly shopCode?: string; readonly platformCode?: string };

/** Uses the endpoints where money is decided. */
export function openPaymentsFixture(database: TestDatabase) {
	const clock = contextOf(database, system());
	const read = readOnly(database.db);
	const call = (route: APIRoute | undefined, sent: EndpointCall) => callEndpoint(database, route, sent);
	const press = (buyer: Buyer, body: unknown, key = newId()) =>
		call(orders.POST, { actor: buyer.context.actor, body, key });
	return {
		clock,
		call,
		press,
		notify: async (query: string) => (await call(ipn.GET, { actor: visitor(), method: 'GET', query })).body.RspCode,
		goods: async (): Promise<Products> => {
			const shop = await makeShop(database.db);
			const made = await makeProduct(database.db, { shopId: shop.id, variants: [{ stock: 500, priceVnd: 100_000 }] });
			return { shop, variantId: made.variants[0]?.id ?? '' };
		},
		buyerWith: async (bonusVnd: number): Promise<Buyer> => {
			const buyer = await makeBuyer(database);
			const { customerId } = buyer;
			const granted = { customerId, source: { type: 'tests', id: newId() }, amountVnd: bonusVnd };
			if (bonusVnd > 0) await transact(clock, (scope) => grantCoin(scope, { ...granted, kind: 'operator' }));
			return buyer;
		},
		coinOf: async ({ customerId }: Buyer, kind: 'coin_bonus' | 'coin_paid' = 'coin_bonus') =>
			(await getBalance(read, { kind, ownerId: customerId })).postedVnd,
		agreed: async (
			buyer: Buyer,
			{ shop, variantId }: Products,
			{ coinVnd, ...codes }: Reduced = {},
			payment: PlaceOrderInput['payment'] = 'cod',
		): Promise<PlaceOrderInput> => {
			const wished = { vouchers: [{ shopId: shop.id, ...codes }], ...(coinVnd === undefined ? {} : { coinVnd }) };
			const quote = await quoteFor(buyer, await fillCart(buyer, [{ variantId }]), wished);
			return agreedInput(quote, buyer, payment);
		},
		placed: async (buyer: Buyer, input: PlaceOrderInput): Promise<PlacedGroup> => {
			const answer = await press(buyer, input);
			expect(answer.status).toBe(201);
			return answer.body as unknown as PlacedGroup;
		},
		expectBooksBalanced: async () => {
			expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
			expect(await getCoinCheck(read)).toMatchObject({ mismatches: [] });
		},
	};
}
