import type { OrderEventKind, OrderState } from '#src/domains/orders/contract/order.ts';
import { mayHandleOrder } from '#src/domains/orders/rules/may-handle-order.ts';
import { orderStates } from '#src/domains/orders/rules/order-states.ts';
import { confirmDeadlines, packDeadlines, type TimedOrder } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { mayMove } from '#src/shared/states.ts';
import type { ShopOrderView } from '../contract/order-views.ts';

type TimedShopOrder = Pick<TimedOrder, 'state' | 'placedAt' | 'confirmedAt' | 'prepDays'>;

export function shopDeadline({ state, placedAt, confirmedAt, prepDays }: TimedShopOrder): Date | null {
	if (state === 'placed' && placedAt) return confirmDeadlines(placedAt).overdueAt;
	if ((state === 'confirmed' || state === 'packed') && confirmedAt) return packDeadlines(confirmedAt, prepDays).packBy;
	return null;
}

export const mayConfirm = (role: string, state: OrderState): boolean =>
	mayHandleOrder(role, 'decide') && mayMove(orderStates, state, 'confirmed');

const NEXT_STEP_BY_STATE: Readonly<Partial<Record<OrderState, ShopOrderView['next']>>> = {
	confirmed: 'pack',
	packed: 'ship',
	shipped: 'deliver',
};

export const nextStep = (role: string, state: OrderState): ShopOrderView['next'] =>
	mayHandleOrder(role, 'pack') ? (NEXT_STEP_BY_STATE[state] ?? null) : null;

const SHOP_EVENTS: ReadonlySet<OrderEventKind> = new Set([
	...(['paid', 'confirmed', 'packed', 'shipped', 'delivered', 'completed'] as const),
	...(['cancel_asked', 'cancel_declined', 'cancel_withdrawn', 'cancelled'] as const),
	...(['refund_asked', 'refunded', 'case_opened', 'case_closed'] as const),
	...(['rest_asked', 'rest_declined', 'rest_withdrawn', 'rest_cancelled'] as const),
]);

/** Hides payment events, which concern only buyer, bank and platform. */
export const isForShop = (kind: OrderEventKind): boolean => SHOP_EVENTS.has(kind);
