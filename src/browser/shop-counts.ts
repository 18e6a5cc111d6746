import { callApi } from '#src/browser/api.ts';
import { showCounter } from '#src/browser/counters.ts';
import { fetchCurrentUser, type SessionFacts } from '#src/browser/session.ts';
import type { ShopOrderCounts } from '#src/domains/order-views/contract/order-views.ts';

/** Shows the number of waiting orders, only to users with a shop. */
export async function fetchShopCounts(): Promise<void> {
	const who = await fetchCurrentUser<SessionFacts & { readonly vendorData: unknown }>();
	if (!who.ok) return;
	document.documentElement.dataset.shop = who.value.vendorData ? 'own' : 'none';
	if (!who.value.isVendor) return;
	const counts = await callApi<ShopOrderCounts>('GET', '/api/vendor/orders/counts');
	if (counts.ok) showOrdersWaiting(counts.value);
}

export const showOrdersWaiting = ({ waiting, cancelAsked, returns, cases }: ShopOrderCounts): void =>
	showCounter('vendorOrders', waiting + cancelAsked + returns + cases);
