import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import { showChosenChips } from '#src/browser/chosen-chip.ts';
import type { GoodsCounts, GoodsPage, GoodsRow } from '#src/domains/catalog/contract-goods.ts';
import { type GoodsAddress, readGoodsAddress, writeGoodsAddress } from './goods-address.ts';
import { pagedList } from './paged-list.ts';

const GOODS = '/api/vendor/products';
const AT_ONCE = 20;
/** Who comes back sees as many rows as before, up to what one answer holds. */
const BACK_AT_MOST = 100;

const { $list, open, reread, more } = pagedList<GoodsAddress, GoodsRow>(
	readGoodsAddress(''),
	(address, cursor, rows) => {
		const query = new URLSearchParams(writeGoodsAddress(address));
		query.set('limit', String(rows ?? AT_ONCE));
		if (cursor) query.set('cursor', cursor);
		return callApi<GoodsPage>('GET', `${GOODS}?${query}`);
	},
);

/** The shop's goods as the address asks for them. */
export const $shopGoods = $list;
export const moreGoods = more;
/** Null before the answer. */
export const $goodsCounts = atom<GoodsCounts | null>(null);

/** What the address bar says, with as many rows and as far down as it was left. */
export async function openGoods(): Promise<void> {
	const left = placeLeft();
	void readGoodsCounts();
	await open(readGoodsAddress(location.search), Math.min(left.rows, BACK_AT_MOST));
	if (left.y > 0) requestAnimationFrame(() => scrollTo({ top: left.y, behavior: 'instant' }));
}

/** A step of the history back or forth; a dialog that closes goes back to the view that is shown already. */
export async function followGoods(): Promise<void> {
	const shown = writeGoodsAddress($shopGoods.get().asked);
	if (writeGoodsAddress(readGoodsAddress(location.search)) !== shown) await openGoods();
}

/** Another view of the list; typing replaces the address, choosing adds a step that 'back' returns from. */
export async function narrowGoods(change: Partial<GoodsAddress>, isTyped = false): Promise<void> {
	const address = { ...$shopGoods.get().asked, ...change };
	const path = location.pathname + writeGoodsAddress(address);
	if (isTyped) history.replaceState(null, '', path);
	else history.pushState(null, '', path);
	void readGoodsCounts();
	await open(address);
}

/** The same rows anew, after something was done to them. */
export async function rereadGoods(): Promise<void> {
	void readGoodsCounts();
	const rows = $shopGoods.get().items.length;
	await reread(Math.min(Math.max(rows, AT_ONCE), BACK_AT_MOST));
}

export async function readGoodsCounts(): Promise<void> {
	const answer = await callApi<GoodsCounts>('GET', `${GOODS}/counts`);
	if (answer.ok) $goodsCounts.set(answer.value);
	showChosenChips();
}

/** Kept with this step of the history, for who comes back to it. */
export function keepPlace(): void {
	const { phase, items } = $shopGoods.get();
	if (phase === 'shown') history.replaceState({ rows: items.length, y: scrollY }, '');
}

function placeLeft(): { readonly rows: number; readonly y: number } {
	const { rows, y } = (history.state ?? {}) as { readonly rows?: unknown; readonly y?: unknown };
	return { rows: Math.max(Number(rows) || 0, AT_ONCE), y: Number(y) || 0 };
}
