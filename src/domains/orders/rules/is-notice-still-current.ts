import type { OrderState } from '../contract/order.ts';
import { isNoticeRecipient } from './notice-recipients.ts';
import { BUYER_NOTICES, type OrderNotice, SHOP_NOTICES, type ShopNotice } from './notices.ts';

type Order = {
	readonly state: OrderState;
	readonly isCancelAsked: boolean;
	readonly isRestAsked: boolean;
	readonly role: string | null;
};
type CurrentCheck = (order: Order) => boolean;

const isIn =
	(...states: readonly OrderState[]): CurrentCheck =>
	({ state }) =>
		states.includes(state);

/** Notices that request an action, with the states in which it is possible. All other notices report facts. */
const CURRENT_CHECKS: Readonly<Partial<Record<OrderNotice, CurrentCheck>>> = {
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

export const TRANSIENT_NOTICES: readonly OrderNotice[] = [...SHOP_NOTICES, ...BUYER_NOTICES].filter(
	(kind) => isShopNotice(kind) || kind in CURRENT_CHECKS,
);

export function isNoticeCurrent(kind: OrderNotice, order: Order): boolean {
	if (isShopNotice(kind) && (order.role === null || !isNoticeRecipient(order.role, kind))) return false;
	return CURRENT_CHECKS[kind]?.(order) ?? true;
}
