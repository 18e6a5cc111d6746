import type { OrderState, OrderTab } from '../contract.ts';

/** Which states a tab of the lists shows; all when a tab names none. */
export const TAB_STATES: Readonly<Record<OrderTab, readonly OrderState[]>> = {
	all: [],
	unpaid: ['pending_payment'],
	waiting: ['placed'],
	preparing: ['confirmed', 'packed'],
	shipping: ['shipped'],
	done: ['delivered', 'completed'],
	ended: ['cancelled', 'expired', 'returned'],
};
