import type { OrderState, PaymentMethod, PaymentStatus } from '#src/domains/orders/contract/order.ts';

const UNPAID: ReadonlySet<OrderState> = new Set(['pending_payment', 'expired', 'cancelled']);

export const isPaidOnline = (method: PaymentMethod, state: OrderState): boolean =>
	method === 'vnpay' && !UNPAID.has(state);

export type PaymentFacts = {
	readonly method: PaymentMethod;
	readonly state: OrderState;
	readonly isHeld: boolean;
	/** Refund of this order's share; `stuck` when no bank accepted it and operators handle it. */
	readonly refund: 'open' | 'stuck' | 'done' | null;
};

const STATUS_BY_REFUND = { open: 'refunding', stuck: 'refund_stuck', done: 'refunded' } as const;

/** Computed from the order, its payment attempts and its refund; never stored. */
export function paymentStatus({ method, state, isHeld, refund }: PaymentFacts): PaymentStatus {
	if (refund) return STATUS_BY_REFUND[refund];
	if (method === 'cod') return cashStatus(state);
	if (state === 'pending_payment') return isHeld ? 'held' : 'awaiting';
	return isPaidOnline(method, state) ? 'paid' : 'none';
}

function cashStatus(state: OrderState): PaymentStatus {
	if (state === 'delivered' || state === 'completed') return 'cash_collected';
	return state === 'cancelled' || state === 'returned' ? 'none' : 'cash_due';
}
