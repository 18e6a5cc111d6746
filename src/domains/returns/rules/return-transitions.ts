import type { OrderNotice } from '#src/domains/orders/rules/notices.ts';
import type { SettingOf, Transition } from '#src/shared/states.ts';
import type {
	BuyerReturnAction,
	ReturnEventKind,
	ReturnState,
	returnsConfig,
	returnWaits,
	ShopReturnAction,
} from '../contract/return.ts';

export type ReturnSetting = SettingOf<typeof returnsConfig> | SettingOf<typeof returnWaits>;

export type ReturnTransition = Transition<ReturnState> & {
	/** Actions of buyer and shop that begin with this transition. */
	readonly acts?: readonly (BuyerReturnAction | ShopReturnAction)[];
	readonly timers?: Readonly<Record<string, ReturnSetting | readonly ReturnSetting[]>>;
	/** The recorded event where it is not named like the state. */
	readonly event?: ReturnEventKind;
	readonly notices: readonly OrderNotice[];
};

const BOTH = ['orders.buyer_return', 'orders.shop_return'] as const;
const BUYER = ['orders.buyer_return'] as const;
const SHOP = ['orders.shop_return'] as const;
/** The release of the order's money waits for open returns, and so does the buyer's claim for return shipping. */
const AT_END = ['recheck_order', 'settle_return_shipping'] as const;

/** The life of a return. `rejected` waits for the buyer, `ruled` for an appeal, `inspected` for the replacement. */
export const RETURN_TRANSITIONS = [
	{
		name: 'request',
		from: [],
		to: 'requested',
		by: ['buyer'],
		guard: 'decideReturn',
		effects: [],
		notices: BOTH,
	},
	{
		name: 'review',
		from: ['requested'],
		to: 'vendor_review',
		by: ['shop'],
		guard: 'decideReturnAction',
		acts: ['review'],
		effects: [],
		notices: [],
	},
	{
		// Without products to return, the refund follows at once and is the only notice.
		name: 'approve',
		from: ['requested', 'vendor_review'],
		to: 'approved',
		by: ['shop', 'system'],
		guard: 'decideReturnAction',
		acts: ['approve', 'waive'],
		timers: { approve: 'shop.answerHours' },
		effects: [],
		notices: BOTH,
	},
	{
		name: 'reject',
		from: ['requested', 'vendor_review'],
		to: 'rejected',
		by: ['shop'],
		guard: 'decideReturnAction',
		acts: ['reject'],
		effects: [],
		notices: BUYER,
	},
	{
		// Before the products are back only for items that were missing from a delivered parcel.
		name: 'offer_replacement',
		from: ['requested', 'vendor_review', 'received'],
		to: 'inspected',
		by: ['shop'],
		guard: 'decideReturnAction',
		acts: ['replace'],
		event: 'replacement_offered',
		effects: ['reserve_replacement'],
		notices: BUYER,
	},
	{
		name: 'withdraw',
		from: ['requested', 'vendor_review', 'approved', 'disputed', 'under_review'],
		to: 'withdrawn',
		by: ['buyer', 'system'],
		guard: 'decideReturnAction',
		acts: ['withdraw'],
		effects: AT_END,
		notices: SHOP,
	},
	{
		// The missing items arrive while a replacement is offered.
		name: 'withdraw_offer',
		from: ['inspected'],
		to: 'withdrawn',
		by: ['buyer', 'system'],
		effects: ['release_replacement', 'recheck_order', 'settle_return_shipping'],
		notices: SHOP,
	},
	{
		name: 'send_back',
		from: ['approved'],
		to: 'shipping_back',
		by: ['buyer'],
		guard: 'decideReturnAction',
		acts: ['send_back'],
		effects: [],
		notices: SHOP,
	},
	{
		name: 'close_unsent',
		from: ['approved'],
		to: 'closed',
		by: ['system'],
		timers: { close_unsent: 'buyer.shipBackDays' },
		effects: AT_END,
		notices: BOTH,
	},
	{
		name: 'refund_approved',
		from: ['approved'],
		to: 'refunded',
		by: ['shop', 'system'],
		guard: 'decideReturnAction',
		acts: ['waive'],
		effects: ['refund_items', 'release_replacement', 'recheck_order', 'settle_return_shipping'],
		notices: BOTH,
	},
	{
		name: 'receive',
		from: ['shipping_back'],
		to: 'received',
		by: ['shop', 'system'],
		guard: 'decideReturnAction',
		acts: ['receive'],
		timers: { assume_received: 'arrivalDays' },
		effects: [],
		notices: BOTH,
	},
	{
		// A refund or a rejection follows at once and is the only notice.
		name: 'inspect',
		from: ['received'],
		to: 'inspected',
		by: ['shop', 'system'],
		guard: 'decideReturnAction',
		acts: ['accept', 'object'],
		timers: { refund_uninspected: 'shop.inspectHours' },
		effects: [],
		notices: BUYER,
	},
	{
		name: 'refund_inspected',
		from: ['inspected'],
		to: 'refunded',
		by: ['shop', 'buyer', 'system'],
		guard: 'decideReturnAction',
		acts: ['accept', 'refuse_replacement'],
		timers: { refund_unreplaced: ['agreeHours', 'replaceDays'] },
		effects: ['refund_items', 'release_replacement', 'recheck_order', 'settle_return_shipping'],
		notices: BOTH,
	},
	{
		name: 'replace',
		from: ['inspected'],
		to: 'replaced',
		by: ['shop'],
		guard: 'decideReturnAction',
		acts: ['send_replacement'],
		effects: ['ship_replacement', 'recheck_order', 'settle_return_shipping'],
		notices: BUYER,
	},
	{
		name: 'object',
		from: ['inspected'],
		to: 'rejected',
		by: ['shop'],
		guard: 'decideReturnAction',
		effects: [],
		notices: BUYER,
	},
	{
		name: 'dispute',
		from: ['rejected'],
		to: 'disputed',
		by: ['buyer'],
		guard: 'decideReturnAction',
		acts: ['dispute'],
		effects: [],
		notices: BOTH,
	},
	{
		name: 'close_rejected',
		from: ['rejected'],
		to: 'closed',
		by: ['system'],
		timers: { close_rejected: 'escalateDays' },
		effects: AT_END,
		notices: BOTH,
	},
	{
		name: 'begin_review',
		from: ['disputed'],
		to: 'under_review',
		by: ['operator', 'system'],
		timers: { begin_review: 'dispute.evidenceHours', rule_stale: 'dispute.staleDays' },
		effects: [],
		notices: BOTH,
	},
	{
		name: 'rule',
		from: ['under_review'],
		to: 'ruled',
		by: ['operator', 'system'],
		guard: 'evidenceUntil',
		timers: { rule_stale: 'dispute.staleDays' },
		effects: [],
		notices: BOTH,
	},
	{
		name: 'appeal',
		from: ['ruled'],
		to: 'under_review',
		by: ['buyer', 'shop'],
		guard: 'decideReturnAction',
		acts: ['appeal'],
		event: 'appealed',
		effects: [],
		notices: BOTH,
	},
	{
		// A ruling for the shop refunds nothing; a second ruling is executed at once.
		name: 'execute_ruling',
		from: ['ruled'],
		to: 'closed',
		by: ['operator', 'system'],
		timers: { execute: 'dispute.appealDays' },
		effects: ['refund_items', 'recheck_order', 'settle_return_shipping'],
		notices: BOTH,
	},
	{
		// The missing items have arrived after all, so a decided return is closed without a refund.
		name: 'close_found',
		from: ['rejected', 'ruled'],
		to: 'closed',
		by: ['buyer', 'system'],
		effects: AT_END,
		notices: BOTH,
	},
] as const satisfies readonly ReturnTransition[];

