import { callApi } from '#src/browser/api.ts';
import { showChosenChips } from '#src/browser/chosen-chip.ts';
import { toast } from '#src/browser/toast.ts';
import type {
	ListedShopOrder,
	OrderTab,
	ShopOrderCounts,
	ShopOrderPage,
	ShopOrderView,
} from '#src/domains/order-views/contract/order-views.ts';
import type { ChangedOrder } from '#src/domains/orders/contract/order.ts';
import { shopDoneMessages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { type ListShown, pagedList } from '#src/stores/paged-list.ts';
import { withToast } from '#src/stores/with-toast.ts';
import { chooseNone } from './chosen-orders-store.ts';
import { $shopCounts, showCounts } from './order-counts-store.ts';

const ORDERS = '/api/vendor/orders';

export type OrdersRequested = { readonly tab: OrderTab; readonly q: string };

const { $list, open, reread, more } = pagedList<OrdersRequested, ListedShopOrder>(
	{ tab: 'waiting', q: '' },
	({ tab, q }, cursor) => {
		const query = new URLSearchParams({ tab, ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) });
		return callApi<ShopOrderPage>('GET', `${ORDERS}?${query}`);
	},
);

export const $shopOrders = $list;
export type ShopOrders = ListShown<OrdersRequested, ListedShopOrder>;
export const loadMore = more;

/** Scrolls the tab bar on phones. */
export const showChosenTab = (): void => showChosenChips();

export async function openOrders(asked: OrdersRequested): Promise<void> {
	chooseNone();
	void readCounts();
	await open(asked);
}

export async function rereadTab(): Promise<void> {
	void readCounts();
	await reread();
}

async function readCounts(): Promise<void> {
	const answer = await callApi<ShopOrderCounts>('GET', `${ORDERS}/counts`);
	if (answer.ok) showCounts(answer.value);
}

/** Shows the confirmed order immediately; rolls back on an error. */
export async function confirmListed(order: ListedShopOrder): Promise<void> {
	const countsBefore = $shopCounts.get();
	const hopedFor = { state: 'confirmed', next: 'pack', mayConfirm: false, dueBy: null, isOverdue: false } as const;
	put({ ...order, ...hopedFor });
	if (countsBefore) {
		const { waiting, preparing } = countsBefore;
		showCounts({ ...countsBefore, waiting: Math.max(0, waiting - 1), preparing: preparing + 1 });
	}
	await change(order, 'confirm');
}

export const packListed = (order: ListedShopOrder): Promise<boolean> => change(order, 'pack');

/** The order stays in its place with its new state and the next act, whatever tab is open. */
async function change(order: ListedShopOrder, act: 'confirm' | 'pack'): Promise<boolean> {
	const { number } = order;
	if (!(await withToast(callApi<ChangedOrder>('POST', `${ORDERS}/${number}/${act}`)))) {
		put(order);
		// Another person may have changed the order, so the list is outdated.
		await rereadTab();
		return false;
	}
	const after = await callApi<ShopOrderView>('GET', `${ORDERS}/${number}`);
	if (after.ok) {
		const { state, next, mayConfirm, dueBy, isOverdue, isCancelAsked } = after.value;
		put({ ...order, state, next, mayConfirm, dueBy, isOverdue, isCancelAsked });
	}
	void toast('success', shopDoneMessages(act, number, after.ok ? after.value : null));
	if (act === 'pack') void readCounts();
	return true;
}

function put(changed: ListedShopOrder): void {
	const shown = $shopOrders.get();
	const items = shown.items.map((item) => (item.number === changed.number ? changed : item));
	$shopOrders.set({ ...shown, items });
}
