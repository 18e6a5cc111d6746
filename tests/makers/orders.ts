import type { CartView } from '#src/domains/cart/contract.ts';
import { addToCart } from '#src/domains/cart/index.ts';
import type { PlacedGroup, PlaceOrderInput, Quote } from '#src/domains/orders/contract.ts';
import { getQuote, placeOrder, settleOrderPayment } from '#src/domains/orders/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { contextOf, member } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { makeAddress } from './addresses.ts';
import { makeCustomer } from './identity.ts';
import { type FakeVnpay, fakeVnpay, wireTestPayments } from './payments.ts';

export type Buyer = { readonly context: Context<MemberActor>; readonly addressId: string; readonly customerId: string };
export type Wish = { readonly variantId: string; readonly quantity?: number };

/** A member with an address in Hà Nội. */
export async function makeBuyer(database: TestDatabase): Promise<Buyer> {
	const { id } = await makeCustomer(database.db);
	const address = await makeAddress(database.db, id);
	return { context: contextOf(database, member(id)), addressId: address.id, customerId: id };
}

export async function fillCart({ context }: Buyer, wishes: readonly Wish[]): Promise<CartView> {
	let cart: CartView | null = null;
	for (const { variantId, quantity = 1 } of wishes) {
		const added = await addToCart(context, { variantId, quantity });
		if (!added.ok) throw new Error(added.error.code);
		cart = added.value;
	}
	if (!cart) throw new Error('nothing was wished');
	return cart;
}

export const lineIdsOf = (cart: CartView): readonly string[] =>
	cart.shops.flatMap((shop) => shop.lines.map(({ id }) => id));

export async function quoteFor(buyer: Buyer, cart: CartView): Promise<Quote> {
	const quoted = await getQuote(buyer.context, { lineIds: [...lineIdsOf(cart)], addressId: buyer.addressId });
	if (!quoted.ok) throw new Error(quoted.error.code);
	return quoted.value;
}

/** What the buyer's page sends after showing this quote. */
export const agreedInput = (
	quote: Quote,
	{ addressId }: Buyer,
	payment: PlaceOrderInput['payment'] = 'cod',
): PlaceOrderInput => ({
	addressId,
	payment,
	lines: quote.shops.flatMap((shop) =>
		shop.lines.map(({ lineId, quantity, unitPriceVnd }) => ({ lineId, quantity, unitPriceVnd })),
	),
	shops: quote.shops.map(({ shopId, shipping }) => ({ shopId, shippingVnd: shipping?.feeVnd ?? 0 })),
	totalVnd: quote.totalVnd,
});

/** Cart filled, looked at and agreed to: ready for `placeOrder`. */
export async function readyToOrder(
	buyer: Buyer,
	wishes: readonly Wish[],
	payment: PlaceOrderInput['payment'] = 'cod',
): Promise<PlaceOrderInput> {
	return agreedInput(await quoteFor(buyer, await fillCart(buyer, wishes)), buyer, payment);
}

export async function makeGroup(
	buyer: Buyer,
	wishes: readonly Wish[],
	payment: PlaceOrderInput['payment'] = 'cod',
): Promise<PlacedGroup> {
	const placed = await placeOrder(buyer.context, await readyToOrder(buyer, wishes, payment));
	if (!placed.ok) throw new Error(placed.error.code);
	return placed.value;
}

/** Payments against a VNPAY that answers as the test says, settled by the orders. */
export function wireOrderPayments(client: FakeVnpay = fakeVnpay()): FakeVnpay {
	wireTestPayments({ order: settleOrderPayment }, client);
	return client;
}
