import { and, asc, eq } from 'drizzle-orm';
import { listSavedAddresses } from '#src/domains/addresses/index.ts';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { addToCart, openCart } from '#src/domains/cart/index.ts';
import { products, productVariants } from '#src/domains/catalog/db/tables.ts';
import type { PlacedGroup, PlaceOrderInput } from '#src/domains/checkout/contract/place-order.ts';
import type { Quote } from '#src/domains/checkout/contract/quote.ts';
import { getQuote, placeOrder } from '#src/domains/checkout/index.ts';
import {
	confirmOrder,
	confirmReceipt,
	deliverOrder,
	packOrder,
	recordCashCollected,
	shipOrder,
} from '#src/domains/fulfilment/index.ts';
import { storePrivatePicture } from '#src/domains/media/index.ts';
import { cashClaims } from '#src/domains/order-money/db/tables.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { orderGroups, orderParcels, orders } from '#src/domains/orders/db/tables.ts';
import { recordRemittance } from '#src/domains/remittances/index.ts';
import { shops } from '#src/domains/vendors/db/tables.ts';
import type { MemberActor, SystemActor, VendorActor } from '#src/platform/actor.ts';
import type { Context, Scope } from '#src/platform/context.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { loadConversations } from './conversations.ts';
import { as, expectOk, inThePast, memberActor, moveClock, vendorActor } from './in-the-past.ts';
import { CUSTOMERS, OPERATOR } from './people.ts';
import { readPicture } from './pictures/library.ts';
import { ATTACHED } from './pictures/plan.ts';
import { createReturn, hasReceipt, type ReturnedTo } from './returns.ts';
import { DEMO_SHOPS } from './shop-list.ts';
import { customerIdOf } from './shops.ts';
import { stopTrackingScans } from './silent-parcel.ts';

type End = 'placed' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'completed' | 'cancelled';
/** `products`: pairs of the shop's index and the product's index; several shops make several orders. */
type Journey = {
	readonly hoursAgo: number;
	readonly end: End;
	readonly goods: readonly (readonly [shop: number, good: number])[];
	readonly note?: string;
	readonly returned?: ReturnedTo;
	readonly isTalkedOf?: true;
	readonly isPhotographed?: true;
	readonly isSilent?: true;
	/** Cash collected by a carrier: paid on to the shop, confirmed, or not yet confirmed. */
	readonly cash?: 'remitted' | 'collected' | 'waits';
	readonly carrier?: Extract<Carrier, 'ghn' | 'viettel_post'>;
};

/** Oldest first; all paid in cash, so that no payment provider needs a record. */
const JOURNEYS: readonly (readonly Journey[])[] = [
	[
		{ hoursAgo: 24 * 16 + 6, end: 'placed', goods: [[0, 6]], isSilent: true },
		{ hoursAgo: 24 * 12, end: 'completed', goods: [[0, 0]], cash: 'remitted' },
		{ hoursAgo: 24 * 8, end: 'delivered', goods: [[1, 4]], returned: 'refunded' },
		{ hoursAgo: 24 * 6, end: 'delivered', goods: [[1, 1]], returned: 'disputed', isPhotographed: true },
		{ hoursAgo: 24 * 4, end: 'completed', goods: [[0, 5]], cash: 'collected', carrier: 'viettel_post' },
		{ hoursAgo: 24 * 3, end: 'shipped', goods: [[2, 0]] },
		{ hoursAgo: 50, end: 'cancelled', goods: [[3, 0]] },
		{ hoursAgo: 9, end: 'confirmed', goods: [[0, 2]], note: 'Gọi trước khi giao giúp mình nhé.', isTalkedOf: true },
		{
			hoursAgo: 2,
			end: 'placed',
			goods: [
				[0, 3],
				[1, 0],
			],
		},
	],
	[
		{ hoursAgo: 24 * 22, end: 'completed', goods: [[1, 2]], cash: 'waits', carrier: 'viettel_post' },
		{ hoursAgo: 24 * 10, end: 'completed', goods: [[0, 0]], returned: 'requested', cash: 'collected' },
		{ hoursAgo: 24 * 9, end: 'completed', goods: [[1, 2]], cash: 'remitted' },
		{ hoursAgo: 24 * 8, end: 'delivered', goods: [[7, 0]], returned: 'shipping_disputed' },
		{ hoursAgo: 7, end: 'packed', goods: [[0, 1]] },
		{ hoursAgo: 3, end: 'placed', goods: [[0, 4]] },
	],
	[
		{ hoursAgo: 24 * 22, end: 'completed', goods: [[0, 1]], cash: 'waits' },
		{ hoursAgo: 24 * 5, end: 'delivered', goods: [[0, 5]], returned: 'shipping_back' },
		{ hoursAgo: 5, end: 'placed', goods: [[1, 3]], note: 'Giao sau 17 giờ.' },
	],
];

