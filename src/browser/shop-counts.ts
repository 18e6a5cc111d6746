import { callApi } from '#src/browser/api.ts';
import { showCounter } from '#src/browser/counters.ts';
import { askWho } from '#src/browser/session.ts';
import type { ShopOrderCounts } from '#src/domains/orders/contract-views.ts';

/** Puts beside the console's orders how many wait for the shop, wherever in the console somebody is. */
export async function askShopCounts(): Promise<void> {
	const who = await askWho();
	if (!who.ok || !who.value.isVendor) return;
	const counts = await callApi<ShopOrderCounts>('GET', '/api/vendor/orders/counts');
	if (counts.ok) showOrdersWaiting(counts.value);
}

export const showOrdersWaiting = ({ waiting, cancelAsked, returns }: ShopOrderCounts): void =>
	showCounter('vendorOrders', waiting + cancelAsked + returns);
