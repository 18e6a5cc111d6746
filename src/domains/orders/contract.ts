import * as z from 'zod/mini';
import { CART_LINE_STATUSES, CartQuantity, cartConfig, lineFacts } from '#src/domains/cart/contract.ts';
import { ReturnTerms } from '#src/domains/catalog/contract-terms.ts';
import { ATTEMPT_MINUTES } from '#src/domains/payments/contract.ts';
import type { VoucherProblem } from '#src/domains/promotions/contract.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PageQuery } from '#src/shared/paging.ts';
import { PlainText } from '#src/shared/text.ts';
import { AgreedVoucher, AppliedVoucher, CoinUse, totals, VoucherSelection } from './contract-checkout.ts';

export const ORDER_STATES = [
	'pending_payment',
	'placed',
	'confirmed',
	'packed',
	'shipped',
	'delivered',
	'completed',
	'expired',
	'cancelled',
	'returned',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const GRACE_MINUTES = 2;

/** The numbers of a sale; policies import them. */
export const ordersConfig = {
	/** What buyers are told they have for paying; products are held longer by the grace for the bank's answer. */
	payMinutes: ATTEMPT_MINUTES,
	graceMinutes: GRACE_MINUTES,
	reservationMinutes: ATTEMPT_MINUTES + GRACE_MINUTES,
	/** Every retry ends by then, counted from placing. */
	payWithinMinutes: 45,
	/** Less than this at the bank is not worth starting. */
	retryLeastMinutes: 3,
	paymentTriesMax: 10,
	/** Coin of an unpaid order is given back with it; what nobody gives back is free after this. */
	coinHeldDays: 7,
	/** Between two orders of one buyer. */
	placeGapMs: 1000,
	cash: { orderMaxVnd: 5_000_000, refusalsMax: 2, refusalDays: 90, offDays: 60 },
	/** Working hours since placing. */
	confirm: { remindHours: 12, overdueHours: 24, cancelHours: 48 },
	/** A shop that does not answer a wish to cancel agrees. */
	cancelAnswerHours: 12,
	/** What a shop has declined to cancel is not asked for again so soon. */
	askAgainHours: 12,
	/** Working days after the promised preparation: reminded a day before its end, cancelled after these. */
	packGraceDays: 2,
	/** Once some of an order has left: so many more until the clock cancels the rest. */
	restGraceDays: 2,
	/** Since the parcel left, or its carrier last told of it: a case opens, and both sides are asked where it is. */
	askArrivalDays: 15,
	/** Then the shop looks for it; what is not found is lost, and costs its buyer nothing. */
	findDays: 5,
	/** A refused parcel that is not back in its shop by then is lost. */
	wayBackDays: 15,
	contactVisibleDays: 15,
	/** Why an order is left out of its shop's record. */
	excuseReasonMax: 500,
	/** Without a word of the buyer an order is complete this long after delivery. */
	complete: { afterDays: 7, remindDays: 5 },
	/** What a shop owes for cancelling what it had confirmed, as far as it has money with us; a day no more than this. */
	shopCancelGoodwill: { percent: 2, maxVnd: 50_000, shopDayMaxVnd: 500_000 },
	latePaid: { refundHours: 1, goodwillPercent: 1, goodwillMaxVnd: 20_000 },
} as const;

export const PaymentMethod = z.enum(['vnpay', 'cod']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
export const NOTE_MAX_LENGTH = 200;
export const PROOF_MIN_LENGTH = 5;
export const TRACKING_MAX_LENGTH = 60;
const Note = PlainText(NOTE_MAX_LENGTH);
/** Ten random digits: an order is named by them, never counted. */
export const OrderNumber = z.string().check(z.regex(/^[1-9]\d{9}$/));
const Instant = z.iso.datetime();

const listOf = <T extends z.core.$ZodType>(item: T) =>
	z.array(item).check(z.minLength(1), z.maxLength(cartConfig.linesMax));
export const QuoteInput = z.strictObject({
	lineIds: listOf(Id),
	addressId: z.nullable(Id),
	vouchers: z.optional(z.array(VoucherSelection).check(z.maxLength(cartConfig.linesMax))),
	/** Bizcoin to use at most; without it nothing is said of bizcoin. */
	coinVnd: z.optional(VndAmount),
});
export type QuoteInput = z.infer<typeof QuoteInput>;

/** As in a cart; here it is known besides whether its shop brings it to the chosen address. */
export const QuoteLineStatus = z.enum([...CART_LINE_STATUSES, 'not_delivered']);
export type QuoteLineStatus = z.infer<typeof QuoteLineStatus>;
export const QuoteLine = z.object({
	lineId: Id,
	variantId: Id,
	...lineFacts,
	status: QuoteLineStatus,
	returnTerms: ReturnTerms,
	/** What an item cost when it was put into the cart, where that is another price. */
	wasVnd: z.optional(VndAmount),
	/** As in the cart. */
	preOrderDays: z.optional(z.int()),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuoteShop = z.object({
	shopId: Id,
	shopName: z.string(),
	shopSlug: z.string(),
	lines: z.array(QuoteLine),
	/** Null until an address says how far the parcel goes, and where the shop brings nothing. */
	shipping: z.nullable(
		z.object({
			option: z.string(),
			feeVnd: VndAmount,
			arrivesFrom: Instant,
			arrivesTo: Instant,
			/** So much more of this shop and its parcel costs nothing; null where that never is so. */
			moreForFreeVnd: z.nullable(VndAmount),
		}),
	),
	shopVoucher: z.nullable(AppliedVoucher),
	platformVoucher: z.nullable(AppliedVoucher),
	/** Shipping is charged where a line can be ordered. */
	...totals,
});
export type QuoteShop = z.infer<typeof QuoteShop>;

export const Quote = z.object({
	shops: z.array(QuoteShop),
	...totals,
	/** Null when nobody asked. */
	coin: z.nullable(CoinUse),
	/** Why cash is refused; null when it is not. */
	cashRefusal: z.nullable(z.enum(['amount', 'refused_before'])),
	/** Every line can be ordered and the address is known. */
	isComplete: z.boolean(),
});
export type Quote = z.infer<typeof Quote>;

const AgreedLine = z.strictObject({
	lineId: Id,
	quantity: CartQuantity,
	unitPriceVnd: VndAmount,
	/** As they were shown; without them the buyer takes what holds now. */
	returnTerms: z.optional(ReturnTerms),
});
const AgreedShop = z.strictObject({
	shopId: Id,
	shippingVnd: VndAmount,
	note: z.optional(Note),
	shopVoucher: z.optional(AgreedVoucher),
	platformVoucher: z.optional(AgreedVoucher),
});
const isEachOnce = (shops: readonly { readonly shopId: string }[]): boolean =>
	new Set(shops.map(({ shopId }) => shopId)).size === shops.length;

/** What the buyer saw and agreed to: the server computes it again and asks again when anything differs. */
export const PlaceOrderInput = z.strictObject({
	addressId: Id,
	payment: PaymentMethod,
	lines: listOf(AgreedLine),
	shops: listOf(AgreedShop).check(z.refine(isEachOnce, { error: 'orders.shop_twice' })),
	totalVnd: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
	/** Bizcoin as it was shown; none without it. */
	coinVnd: z.optional(VndAmount),
});
export type PlaceOrderInput = z.infer<typeof PlaceOrderInput>;

export type QuoteDifference = {
	readonly kind: 'price' | 'quantity' | 'unavailable' | 'gone' | 'shipping' | 'voucher' | 'coin' | 'returns';
	/** The product, the shop whose shipping fee differs, or the voucher's code. */
	readonly name: string;
	readonly shown: number | null;
	readonly now: number | null;
	readonly status: QuoteLineStatus | null;
	/** What may be given back now. */
	readonly returnTerms?: ReturnTerms;
	/** Why a voucher takes nothing off any more. */
	readonly problem?: VoucherProblem | null;
};

export const PaymentStart = z.object({ txnRef: z.string(), paymentUrl: z.url() });
export type PaymentStart = z.infer<typeof PaymentStart>;
export const PlacedGroup = z.object({
	groupNumber: OrderNumber,
	totalVnd: z.int(),
	/** What bank or cash pays: without coin. */
	payVnd: z.int(),
	orders: z.array(z.object({ number: OrderNumber, shopName: z.string(), totalVnd: VndAmount, payVnd: VndAmount })),
	/** Where to pay; null for cash on delivery. */
	payment: z.nullable(PaymentStart),
});
export type PlacedGroup = z.infer<typeof PlacedGroup>;
/** The tabs of both lists. */
export const ORDER_TABS = ['all', 'unpaid', 'waiting', 'preparing', 'shipping', 'done', 'returns', 'ended'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];
export const ListOrdersInput = z.object({ tab: z._default(z.enum(ORDER_TABS), 'all'), ...PageQuery });
export type ListOrdersInput = z.infer<typeof ListOrdersInput>;

export const ORDER_EVENTS = [
	'ordered',
	'paid',
	'payment_held',
	'payment_failed',
	'expired',
	'confirmed',
	'packed',
	'shipped',
	'delivered',
	'completed',
	'cancel_asked',
	'cancel_declined',
	'cancel_withdrawn',
	'cancelled',
	'rest_asked',
	'rest_declined',
	'rest_withdrawn',
	'rest_cancelled',
	'refund_asked',
	'refund_stuck',
	'refund_unclear',
	'refunded',
	'case_opened',
	'case_closed',
] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];
export const ORDER_PARTIES = ['buyer', 'shop', 'system'] as const;
export type OrderParty = (typeof ORDER_PARTIES)[number];

export const OrderInput = z.strictObject({ number: OrderNumber });
export type OrderInput = z.infer<typeof OrderInput>;
export const ChangedOrder = z.object({ number: OrderNumber, state: z.enum(ORDER_STATES) });
export type ChangedOrder = z.infer<typeof ChangedOrder>;
export const BUYER_CANCEL_REASONS = ['changed_mind', 'wrong_item', 'wrong_address', 'too_slow', 'other'] as const;
export const SHOP_CANCEL_REASONS = ['out_of_stock', 'wrong_price', 'cannot_ship', 'other'] as const;
/** `agreed`: the shop said yes to the buyer's wish, or nothing for too long. */
export const SYSTEM_CANCEL_REASONS = ['agreed', 'not_confirmed', 'not_packed', 'payment_refused'] as const;
type Reasons = typeof BUYER_CANCEL_REASONS | typeof SHOP_CANCEL_REASONS | typeof SYSTEM_CANCEL_REASONS;
export type CancelReason = Reasons[number];
const cancelInput = <const R extends readonly string[]>(reasons: R) =>
	z.strictObject({ number: OrderNumber, reason: z.enum(reasons), note: z.optional(Note) });
export const CancelOrderInput = cancelInput(BUYER_CANCEL_REASONS);
export type CancelOrderInput = z.infer<typeof CancelOrderInput>;
export const DeclineOrderInput = cancelInput(SHOP_CANCEL_REASONS);
export type DeclineOrderInput = z.infer<typeof DeclineOrderInput>;
export const AnswerCancelInput = z.strictObject({ number: OrderNumber, accept: z.boolean(), note: z.optional(Note) });
export type AnswerCancelInput = z.infer<typeof AnswerCancelInput>;

export const ordersErrors = {
	'orders.not_found': 'not_found',
	'orders.address_not_found': 'not_found',
	'orders.quote_changed': 'conflict',
	'orders.voucher_not_usable': 'invalid',
	'orders.too_fast': 'limited',
	'orders.cash_amount': 'conflict',
	'orders.cash_refused_before': 'conflict',
	'orders.amount_too_large': 'invalid',
	'orders.nothing_to_pay': 'conflict',
	'orders.payment_held': 'conflict',
	'orders.payment_window_closed': 'conflict',
	'orders.payment_unavailable': 'conflict',
	'orders.payment_tries_used': 'conflict',
	'orders.not_cancellable': 'conflict',
	'orders.cancel_asked_already': 'conflict',
	'orders.cancel_waits': 'conflict',
	'orders.no_cancel_request': 'conflict',
	'orders.no_rest': 'conflict',
	'orders.rest_asked_already': 'conflict',
	'orders.rest_declined_lately': 'conflict',
	'orders.no_rest_request': 'conflict',
	'orders.wrong_state': 'conflict',
	'orders.role_not_allowed': 'forbidden',
	'orders.pieces_gone': 'conflict',
	'orders.tracking_taken': 'conflict',
	'orders.parcels_used': 'conflict',
	'orders.parcel_not_found': 'not_found',
	'orders.proof_needed': 'invalid',
	'orders.picture_unknown': 'invalid',
	'orders.case_not_found': 'not_found',
	'orders.case_closed': 'conflict',
	'orders.case_in_return': 'conflict',
	'orders.case_note': 'invalid',
	'orders.excuse_reason': 'invalid',
	'orders.excused_already': 'conflict',
	'orders.no_refusal': 'conflict',
} as const;
export type OrderFailure = keyof typeof ordersErrors;
export const fail = defineErrors(ordersErrors);