export async function loadOrders(context: Context<SystemActor>): Promise<void> {
	for (const [index, { email }] of CUSTOMERS.entries()) {
		const customerId = await customerIdOf(context.read, email);
		const there = await context.read
			.select({ id: orderGroups.id })
			.from(orderGroups)
			.where(eq(orderGroups.customerId, customerId));
		for (const journey of (JOURNEYS[index] ?? []).slice(there.length)) await runJourney(context, customerId, journey);
	}
}

/** Runs a whole journey in one transaction, so that a killed run leaves all or nothing of it. */
async function runJourney(context: Context<SystemActor>, customerId: string, journey: Journey): Promise<void> {
	const pictures = await drawJourney(context, customerId, journey);
	await inThePast(context, journey.hoursAgo, async (scope) => {
		const buyer = as(scope, memberActor(customerId));
		const placed = await placeSeedOrder(buyer, journey);
		for (const { number } of placed.orders) {
			await advanceOrderTo(scope, buyer, number, { ...journey, ...pictures });
			const { returned: to, hoursAgo, isTalkedOf, isSilent } = journey;
			const shop = as(scope, await sellerOf(scope, number));
			if (isSilent) await stopTrackingScans({ clock: as(scope, context.actor), shop }, { number, hoursAgo });
			if (isTalkedOf) await loadConversations({ scope, buyer, shop }, { number, hoursAgo });
			if (to) await createReturn({ scope, buyer, shop }, { number, hoursAgo, to, receiptId: pictures.receiptId });
		}
	});
}

type JourneyPictures = { readonly proofId: string | null; readonly receiptId: string | null };

/** Draws before the transaction: no picture may be drawn, encoded or written to a file while one is open. */
async function drawJourney(
	context: Context<SystemActor>,
	customerId: string,
	{ goods, isPhotographed, returned }: Journey,
): Promise<JourneyPictures> {
	const store = async (ownerId: string, name: string, file: string) => {
		const drawn = await readPicture({ file });
		return expectOk(await storePrivatePicture({ ...context, actor: memberActor(ownerId) }, drawn), name).id;
	};
	const [[shop = 0] = []] = goods;
	const ownerId = await customerIdOf(context.read, DEMO_SHOPS[shop]?.owner.email ?? '');
	return {
		proofId: isPhotographed ? await store(ownerId, 'Kiện hàng trước cửa', ATTACHED.parcel) : null,
		receiptId: hasReceipt(returned) ? await store(customerId, 'Biên nhận gửi hàng', ATTACHED.receipt) : null,
	};
}

type SeedOrder = Pick<Journey, 'goods' | 'note'> & { readonly payment?: PlaceOrderInput['payment'] };

export async function placeSeedOrder(
	buyer: Scope<MemberActor>,
	{ goods, note = '', payment = 'cod' }: SeedOrder,
): Promise<PlacedGroup> {
	for (const [shop, product] of goods) {
		const variantId = await variantOf(buyer, shop, product);
		expectOk(await addToCart(buyer, { variantId, quantity: 1 }), `good ${shop}/${product}`);
	}
	const cart = expectOk(await openCart(buyer), 'cart');
	const lineIds = cart.shops.flatMap((shop) => shop.lines.map(({ id }) => id));
	const [address] = (await listSavedAddresses(buyer)).items;
	if (!address) throw new Error('the customer has no address');
	const quote = expectOk(await getQuote(buyer, { lineIds, addressId: address.id }), 'quote');
	return expectOk(await placeOrder(buyer, { ...agreed(quote, address.id, note), payment }), 'order');
}

const agreed = (quote: Quote, addressId: string, note: string): Omit<PlaceOrderInput, 'payment'> => ({
	addressId,
	lines: quote.shops.flatMap((shop) =>
		shop.lines.map(({ lineId, quantity, unitPriceVnd }) => ({ lineId, quantity, unitPriceVnd })),
	),
	shops: quote.shops.map(({ shopId, shipping }) => ({ shopId, shippingVnd: shipping?.feeVnd ?? 0, note })),
	totalVnd: quote.totalVnd,
});

async function variantOf({ read }: Scope, shop: number, product: number): Promise<string> {
	const { application, goods } = DEMO_SHOPS[shop] ?? {};
	const [variant] = await read
		.select({ id: productVariants.id })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(and(eq(shops.name, application?.name ?? ''), eq(products.name, goods?.[product]?.[0] ?? '')))
		.orderBy(asc(productVariants.position))
		.limit(1);
	if (!variant) throw new Error(`shop ${shop} has no good ${product}`);
	return variant.id;
}

