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
/** Who comes back sees as many rows as before, up to what one answer holds. */
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

/** The shop's products as the address asks for them. */
export const $shopProducts = $list;
export const moreProducts = more;
/** Null before the answer. */
export const $productCounts = atom<ShopProductCounts | null>(null);

/** What the address bar says, with as many rows and as far down as it was left. */
export async function openProducts(): Promise<void> {
	const left = placeLeft();
	void readProductCounts();
	await open(readProductAddress(location.search), Math.min(left.rows, BACK_AT_MAX));
	if (left.y > 0) requestAnimationFrame(() => scrollTo({ top: left.y, behavior: 'instant' }));
}

/** A step of the history back or forth; a dialog that closes goes back to the view that is shown already. */
export async function followProducts(): Promise<void> {
	const shown = writeProductAddress($shopProducts.get().asked);
	if (writeProductAddress(readProductAddress(location.search)) !== shown) await openProducts();
}

/** Another view of the list; typing replaces the address, choosing adds a step that 'back' returns from. */
export async function narrowProducts(change: Partial<ShopProductAddress>, isTyped = false): Promise<void> {
	const address = { ...$shopProducts.get().asked, ...change };
	const path = location.pathname + writeProductAddress(address);
	if (isTyped) history.replaceState(null, '', path);
	else history.pushState(null, '', path);
	void readProductCounts();
	await open(address);
}

/** The same rows again, after something was done to them. */
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

/** Kept with this step of the history, for who comes back to it. */
export function savePlace(): void {
	const { phase, items } = $shopProducts.get();
	if (phase === 'shown') history.replaceState({ rows: items.length, y: scrollY }, '');
}

function placeLeft(): { readonly rows: number; readonly y: number } {
	const { rows, y } = (history.state ?? {}) as { readonly rows?: unknown; readonly y?: unknown };
	return { rows: Math.max(Number(rows) || 0, AT_ONCE), y: Number(y) || 0 };
}