type Row = (typeof RETURN_TRANSITIONS)[number];
export type ReturnTransitionName = Row['name'];
export type ReturnEffect = Row['effects'][number];
type TimersOf<T> = T extends { readonly timers: infer Timers } ? keyof Timers & string : never;
export type ReturnTimer = TimersOf<Row>;

const rows: readonly (ReturnTransition & Row)[] = RETURN_TRANSITIONS;

/** The effects of a move; rows between the same two states differ only in what happens before it. */
export function effectsOfMove(from: ReturnState, to: ReturnState): readonly ReturnEffect[] {
	const row = rows.find((found: ReturnTransition) => found.from.includes(from) && found.to === to);
	if (!row) throw new Error(`a return cannot go from ${from} to ${to}`);
	return row.effects;
}

/** The states in which a scheduled transition may be due. */
export const statesOfReturnTimer = (timer: ReturnTimer): readonly ReturnState[] =>
	rows.filter((row: ReturnTransition) => row.timers !== undefined && timer in row.timers).flatMap(({ from }) => from);

/** The states in which an action that begins with a transition is possible. */
export const statesOfAction = (act: BuyerReturnAction | ShopReturnAction): readonly ReturnState[] =>
	rows.filter((row: ReturnTransition) => row.acts?.includes(act)).flatMap(({ from }) => from);

/** Recorded events of transitions after which this side is notified. */
export const eventsNotifying = (notice: OrderNotice): readonly ReturnEventKind[] =>
	rows
		.filter((row: ReturnTransition) => row.notices.includes(notice))
		.map(({ to, event = to }: ReturnTransition) => event);
