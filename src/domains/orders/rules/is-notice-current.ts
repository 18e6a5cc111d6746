import type { OrderState } from '../contract.ts';
import { isNoticeRecipient } from './notice-recipients.ts';
import { BUYER_NOTICES, type OrderNotice, SHOP_NOTICES, type ShopNotice } from './notices.ts';

type Order = {
	readonly state: OrderState;
	readonly isCancelAsked: boolean;
	readonly isRestAsked: boolean;
	/** Of the addressee in the shop by now; `null`: works there no more. */
	readonly role: string | null;
};
type CurrentCheck = (order: Order) => boolean;

const isIn =
	(...states: readonly OrderState[]): CurrentCheck =>
	({ state }) =>
		states.includes(state);

/** What calls for a deed, and as long as which it can be done. Every other notice tells what has happened. */
const CALLS: Readonly<Partial<Record<OrderNotice, CurrentCheck>>> = {
	'orders.buyer_payment_failed': isIn('pending_payment'),
	'orders.buyer_payment_held': isIn('pending_payment'),
	'orders.buyer_remind_receipt': isIn('delivered'),
	'orders.buyer_ask_arrival': isIn('packed', 'shipped'),
	'orders.shop_placed': isIn('placed'),
	'orders.shop_remind_confirm': isIn('placed'),
	'orders.shop_warn_overdue': isIn('placed'),
	'orders.shop_to_pack': isIn('placed', 'confirmed'),
	'orders.shop_remind_pack': isIn('confirmed', 'packed'),
	'orders.shop_remind_rest': isIn('packed'),
	'orders.shop_ask_arrival': isIn('packed', 'shipped'),
	'orders.shop_cancel_asked': ({ isCancelAsked }) => isCancelAsked,
	'orders.shop_rest_asked': ({ isRestAsked: isUnshippedRequested }) => isUnshippedRequested,
};

const isShopNotice = (kind: string): kind is ShopNotice => SHOP_NOTICES.some((known) => known === kind);

/** What may be wrong by the time at which it leaves. */
export const PASSING_NOTICES: readonly OrderNotice[] = [...SHOP_NOTICES, ...BUYER_NOTICES].filter(
	(kind) => isShopNotice(kind) || kind in CALLS,
);

/** Whether a notice that is sent late is still right, and its addressee still the one to hear it. */
export function isNoticeCurrent(kind: OrderNotice, order: Order): boolean {
	if (isShopNotice(kind) && (order.role === null || !isNoticeRecipient(order.role, kind))) return false;
	return CALLS[kind]?.(order) ?? true;
}
