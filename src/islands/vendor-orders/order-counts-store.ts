import { atom } from 'nanostores';
import { NEW_ORDER_EVENT, showPendingOrderCount } from '#src/browser/shop/shop-counts.ts';
import type { ShopOrderCounts } from '#src/domains/order-views/contract/order-views.ts';

export const $shopCounts = atom<ShopOrderCounts | null>(null);

export function showCounts(counts: ShopOrderCounts): void {
	$shopCounts.set(counts);
	showPendingOrderCount(counts);
}

/** Shows the new counts at once; returns the stop function. */
export function onNewOrder(announce: () => void): () => void {
	const show = ({ detail }: CustomEventInit<ShopOrderCounts>): void => {
		if (detail) showCounts(detail);
		announce();
	};
	addEventListener(NEW_ORDER_EVENT, show);
	return () => removeEventListener(NEW_ORDER_EVENT, show);
}
