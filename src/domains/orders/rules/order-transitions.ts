import type { SettingOf, Transition } from '#src/shared/states.ts';
import type { OrderState, ordersConfig } from '../contract/order.ts';
import type { OrderNotice } from './notices.ts';

export type OrderSetting = SettingOf<typeof ordersConfig> | 'order.prepDays' | 'order.holdDays';

export type OrderTransition = Transition<OrderState> & {
	readonly timers?: Readonly<Record<string, OrderSetting>>;
	readonly notices: readonly OrderNotice[];
};

/**
 * The life of an order: every transition with who may take it, which rule allows it, which timer fires it, and what
 * happens on it. Cancellation requests and open returns are stored beside the state.
 */
export const ORDER_TRANSITIONS = [
	{
		name: 'place_unpaid',
		from: [],
		to: 'pending_payment',
		by: ['buyer'],
		guard: 'quoteDifferences',
		effects: ['take_reductions', 'reserve_stock'],
		notices: [],
	},
	{
		// Cash on delivery, or coin covers the whole amount.
		name: 'place',
		from: [],
		to: 'placed',
		by: ['buyer'],
		guard: 'quoteDifferences',
		effects: ['take_reductions', 'reserve_stock', 'commit_stock'],
		notices: ['orders.buyer_placed', 'orders.shop_placed'],
	},
	{
		name: 'pay',
		from: ['pending_payment'],
		to: 'placed',
		by: ['payment'],
		guard: 'takesStockWhenPaid',
		effects: ['commit_stock', 'book_platform_vouchers'],
		notices: ['orders.buyer_placed', 'orders.shop_placed'],
	},
	{
		// A late payment places the order if its reductions and the stock are still available.
		name: 'pay_late',
		from: ['expired'],
		to: 'placed',
		by: ['payment'],
		guard: 'takesStockWhenPaid',
		effects: ['renew_reductions', 'reserve_stock', 'book_platform_vouchers'],
		notices: ['orders.buyer_placed', 'orders.shop_placed'],
	},
	{
		name: 'expire',
		from: ['pending_payment'],
		to: 'expired',
		by: ['system'],
		timers: { expire: 'reservationMinutes' },
		effects: ['give_back_reductions', 'release_stock'],
		notices: ['orders.buyer_expired'],
	},
	{
		name: 'cancel_unpaid',
		from: ['pending_payment'],
		to: 'cancelled',
		by: ['buyer', 'payment'],
		guard: 'decideBuyerCancel',
		effects: ['give_back_reductions', 'release_stock'],
		notices: ['orders.buyer_cancelled'],
	},
	{
		name: 'cancel_placed',
		from: ['placed'],
		to: 'cancelled',
		by: ['buyer', 'shop', 'system'],
		guard: { buyer: ['decideBuyerCancel'], shop: ['decideShopCancel'] },
		timers: { cancel_unconfirmed: 'confirm.cancelHours' },
		effects: ['give_back_reductions', 'release_stock', 'refund_payment'],
		notices: ['orders.buyer_cancelled', 'orders.shop_cancelled'],
	},
	{
		// The shop declines the order, or the shop or the timer accepts the buyer's cancellation request.
		name: 'cancel_confirmed',
		from: ['confirmed', 'packed'],
		to: 'cancelled',
		by: ['shop', 'system'],
		guard: { shop: ['decideShopCancel', 'decideCancelAnswer'] },
		timers: { accept_cancel: 'cancelAnswerHours', cancel_unpacked: 'packGraceDays' },
		effects: ['give_back_reductions', 'give_shop_goodwill', 'release_stock', 'refund_payment'],
		notices: ['orders.buyer_cancelled', 'orders.shop_cancelled'],
	},
	{
		name: 'confirm',
		from: ['placed'],
		to: 'confirmed',
		by: ['shop'],
		guard: 'mayHandleOrder',
		effects: [],
		notices: ['orders.buyer_confirmed', 'orders.shop_to_pack'],
	},
	{
		// A request that repeats a declined one does not block packing.
		name: 'pack',
		from: ['confirmed'],
		to: 'packed',
		by: ['shop'],
		guard: 'not isCancelAsked',
		effects: [],
		notices: [],
	},
	{
		// The last parcel leaves.
		name: 'ship',
		from: ['packed'],
		to: 'shipped',
		by: ['shop'],
		guard: 'chooseQuantities',
		effects: ['ship_stock'],
		notices: ['orders.buyer_shipped'],
	},
	{
		// The items of a partly shipped order that had not left are cancelled.
		name: 'ship_without_rest',
		from: ['packed'],
		to: 'shipped',
		by: ['shop', 'system'],
		guard: 'decideCancelUnshippedItems',
		timers: { accept_rest: 'cancelAnswerHours', cancel_rest: 'restGraceDays' },
		effects: ['refund_items', 'give_shop_goodwill', 'release_stock'],
		notices: ['orders.buyer_rest_cancelled', 'orders.shop_rest_cancelled', 'orders.buyer_shipped'],
	},
	{
		// At least one parcel was delivered and none is in transit.
		name: 'deliver',
		from: ['shipped'],
		to: 'delivered',
		by: ['carrier', 'shop', 'buyer', 'operator', 'system'],
		guard: 'orderProgress',
		timers: { give_up: 'findDays' },
		effects: ['book_cash', 'refund_items', 'close_investigation'],
		notices: ['orders.buyer_delivered'],
	},
	{
		// A prepaid order that failed through the buyer keeps the shipping fee and the voucher use.
		name: 'turn_back',
		from: ['shipped'],
		to: 'returned',
		by: ['carrier', 'shop'],
		guard: 'orderProgress',
		effects: ['give_back_reductions', 'refund_payment', 'end_missing_returns', 'close_investigation'],
		notices: ['orders.buyer_refused', 'orders.shop_refused'],
	},
	{
		name: 'lose',
		from: ['shipped'],
		to: 'returned',
		by: ['operator', 'system'],
		guard: 'orderProgress',
		timers: { give_up: 'findDays' },
		effects: ['give_back_reductions', 'refund_payment', 'end_missing_returns', 'close_investigation'],
		notices: ['orders.buyer_lost', 'orders.shop_lost'],
	},
	{
		name: 'complete',
		from: ['delivered'],
		to: 'completed',
		by: ['buyer', 'system'],
		guard: 'mayConfirmReceipt',
		timers: { complete: 'complete.afterDays' },
		effects: ['give_earned_coin', 'count_sold', 'book_sale', 'count_completed'],
		notices: ['orders.buyer_completed', 'orders.shop_completed'],
	},
	{
		// Returns have refunded the last items; the notices are those of the return. A change of mind keeps the voucher used.
		name: 'return_all',
		from: ['shipped', 'delivered', 'completed'],
		to: 'returned',
		by: ['buyer', 'shop', 'operator', 'system'],
		guard: 'refundsLastUnit',
		effects: ['give_back_reductions', 'refund_items', 'book_sale', 'close_investigation', 'recount_completed'],
		notices: [],
	},
] as const satisfies readonly OrderTransition[];