const CODES = { ghn: 'GHN', viettel_post: 'VTP' } as const;

/** When each step happens: at this share of the time since placing, at the latest after these hours. */
const STEPS: readonly (readonly [End, share: number, hoursMax: number])[] = [
	['confirmed', 0.08, 4],
	['packed', 0.2, 18],
	['shipped', 0.3, 24],
	['delivered', 0.6, 84],
	['completed', 0.8, 130],
];

async function advanceOrderTo(
	scope: Scope,
	buyer: Context<MemberActor>,
	number: string,
	{ end, hoursAgo, proofId, cash, carrier = 'ghn' }: Journey & JourneyPictures,
): Promise<void> {
	if (end === 'placed') return;
	if (end === 'cancelled') {
		await moveClock(scope, hoursAgo * 0.9);
		expectOk(
			await cancelOrder(buyer, { number, reason: 'wrong_item', note: 'Chọn nhầm màu, mình đặt lại sau.' }),
			number,
		);
		return;
	}
	const shop = as(scope, await sellerOf(scope, number));
	for (const [step, share, hoursMax] of STEPS) {
		await moveClock(scope, hoursAgo - Math.min(hoursAgo * share, hoursMax));
		const taken =
			proofId && step === 'delivered'
				? completeDelivery(shop, number, proofId)
				: take(step, buyer, shop, number, cash && carrier);
		expectOk<unknown>(await taken, `${number} ${step}`);
		if (step === end) break;
	}
	if (cash === 'collected') await collectCash(scope, number);
	if (cash === 'remitted') await remitCash(scope, number);
}

const DAYS_SHOWN = 10;

/** The carrier's payment of one parcel, as its file of that day says. */
async function remitCash(scope: Scope, number: string): Promise<void> {
	const operatorContext = as(scope, { kind: 'operator', customerId: await customerIdOf(scope.read, OPERATOR.email) });
	const claims = await scope.read
		.select({ parcelId: cashClaims.parcelId, carrier: cashClaims.carrier, amountVnd: cashClaims.amountVnd })
		.from(cashClaims)
		.innerJoin(orders, eq(orders.id, cashClaims.orderId))
		.where(eq(orders.number, number));
	const paidOn = vietnamDay(await scope.now());
	for (const { parcelId: tracking, carrier, amountVnd } of claims) {
		const reference = `${carrier.toUpperCase()}-${paidOn.slice(2, DAYS_SHOWN).replaceAll('-', '')}-${number.slice(-3)}`;
		const lines = [{ tracking, amountVnd, feeVnd: 0 }];
		const paid = { carrier, reference, paidOn, totalVnd: amountVnd, lines };
		expectOk(await recordRemittance(operatorContext, paid), `${number} remittance`);
	}
}

async function collectCash(scope: Scope, number: string): Promise<void> {
	const operatorContext = as(scope, { kind: 'operator', customerId: await customerIdOf(scope.read, OPERATOR.email) });
	const parcels = await scope.read
		.select({ id: orderParcels.id })
		.from(orderParcels)
		.innerJoin(orders, eq(orders.id, orderParcels.orderId))
		.where(eq(orders.number, number));
	for (const { id: parcelId } of parcels)
		expectOk(
			await recordCashCollected(operatorContext, { parcelId, note: 'Bảng kê của hãng tuần này' }),
			`${number} cash`,
		);
}

function take(
	step: End,
	buyer: Context<MemberActor>,
	shop: Context<VendorActor>,
	number: string,
	carrier: Journey['carrier'],
) {
	if (step === 'confirmed') return confirmOrder(shop, { number });
	if (step === 'packed') return packOrder(shop, { number });
	if (step === 'shipped' && carrier)
		return shipOrder(shop, { number, carrier, tracking: `${CODES[carrier]}${number}` });
	if (step === 'shipped') return shipOrder(shop, { number, tracking: 'Chuyến xe sáng của gian hàng' });
	if (step === 'delivered') return deliverOrder(shop, { number, proof: 'Người nhà ký nhận tại cửa' });
	return confirmReceipt(buyer, { number });
}

const completeDelivery = (shop: Context<VendorActor>, number: string, proofId: string) =>
	deliverOrder(shop, { number, recipient: 'Chị Hạnh', proof: 'Giao tận tay, có chụp ảnh', pictures: [proofId] });

async function sellerOf({ read }: Scope, number: string): Promise<VendorActor> {
	const [row] = await read
		.select({ shopId: shops.id, ownerId: shops.ownerId })
		.from(orders)
		.innerJoin(shops, eq(shops.id, orders.shopId))
		.where(eq(orders.number, number));
	if (!row) throw new Error(`order ${number} has no shop`);
	return vendorActor(row.ownerId, row.shopId);
}
