import * as z from 'zod/mini';
import { lineFacts } from '#src/domains/cart/contract.ts';
import { ParcelView } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { InvestigationView } from '#src/domains/fulfilment/contract/investigation.ts';
import { Cut, PartCancelView } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import {
	ORDER_EVENTS,
	ORDER_PARTIES,
	ORDER_STATES,
	OrderNumber,
	PaymentMethod,
	PaymentStatus,
} from '#src/domains/orders/contract/order.ts';
import { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { ParcelCash } from '#src/domains/remittances/contract.ts';
import { OpenReturn } from '#src/domains/returns/contract/return.ts';
import { ReturnRequests } from '#src/domains/returns/contract/return-requests.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';

export const ORDER_TABS = ['all', 'unpaid', 'waiting', 'preparing', 'shipping', 'done', 'returns', 'ended'] as const;

export type OrderTab = (typeof ORDER_TABS)[number];

export const ORDER_SEARCH_MAX = 100;
/** `q` matches digits of an order number, words of product and shop names; for shops also phones, SKUs and buyers. */
export const ListOrdersInput = z.object({
	tab: z._default(z.enum(ORDER_TABS), 'all'),
	q: z.optional(z.string().check(z.maxLength(ORDER_SEARCH_MAX))),
	...PageQuery,
});
export type ListOrdersInput = z.infer<typeof ListOrdersInput>;

const Instant = z.iso.datetime();

export const OrderLineView = z.object({ id: Id, sku: z.string(), ...lineFacts });
export type OrderLineView = z.infer<typeof OrderLineView>;
const Contact = z.object({
	recipient: z.string(),
	phone: z.string(),
	address: z.string(),
	/** Empty for shops that do not see the address. */
	courierNote: z.string(),
});
export type Contact = z.infer<typeof Contact>;
const orderFacts = {
	number: OrderNumber,
	state: z.enum(ORDER_STATES),
	paymentMethod: PaymentMethod,
	/** When the buyer placed it, even if the payment arrived later. */
	placedAt: Instant,
	isCancelAsked: z.boolean(),
	/** `returned` without having been delivered. */
	isUndelivered: z.boolean(),
	/** `packed`, and at least one parcel has shipped. */
	isPartSent: z.boolean(),
};
const orderSums = {
	goodsVnd: VndAmount,
	shippingVnd: VndAmount,
	shopDiscountVnd: VndAmount,
	platformDiscountVnd: VndAmount,
	coinVnd: VndAmount,
	totalVnd: VndAmount,
	payVnd: VndAmount,
	cut: Cut,
};

export const OrderSummary = z.object({
	...orderFacts,
	...orderSums,
	shopName: z.string(),
	shopSlug: z.string(),
	lines: z.array(OrderLineView),
	payUntil: z.nullable(Instant),
	/** The shop's deadline for confirming; null once it has. */
	confirmBy: z.nullable(Instant),
	sentCount: z.int(),
	paymentStatus: PaymentStatus,
	/** Amount of a payment started now: all unpaid orders of the group. */
	dueVnd: VndAmount,
	dueNumbers: z.array(OrderNumber),
	openReturn: z.nullable(OpenReturn),
	/** Without an open return: the last one that ended and was not withdrawn. */
	endedReturn: z.nullable(OpenReturn),
	openCase: z.nullable(InvestigationView),
	unreadMessages: z.int(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;
const { position, carrier, tracking, trackingUrl } = ParcelView.shape;
export const ListedOrder = z.object({
	...OrderSummary.shape,
	askedBack: z.array(ReturnRequests),
	parcels: z.array(z.object({ position, carrier, tracking, trackingUrl })),
	mayConfirmReceipt: z.boolean(),
	/** Within the days in which a fault can be reported, without an earlier return. */
	mayReturn: z.boolean(),
});
export type ListedOrder = z.infer<typeof ListedOrder>;
export const BUYER_ACTIONS = ['pay', 'open_return', 'receive', 'track', 'review', 'reorder', 'return'] as const;
export type BuyerAction = (typeof BUYER_ACTIONS)[number];
/** Actions of an order card: at most one is primary. */
export type BuyerActions = { readonly primary: BuyerAction | null; readonly secondary: readonly BuyerAction[] };
export const OrderPage = pageOf(ListedOrder);
export type OrderPage = z.infer<typeof OrderPage>;

export const OrderEventView = z.object({
	kind: z.enum(ORDER_EVENTS),
	party: z.enum(ORDER_PARTIES),
	reason: z.nullable(z.string()),
	note: z.string(),
	at: Instant,
});
export type OrderEventView = z.infer<typeof OrderEventView>;

const unshippedItems = {
	/** Neither shipped nor cancelled. */
	left: z.array(Quantities),
	partCancels: z.array(PartCancelView),
};

export const OrderView = z.object({
	...OrderSummary.shape,
	groupNumber: OrderNumber,
	siblingNumbers: z.array(OrderNumber),
	contact: Contact,
	note: z.string(),
	arrivesFrom: Instant,
	arrivesTo: Instant,
	events: z.array(OrderEventView),
	parcels: z.array(ParcelView),
	...unshippedItems,
	mayCancelRest: z.boolean(),
	/** The part of `left` whose cancellation the shop has not recently declined. */
	askable: z.array(Quantities),
	mayCancel: z.nullable(z.enum(['cancel', 'ask'])),
	/** A cancellation request of the whole order or of unshipped items is pending. */
	mayWithdraw: z.boolean(),
	mayConfirmReceipt: z.boolean(),
});
export type OrderView = z.infer<typeof OrderView>;

export const ShopOrderSums = z.object(orderSums);
export type ShopOrderSums = z.infer<typeof ShopOrderSums>;
export const ShopOrderLine = z.object({
	...OrderLineView.shape,
	unitPriceVnd: z.nullable(VndAmount),
	lineTotalVnd: z.nullable(VndAmount),
});
export type ShopOrderLine = z.infer<typeof ShopOrderLine>;
/** Where the cash of a delivered order is; the least advanced parcel counts. */
export const CASH_PLACES = ['shop', 'expected', 'collected', 'remitted'] as const;
export type CashPlace = (typeof CASH_PLACES)[number];
/** Contains only the shop's lines and totals, nothing of other orders in the group. */
export const ShopOrderSummary = z.object({
	...orderFacts,
	/** Null for staff who may not see amounts, as are the prices of the lines. */
	sums: z.nullable(ShopOrderSums),
	/** Null before delivery, for prepaid orders and where nothing was to collect. */
	cashPlace: z.nullable(z.enum(CASH_PLACES)),
	lines: z.array(ShopOrderLine),
	buyerName: z.string(),
	/** Other orders of this buyer that the shop has completed. */
	completedBefore: z.int(),
	dueBy: z.nullable(Instant),
	isOverdue: z.boolean(),
	mayConfirm: z.boolean(),
	next: z.nullable(z.enum(['pack', 'ship', 'deliver'])),
	openReturn: z.nullable(OpenReturn),
	openCase: z.nullable(InvestigationView),
	/** Deadline to judge a return shipping receipt; null when none is pending. */
	receiptBy: z.nullable(Instant),
	unreadMessages: z.int(),
});
export type ShopOrderSummary = z.infer<typeof ShopOrderSummary>;
export const ListShopOrdersInput = ListOrdersInput;
export type ListShopOrdersInput = z.infer<typeof ListShopOrdersInput>;
export const ListedShopOrder = z.object({ ...ShopOrderSummary.shape, askedBack: z.array(ReturnRequests) });
export type ListedShopOrder = z.infer<typeof ListedShopOrder>;
export const ShopOrderPage = pageOf(ListedShopOrder);
export type ShopOrderPage = z.infer<typeof ShopOrderPage>;
export const ShopOrderView = z.object({
	...ShopOrderSummary.shape,
	isPaid: z.boolean(),
	/** Masked except during the days in which the shop needs it. */
	contact: Contact,
	isContactVisible: z.boolean(),
	note: z.string(),
	events: z.array(OrderEventView),
	parcels: z.array(ParcelView),
	/** Cash that carriers collect for the shop; only for who may see money. */
	cash: z.array(ParcelCash),
	/** Parcels of a cash order whose cash the shop takes itself. */
	heldParcelIds: z.array(z.string()),
	...unshippedItems,
	mayCancelRest: z.boolean(),
	mayAnswerRest: z.boolean(),
	mayCancel: z.boolean(),
	mayAnswerCancel: z.boolean(),
});
export type ShopOrderView = z.infer<typeof ShopOrderView>;
export const ShopOrderCounts = z.object({
	waiting: z.int(),
	preparing: z.int(),
	cancelAsked: z.int(),
	/** Orders not yet visible to the shop: the bank is checking the payment while the stock is reserved. */
	held: z.int(),
	returns: z.int(),
	cases: z.int(),
	/** When the latest order that waits for confirmation came in; null without one. */
	newestAt: z.nullable(z.string()),
});
export type ShopOrderCounts = z.infer<typeof ShopOrderCounts>;