type Row = (typeof ORDER_TRANSITIONS)[number];
export type OrderTransitionName = Row['name'];
export type OrderEffect = Row['effects'][number];
/** Effects of the rows with these names: a step that runs them has a handler for each, or does not compile. */
export type EffectOf<Name extends OrderTransitionName> = Extract<Row, { readonly name: Name }>['effects'][number];

/** Scheduled actions that leave the order in its state: reminders, and the payout of a sale. */
export const ORDER_SCHEDULED_ACTIONS = {
	remind_confirm: { in: ['placed'], after: 'confirm.remindHours', notices: ['orders.shop_remind_confirm'] },
	warn_overdue: { in: ['placed'], after: 'confirm.overdueHours', notices: ['orders.shop_warn_overdue'] },
	remind_pack: { in: ['confirmed', 'packed'], after: 'order.prepDays', notices: ['orders.shop_remind_pack'] },
	remind_rest: { in: ['packed'], after: 'packGraceDays', notices: ['orders.shop_remind_rest'] },
	ask_arrival: {
		in: ['packed', 'shipped'],
		after: 'askArrivalDays',
		notices: ['orders.buyer_ask_arrival', 'orders.shop_ask_arrival'],
	},
	remind_receipt: { in: ['delivered'], after: 'complete.remindDays', notices: ['orders.buyer_remind_receipt'] },
	release: { in: ['completed', 'returned'], after: 'order.holdDays', notices: [] },
} as const satisfies Readonly<Record<string, ScheduledAction>>;
type ScheduledAction = {
	readonly in: readonly OrderState[];
	readonly after: OrderSetting;
	readonly notices: readonly OrderNotice[];
};

type TimersOf<T> = T extends { readonly timers: infer Timers } ? keyof Timers & string : never;
/** Scheduled transitions that move the order. */
export type OrderTimer = TimersOf<Row>;
export type OrderScheduledAction = keyof typeof ORDER_SCHEDULED_ACTIONS;

const rows: readonly (OrderTransition & Row)[] = ORDER_TRANSITIONS;

/** A row of the table, with the target state as a literal type. */
type Found<Name extends OrderTransitionName> = Omit<OrderTransition, 'to' | 'effects'> & {
	readonly to: Extract<Row, { readonly name: Name }>['to'];
	readonly effects: readonly EffectOf<Name>[];
};

export function orderTransition<Name extends OrderTransitionName>(name: Name): Found<Name> {
	const row: OrderTransition | undefined = rows.find((found) => found.name === name);
	if (!row) throw new Error(`no transition ${name} of orders`);
	// The comparison above does not narrow to the row of this name.
	return row as Found<Name>;
}

/** How an order of this state is cancelled. */
export function cancellationOf(state: OrderState): Found<OrderTransitionName> {
	const row = rows.find(({ from, to }) => to === 'cancelled' && (from as readonly OrderState[]).includes(state));
	if (!row) throw new Error(`an order cannot go from ${state} to cancelled`);
	return row;
}

/** The states in which a scheduled transition may be due. */
export function statesOfTimer(timer: OrderTimer | OrderScheduledAction): readonly OrderState[] {
	const actions: Readonly<Record<string, ScheduledAction>> = ORDER_SCHEDULED_ACTIONS;
	const moving = rows.filter((row: OrderTransition) => row.timers !== undefined && timer in row.timers);
	return [...moving.flatMap(({ from }) => from), ...(actions[timer]?.in ?? [])];
}
