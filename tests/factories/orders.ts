import type { CartView } from '#src/domains/cart/contract.ts';
import { addToCart } from '#src/domains/cart/index.ts';
import type { PlacedGroup, PlaceOrderInput } from '#src/domains/checkout/contract/place-order.ts';
import type { Quote, QuoteInput } from '#src/domains/checkout/contract/quote.ts';
import { finaliseOrderPayment, getQuote, placeOrder } from '#src/domains/checkout/index.ts';
import { agreedInput as agreed } from '#src/domains/checkout/rules/what-buyer-agreed-to.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { contextOf, member, vendor } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { makeAddress } from './addresses.ts';
import { makeCustomer } from './identity.ts';
import { type FakeVnpay, fakeVnpay, wireTestPayments } from './payments.ts';

export type Buyer = { readonly context: Context<MemberActor>; readonly addressId: string; readonly customerId: string };
export type Request = { readonly variantId: string; readonly quantity?: number };

export async function makeBuyer(database: TestDatabase): Promise<Buyer> {
	const { id } = await makeCustomer(database.db);
	const address = await makeAddress(database.db, id);
	return { context: contextOf(database, member(id)), addressId: address.id, customerId: id };
}

export async function fillCart({ context }: Buyer, wishes: readonly Request[]): Promise<CartView> {
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

type Reduced = Pick<QuoteInput, 'vouchers' | 'coinVnd'>;

export async function quoteFor(buyer: Buyer, cart: CartView, reduced: Reduced = {}): Promise<Quote> {
	const asked = { lineIds: [...lineIdsOf(cart)], addressId: buyer.addressId, ...reduced };
	const quoted = await getQuote(buyer.context, asked);
	if (!quoted.ok) throw new Error(quoted.error.code);
	return quoted.value;
}

export const agreedInput = (
	quote: Quote,
	{ addressId }: Buyer,
	payment: PlaceOrderInput['payment'] = 'cod',
): PlaceOrderInput => agreed(quote, addressId, payment, () => '');

export async function readyToOrder(
	buyer: Buyer,
	wishes: readonly Request[],
	payment: PlaceOrderInput['payment'] = 'cod',
): Promise<PlaceOrderInput> {
	return agreedInput(await quoteFor(buyer, await fillCart(buyer, wishes)), buyer, payment);
}

export async function makeGroup(
	buyer: Buyer,
	wishes: readonly Request[],
	payment: PlaceOrderInput['payment'] = 'cod',
): Promise<PlacedGroup> {
	const placed = await placeOrder(buyer.context, await readyToOrder(buyer, wishes, payment));
	if (!placed.ok) throw new Error(placed.error.code);
	return placed.value;
}

export function wireOrderPayments(client: FakeVnpay = fakeVnpay()): FakeVnpay {
	wireTestPayments({ order: finaliseOrderPayment }, client);
	return client;
}

export type MadeOrder = {
	readonly id: string;
	readonly number: string;
	readonly groupId: string;
	readonly shopId: string;
};

/** Sorted as in the response of placeOrder. */
export async function ordersOf(database: TestDatabase, { orders }: PlacedGroup): Promise<readonly MadeOrder[]> {
	const { rows } = await database.pool.query<MadeOrder>(
		'SELECT id, number, group_id AS "groupId", shop_id AS "shopId" FROM orders WHERE number = ANY($1) ORDER BY id',
		[orders.map(({ number }) => number)],
	);
	return rows;
}

export async function stateOf(database: TestDatabase, number: string): Promise<string> {
	const { rows } = await database.pool.query<{ state: string }>('SELECT state FROM orders WHERE number = $1', [number]);
	return rows[0]?.state ?? '';
}

export async function sellerOf(database: TestDatabase, { shopId }: MadeOrder, staffRole = 'admin') {
	const { rows } = await database.pool.query<{ owner_id: string }>('SELECT owner_id FROM shops WHERE id = $1', [
		shopId,
	]);
	return contextOf(database, vendor(rows[0]?.owner_id ?? '', shopId, { staffRole }));
}
