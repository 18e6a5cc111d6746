import { callApi } from '#src/browser/api.ts';
import { showCounter } from '#src/browser/counters.ts';
import { fetchCurrentUser, type SessionFacts } from '#src/browser/session.ts';
import type { ShopOrderCounts } from '#src/domains/order-views/contract/order-views.ts';

/** Shows the number of waiting orders, only to users with a shop. */
export async function fetchShopCounts(): Promise<void> {
	const currentUser = await fetchCurrentUser<SessionFacts & { readonly vendorData: unknown }>();
	if (!currentUser.ok) return;
	document.documentElement.dataset.shop = currentUser.value.vendorData ? 'own' : 'none';
	if (!currentUser.value.isVendor) return;
	const counts = await callApi<ShopOrderCounts>('GET', '/api/vendor/orders/counts');
	if (counts.ok) showPendingOrderCount(counts.value);
}

export const showPendingOrderCount = ({ waiting, cancelAsked, returns, cases }: ShopOrderCounts): void =>
	showCounter('vendorOrders', waiting + cancelAsked + returns + cases);
