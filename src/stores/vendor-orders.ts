import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import { showChosenChips } from '#src/browser/chosen-chip.ts';
import { showCounter } from '#src/browser/counters.ts';
import type { ChangedOrder, OrderTab } from '#src/domains/orders/contract.ts';
import type { ShopOrderCounts, ShopOrderPage, ShopOrderSummary } from '#src/domains/orders/contract-views.ts';
import { shopOrderWords } from '#src/messages/vi/shop-order-screen.ts';
import { chooseNone } from './chosen-orders.ts';
import { told } from './told.ts';

export type ShopOrders = {
	readonly tab: OrderTab;
	/** `failed`: `problem` says why in words for the person. */
	readonly phase: 'loading' | 'shown' | 'failed';
	readonly problem: string;
	readonly items: readonly ShopOrderSummary[];
	readonly nextCursor: string | null;
	readonly isLoadingMore: boolean;
};

const LOADING = { phase: 'loading', problem: '', items: [], nextCursor: null, isLoadingMore: false } as const;
const ORDERS = '/api/vendor/orders';

/** One tab of the shop's orders. */
export const $shopOrders = atom<ShopOrders>({ tab: 'waiting', ...LOADING });
/** How many wait for the shop; null before the answer. */
export const $shopCounts = atom<ShopOrderCounts | null>(null);

/** On a phone the tabs slide: the chosen one is seen. */
export const showChosenTab = (): void => showChosenChips();

export async function openTab(tab: OrderTab): Promise<void> {
	$shopOrders.set({ tab, ...LOADING });
	chooseNone();
	await readTab(tab);
}

export async function readTab(tab: OrderTab): Promise<void> {
	void readCounts();
	const answer = await callApi<ShopOrderPage>('GET', `${ORDERS}?tab=${tab}`);
	if ($shopOrders.get().tab !== tab) return;
	if (answer.ok) $shopOrders.set({ ...LOADING, tab, phase: 'shown', ...answer.value });
	else $shopOrders.set({ ...LOADING, tab, phase: 'failed', problem: answer.problem.detail });
}

export async function loadMore(): Promise<void> {
	const { tab, nextCursor, isLoadingMore } = $shopOrders.get();
	if (!nextCursor || isLoadingMore) return;
	$shopOrders.set({ ...$shopOrders.get(), isLoadingMore: true });
	const query = new URLSearchParams({ tab, cursor: nextCursor });
	const more = await told(callApi<ShopOrderPage>('GET', `${ORDERS}?${query}`));
	const shown = $shopOrders.get();
	if (shown.tab !== tab || shown.nextCursor !== nextCursor) return;
	const page = more && { items: [...shown.items, ...more.items], nextCursor: more.nextCursor };
	$shopOrders.set({ ...shown, ...page, isLoadingMore: false });
}

async function readCounts(): Promise<void> {
	const answer = await callApi<ShopOrderCounts>('GET', `${ORDERS}/counts`);
	if (answer.ok) showCounts(answer.value);
}

export function showCounts(counts: ShopOrderCounts): void {
	$shopCounts.set(counts);
	showCounter('vendorOrders', counts.waiting + counts.cancelAsked + counts.returns);
}

/** Confirmed on the screen at once; a refusal is told and what is true comes back. */
export async function confirmListed(order: ShopOrderSummary): Promise<void> {
	const countsBefore = $shopCounts.get();
	put({ ...order, state: 'confirmed', mayConfirm: false, dueBy: null, isOverdue: false });
	if (countsBefore) {
		const { waiting, preparing } = countsBefore;
		showCounts({ ...countsBefore, waiting: Math.max(0, waiting - 1), preparing: preparing + 1 });
	}
	const path = `${ORDERS}/${order.number}/confirm`;
	if (await told(callApi<ChangedOrder>('POST', path), shopOrderWords.confirmed(order.number))) return;
	put(order);
	// Somebody else may have been faster: what the list says is older than the refusal.
	await readTab($shopOrders.get().tab);
}

function put(changed: ShopOrderSummary): void {
	const shown = $shopOrders.get();
	const items = shown.items.map((item) => (item.number === changed.number ? changed : item));
	$shopOrders.set({ ...shown, items });
}
