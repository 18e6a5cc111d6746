import { lifeCycle, mayMove } from '#src/shared/states.ts';
import type { OrderState } from '../contract/order.ts';
import { ORDER_TRANSITIONS } from './order-transitions.ts';

/** Pure for bundlers: browsers use the predicates below without the table. */
export const orderStates = /* @__PURE__ */ lifeCycle<OrderState>({
	final: ['cancelled', 'returned'],
	column: 'orders.state',
	transitions: ORDER_TRANSITIONS,
});

export const isWithShop = (state: OrderState): boolean => state !== 'pending_payment' && state !== 'expired';

export const PAYABLE_STATES: readonly OrderState[] = ['pending_payment'];
export const isPayable = ({ state }: { readonly state: OrderState }): boolean => PAYABLE_STATES.includes(state);

/** Includes late payments of expired orders, which reserve stock again if available. */
export const takesStockWhenPaid = (state: OrderState): boolean => mayMove(orderStates, state, 'placed');

/** The order ended without reaching the buyer: delivery failed, parcels lost, or refunded in transit. */
export const isUndelivered = ({ state, deliveredAt }: Ended): boolean => state === 'returned' && deliveredAt === null;
type Ended = { readonly state: OrderState; readonly deliveredAt: Date | null };

export const isPartSent = ({ state, firstShippedAt }: PartSent): boolean =>
	state === 'packed' && firstShippedAt !== null;
type PartSent = { readonly state: OrderState; readonly firstShippedAt: Date | null };

export const mayConfirmReceipt = (state: OrderState): boolean => state === 'shipped' || state === 'delivered';

export type CancellableOrder = {
	readonly state: OrderState;
	readonly cancelAskedAt: Date | null;
	readonly firstShippedAt: Date | null;
};

export const hasNothingShipped = ({ state, firstShippedAt }: CancellableOrder): boolean =>
	(state === 'confirmed' || state === 'packed') && firstShippedAt === null;

/** A cancellation request is open until the shop answers; shipping a parcel ends it. */
export const isCancelAsked = (order: CancellableOrder): boolean =>
	order.cancelAskedAt !== null && hasNothingShipped(order);
