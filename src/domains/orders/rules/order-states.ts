import { mayMove, stateTable } from '#src/shared/states.ts';
import type { OrderState } from '../contract.ts';

/** The life of one shop's order. Asking for a cancellation and an open return lie over a state, they are none. */
export const orderStates = stateTable<OrderState>({
	// Cash on delivery is placed at once.
	initial: ['pending_payment', 'placed'],
	final: ['cancelled', 'returned'],
	moves: {
		pending_payment: ['placed', 'expired', 'cancelled'],
		placed: ['confirmed', 'cancelled'],
		confirmed: ['packed', 'cancelled'],
		packed: ['shipped', 'cancelled'],
		shipped: ['delivered', 'returned'],
		delivered: ['completed', 'returned'],
		completed: ['returned'],
		// Money that comes late takes its products again while there are some.
		expired: ['placed'],
		cancelled: [],
		returned: [],
	},
	column: 'orders.state',
});

/** From here on the shop works with the order; before, it does not see it. */
export const isWithShop = (state: OrderState): boolean => state !== 'pending_payment' && state !== 'expired';

/** What a payment of its group would cover now. */
export const PAYABLE_STATES: readonly OrderState[] = ['pending_payment'];
export const isPayable = ({ state }: { readonly state: OrderState }): boolean => PAYABLE_STATES.includes(state);

/** Also late money takes the products, while there are some. */
export const takesStockWhenPaid = (state: OrderState): boolean => mayMove(orderStates, state, 'placed');

/** It ended without having been with its buyer: refused, lost, or paid back on its way. */
export const isUndelivered = ({ state, deliveredAt }: Ended): boolean => state === 'returned' && deliveredAt === null;
type Ended = { readonly state: OrderState; readonly deliveredAt: Date | null };

/** Some of it is on its way, the rest has yet to leave. */
export const isPartSent = ({ state, firstShippedAt }: PartSent): boolean =>
	state === 'packed' && firstShippedAt !== null;
type PartSent = { readonly state: OrderState; readonly firstShippedAt: Date | null };

/** The buyer may say that the products have come, also before anybody else has said so. */
export const mayConfirmReceipt = (state: OrderState): boolean => state === 'shipped' || state === 'delivered';

export type CancellableOrder = {
	readonly state: OrderState;
	readonly cancelAskedAt: Date | null;
	readonly firstShippedAt: Date | null;
};

export const isStillWhole = ({ state, firstShippedAt }: CancellableOrder): boolean =>
	(state === 'confirmed' || state === 'packed') && firstShippedAt === null;

/** The buyer waits for the shop's word; a parcel that has left answers by itself. */
export const isCancelAsked = (order: CancellableOrder): boolean => order.cancelAskedAt !== null && isStillWhole(order);
