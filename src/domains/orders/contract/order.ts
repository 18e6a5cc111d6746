import * as z from 'zod/mini';
import { ATTEMPT_MINUTES } from '#src/domains/payments/contract/payments.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { PlainText } from '#src/shared/text/text.ts';

export type { ReturnTerms } from '#src/domains/catalog/contract/return-terms.ts';

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

/** Limits and deadlines of orders; the published policies import them. */
export const ordersConfig = {
	/** The deadline that buyers see; stock stays reserved for `graceMinutes` longer, until the bank has answered. */
	payMinutes: ATTEMPT_MINUTES,
	graceMinutes: GRACE_MINUTES,
	reservationMinutes: ATTEMPT_MINUTES + GRACE_MINUTES,
	/** Counted from placing; no retry may end later. */
	payWithinMinutes: 45,
	/** A payment with less remaining time is not started. */
	retryLeastMinutes: 3,
	paymentTriesMax: 10,
	/** Coin of an unpaid order is released with the order; this is the upper limit. */
	coinHeldDays: 7,
	placeGapMs: 1000,
	cash: { orderMaxVnd: 5_000_000, refusalsMax: 2, refusalDays: 90, offDays: 60 },
	confirm: { remindHours: 12, overdueHours: 24, cancelHours: 48 },
	/** Without an answer by then the cancellation request counts as accepted. */
	cancelAnswerHours: 12,
	/** Minimum time before a declined cancellation can be requested again. */
	askAgainHours: 12,
	/** Working days after the preparation time: a reminder one day before the end, then cancellation. */
	packGraceDays: 2,
	/** Additional days for a partly shipped order before its unshipped items are cancelled. */
	restGraceDays: 2,
	/** Days since shipping or the last tracking event; then an investigation opens. */
	askArrivalDays: 15,
	/** The time for the shop to find the parcel; then it counts as lost, and the buyer is refunded. */
	findDays: 5,
	/** A failed delivery that has not returned to the shop by then counts as lost. */
	wayBackDays: 15,
	contactVisibleDays: 15,
	excuseReasonMax: 500,
	/** Days after delivery until an order completes without confirmation by the buyer. */
	complete: { afterDays: 7, remindDays: 5 },
	/** Goodwill of a shop for cancelling a confirmed order, limited by its balance and by `shopDayMaxVnd` per day. */
	shopCancelGoodwill: { percent: 2, maxVnd: 50_000, shopDayMaxVnd: 500_000 },
	latePaid: { refundHours: 1, goodwillPercent: 1, goodwillMaxVnd: 20_000 },
} as const;

export const PaymentMethod = z.enum(['vnpay', 'cod']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
export const NOTE_MAX_LENGTH = 200;
export const PROOF_MIN_LENGTH = 5;
export const TRACKING_MAX_LENGTH = 60;
export const Note = PlainText(NOTE_MAX_LENGTH);
/** Ten random digits, so numbers reveal no order counts. */
export const OrderNumber = z.string().check(z.regex(/^[1-9]\d{9}$/));
export const Instant = z.iso.datetime();

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
/** `agreed`: the shop accepted the cancellation request or did not answer in time. */
export const SYSTEM_CANCEL_REASONS = ['agreed', 'not_confirmed', 'not_packed', 'payment_refused'] as const;
type Reasons = typeof BUYER_CANCEL_REASONS | typeof SHOP_CANCEL_REASONS | typeof SYSTEM_CANCEL_REASONS;
export type CancelReason = Reasons[number];

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
	'orders.carrier_name_needed': 'invalid',
	'orders.plain_tracking_needed': 'invalid',
	'orders.tracking_of_other_carrier': 'conflict',
	'orders.parcels_used': 'conflict',
	'orders.parcel_not_found': 'not_found',
	'orders.proof_needed': 'invalid',
	'orders.picture_unknown': 'invalid',
	'orders.case_not_found': 'not_found',
	'orders.case_closed': 'conflict',
	'orders.case_in_return': 'conflict',
	'orders.case_note': 'invalid',
	'orders.excuse_reason': 'invalid',
	'orders.cancel_reason_needed': 'invalid',
	'orders.excused_already': 'conflict',
	'orders.no_refusal': 'conflict',
} as const;
export type OrderFailure = keyof typeof ordersErrors;
export const fail = defineErrors(ordersErrors);

export const PaymentStatus = z.enum([
	'awaiting',
	'paid',
	'held',
	'cash_due',
	'cash_collected',
	'refunding',
	'refund_stuck',
	'refunded',
	'none',
]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export type ShopFailure = 'orders.not_found' | 'orders.role_not_allowed';
