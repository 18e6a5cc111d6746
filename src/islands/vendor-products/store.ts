import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import { showChosenChips } from '#src/browser/chosen-chip.ts';
import type {
	ShopProductCounts,
	ShopProductPage,
	ShopProductRow,
} from '#src/domains/product-editing/contract/product-list.ts';
import { pagedList } from '#src/stores/paged-list.ts';
import { readProductAddress, type ShopProductAddress, writeProductAddress } from './address-store.ts';

const PRODUCTS = '/api/vendor/products';
const AT_ONCE = 20;
/** The maximum page size of the endpoint. */
const BACK_AT_MAX = 100;

const { $list, open, reread, more } = pagedList<ShopProductAddress, ShopProductRow>(
	readProductAddress(''),
	(address, cursor, rows) => {
		const query = new URLSearchParams(writeProductAddress(address));
		query.set('limit', String(rows ?? AT_ONCE));
		if (cursor) query.set('cursor', cursor);
		return callApi<ShopProductPage>('GET', `${PRODUCTS}?${query}`);
	},
);

export const $shopProducts = $list;
export const moreProducts = more;
export const $productCounts = atom<ShopProductCounts | null>(null);

/** Restores the view from the URL with the previous row count and scroll position. */
export async function openProducts(): Promise<void> {
	const left = readScrollPosition();
	void readProductCounts();
	await open(readProductAddress(location.search), Math.min(left.rows, BACK_AT_MAX));
	if (left.y > 0) requestAnimationFrame(() => scrollTo({ top: left.y, behavior: 'instant' }));
}

/** Handles popstate, which also fires when a dialog closes without a change of the view. */
export async function syncProductsWithHistory(): Promise<void> {
	const shown = writeProductAddress($shopProducts.get().asked);
	if (writeProductAddress(readProductAddress(location.search)) !== shown) await openProducts();
}

/** Typing replaces the history entry; other filters push one. */
export async function narrowProducts(change: Partial<ShopProductAddress>, isTyped = false): Promise<void> {
	const address = { ...$shopProducts.get().asked, ...change };
	const path = location.pathname + writeProductAddress(address);
	if (isTyped) history.replaceState(null, '', path);
	else history.pushState(null, '', path);
	void readProductCounts();
	await open(address);
}

export async function rereadProducts(): Promise<void> {
	void readProductCounts();
	const rows = $shopProducts.get().items.length;
	await reread(Math.min(Math.max(rows, AT_ONCE), BACK_AT_MAX));
}

export async function readProductCounts(): Promise<void> {
	const answer = await callApi<ShopProductCounts>('GET', `${PRODUCTS}/counts`);
	if (answer.ok) $productCounts.set(answer.value);
	showChosenChips();
}

export function saveScrollPosition(): void {
	const { phase, items } = $shopProducts.get();
	if (phase === 'shown') history.replaceState({ rows: items.length, y: scrollY }, '');
}

function readScrollPosition(): { readonly rows: number; readonly y: number } {
	const { rows, y } = (history.state ?? {}) as { readonly rows?: unknown; readonly y?: unknown };
	return { rows: Math.max(Number(rows) || 0, AT_ONCE), y: Number(y) || 0 };
}
