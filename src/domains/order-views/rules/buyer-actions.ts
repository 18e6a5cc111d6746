import type { BuyerAction, BuyerActions, ListedOrder } from '../contract/order-views.ts';

type Facts = Pick<ListedOrder, 'state' | 'isCancelAsked' | 'openReturn' | 'mayConfirmReceipt' | 'mayReturn'> & {
	readonly parcels: readonly unknown[];
	/** The card shows the payment button; another card may pay for this order. */
	readonly isPayable: boolean;
	readonly mayReview: boolean;
};

/** Nothing was placed before, so it cannot be ordered again. */
const NOT_REORDERED: ReadonlySet<ListedOrder['state']> = new Set(['pending_payment', 'placed', 'confirmed', 'packed']);
/**
 * The actions of an order card. The first one is primary: it continues the order, or orders again when nothing else
 * is left to do.
 */
export function buyerActions(order: Facts): BuyerActions {
	const actions = possibleActions(order);
	const [first, ...others] = actions;
	return first === undefined || first === 'return'
		? { primary: null, secondary: actions }
		: { primary: first, secondary: others };
}

function possibleActions(order: Facts): readonly BuyerAction[] {
	const { state, isCancelAsked, openReturn, mayConfirmReceipt, mayReturn, mayReview, parcels, isPayable } = order;
	const isSent = parcels.length > 0 && (state === 'packed' || state === 'shipped' || state === 'delivered');
	const isArrived = state === 'delivered';
	const checks: readonly (readonly [BuyerAction, boolean])[] = [
		['pay', isPayable],
		['open_return', openReturn !== null],
		['receive', mayConfirmReceipt && isArrived && openReturn === null],
		['track', isSent && !isCancelAsked],
		['receive', mayConfirmReceipt && !isArrived && openReturn === null],
		['review', mayReview],
		['reorder', !NOT_REORDERED.has(state) && !mayConfirmReceipt],
		['return', mayReturn],
	];
	return checks.flatMap(([action, isPossible]) => (isPossible ? [action] : []));
}
