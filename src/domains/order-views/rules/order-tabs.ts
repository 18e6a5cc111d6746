import type { OrderState } from '#src/domains/orders/contract/order.ts';
import type { OrderTab } from '../contract/order-views.ts';

/** An empty list shows all states. */
export const TAB_STATES: Readonly<Record<OrderTab, readonly OrderState[]>> = {
	all: [],
	unpaid: ['pending_payment'],
	waiting: ['placed'],
	preparing: ['confirmed', 'packed'],
	shipping: ['shipped'],
	done: ['delivered', 'completed'],
	returns: [],
	ended: ['cancelled', 'expired', 'returned'],
};

export function countsOfTabs(
	counted: readonly { readonly state: OrderState; readonly count: number }[],
	returns: number,
): Readonly<Record<OrderTab, number>> {
	const of = (tab: OrderTab): number =>
		counted
			.filter(({ state }) => tab === 'all' || TAB_STATES[tab].includes(state))
			.reduce((sum, { count }) => sum + count, 0);
	return {
		all: of('all'),
		unpaid: of('unpaid'),
		waiting: of('waiting'),
		preparing: of('preparing'),
		shipping: of('shipping'),
		done: of('done'),
		returns,
		ended: of('ended'),
	};
}
