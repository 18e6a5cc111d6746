import * as z from 'zod/mini';
import { lineFacts } from '#src/domains/cart/contract.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';
import { ORDER_EVENTS, ORDER_PARTIES, ORDER_STATES, OrderNumber, PaymentMethod, PaymentStatus } from './contract.ts';
import { ParcelView } from './contract-fulfilment.ts';
import { InvestigationView } from './contract-investigation.ts';
import { Quantities } from './contract-quantities.ts';
import { ReturnRequests } from './contract-return-requests.ts';
import { OpenReturn } from './contract-returns.ts';
import { Cut, PartCancelView } from './contract-unshipped-items.ts';

/** The tabs of both lists. */
export const ORDER_TABS = ['all', 'unpaid', 'waiting', 'preparing', 'shipping', 'done', 'returns', 'ended'] as const;

export type OrderTab = (typeof ORDER_TABS)[number];

export const ListOrdersInput = z.object({ tab: z._default(z.enum(ORDER_TABS), 'all'), ...PageQuery });
export type ListOrdersInput = z.infer<typeof ListOrdersInput>;

const Instant = z.iso.datetime();

export const OrderLineView = z.object({ id: Id, sku: z.string(), ...lineFacts });
export type OrderLineView = z.infer<typeof OrderLineView>;
const Contact = z.object({ recipient: z.string(), phone: z.string(), address: z.string() });
const orderFacts = {
	number: OrderNumber,
	state: z.enum(ORDER_STATES),
	paymentMethod: PaymentMethod,
	/** When its buyer ordered it, however much later its payment came. */
	placedAt: Instant,
	isCancelAsked: z.boolean(),
	/** `returned` without ever having arrived. */
	isUndelivered: z.boolean(),
	/** `packed`, and a parcel of it has left. */
	isPartSent: z.boolean(),
};
const orderSums = {
	goodsVnd: VndAmount,
	shippingVnd: VndAmount,
	shopDiscountVnd: VndAmount,
	platformDiscountVnd: VndAmount,
	coinVnd: VndAmount,
	/** The price: products and shipping without both discounts. */
	totalVnd: VndAmount,
	/** What bank or cash pays of it: all but the coin. */
	payVnd: VndAmount,
	/** Taken off all of it since items were cancelled. */
	cut: Cut,
};

export const OrderSummary = z.object({
	...orderFacts,
	...orderSums,
	shopName: z.string(),
	shopSlug: z.string(),
	lines: z.array(OrderLineView),
	/** The payment of the group is still open until then. */
	payUntil: z.nullable(Instant),
	/** Pieces that have left. */
	sentCount: z.int(),
	paymentStatus: PaymentStatus,
	/** What a payment started now would cover: every unpaid order of the group. */
	dueVnd: VndAmount,
	/** These, in the order in which they were placed. */
	dueNumbers: z.array(OrderNumber),
	/** Of several the one whose clock runs out first. */
	openReturn: z.nullable(OpenReturn),
	/** While none is open, the last one that ended and was not withdrawn. */
	endedReturn: z.nullable(OpenReturn),
	/** What is being looked for. */
	openCase: z.nullable(InvestigationView),
	/** Of the other side. */
	unreadMessages: z.int(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;
export const ListedOrder = z.object({ ...OrderSummary.shape, askedBack: z.array(ReturnRequests) });
export type ListedOrder = z.infer<typeof ListedOrder>;
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
	/** What has neither left nor been cancelled. */
	left: z.array(Quantities),
	partCancels: z.array(PartCancelView),
};

export const OrderView = z.object({
	...OrderSummary.shape,
	groupNumber: OrderNumber,
	/** Other orders that the same payment covers. */
	siblingNumbers: z.array(OrderNumber),
	contact: Contact,
	note: z.string(),
	arrivesFrom: Instant,
	arrivesTo: Instant,
	events: z.array(OrderEventView),
	parcels: z.array(ParcelView),
	...unshippedItems,
	mayCancelRest: z.boolean(),
	/** Of `left`, what the shop has not declined to cancel lately. */
	askable: z.array(Quantities),
	mayCancel: z.nullable(z.enum(['cancel', 'ask'])),
	/** A wish of the buyer's to cancel, the whole or the rest, that nobody has answered yet. */
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
/** A shop sees its own lines and totals, nothing of the orders beside it. */
export const ShopOrderSummary = z.object({
	...orderFacts,
	/** Absent for whoever of the shop sees no money; so are the prices of its lines. */
	sums: z.nullable(ShopOrderSums),
	lines: z.array(ShopOrderLine),
	buyerName: z.string(),
	/** The shop's next step is due by then. */
	dueBy: z.nullable(Instant),
	isOverdue: z.boolean(),
	mayConfirm: z.boolean(),
	next: z.nullable(z.enum(['pack', 'ship', 'deliver'])),
	/** The return whose clock runs out first; it says what happens next. */
	openReturn: z.nullable(OpenReturn),
	/** What is being looked for. */
	openCase: z.nullable(InvestigationView),
	/** A receipt for sending products back is judged by then; null where none waits for whoever asks. */
	receiptBy: z.nullable(Instant),
	/** Of the other side. */
	unreadMessages: z.int(),
});
export type ShopOrderSummary = z.infer<typeof ShopOrderSummary>;
export const ORDER_SEARCH_MAX = 100;
/** `q`: digits of a number, a phone or an SKU, or words of products or of a buyer’s name. */
export const ListShopOrdersInput = z.object({
	...ListOrdersInput.shape,
	q: z.optional(z.string().check(z.maxLength(ORDER_SEARCH_MAX))),
});
export type ListShopOrdersInput = z.infer<typeof ListShopOrdersInput>;
export const ListedShopOrder = z.object({ ...ShopOrderSummary.shape, askedBack: z.array(ReturnRequests) });
export type ListedShopOrder = z.infer<typeof ListedShopOrder>;
export const ShopOrderPage = pageOf(ListedShopOrder);
export type ShopOrderPage = z.infer<typeof ShopOrderPage>;
export const ShopOrderView = z.object({
	...ShopOrderSummary.shape,
	isPaid: z.boolean(),
	/** Masked outside the days in which the shop needs it. */
	contact: Contact,
	isContactVisible: z.boolean(),
	note: z.string(),
	events: z.array(OrderEventView),
	parcels: z.array(ParcelView),
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
	/** Wishes to cancel that wait for the shop's word, of the whole or of what is left. */
	cancelAsked: z.int(),
	/** Not the shop's yet: the bank doubts what was paid, and their products are held. */
	held: z.int(),
	returns: z.int(),
	/** Silent parcels that the shop is to find. */
	cases: z.int(),
});
export type ShopOrderCounts = z.infer<typeof ShopOrderCounts>;
