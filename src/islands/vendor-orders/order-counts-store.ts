import { atom } from 'nanostores';
import { showPendingOrderCount } from '#src/browser/shop-counts.ts';
import type { ShopOrderCounts } from '#src/domains/order-views/contract/order-views.ts';

export const $shopCounts = atom<ShopOrderCounts | null>(null);

export function showCounts(counts: ShopOrderCounts): void {
	$shopCounts.set(counts);
	showPendingOrderCount(counts);
}
