import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import { showChosenChips } from '#src/browser/chosen-chip.ts';
import type { GoodsCounts, GoodsPage, GoodsRow } from '#src/domains/catalog/contract-goods.ts';
import { type GoodsAddress, readGoodsAddress, writeGoodsAddress } from './goods-address.ts';
import { told } from './told.ts';

const GOODS = '/api/vendor/products';
const AT_ONCE = 20;
/** Who comes back sees as many rows as before, up to what one answer holds. */
const BACK_AT_MOST = 100;

export type ShopGoods = {
	readonly address: GoodsAddress;
	/** `failed`: `problem` says why in words for the person. */
	readonly phase: 'loading' | 'shown' | 'failed';
	readonly problem: string;
	readonly items: readonly GoodsRow[];
	readonly nextCursor: string | null;
	readonly isLoadingMore: boolean;
};

const LOADING = { phase: 'loading', problem: '', items: [], nextCursor: null, isLoadingMore: false } as const;

export const $shopGoods = atom<ShopGoods>({ address: readGoodsAddress(''), ...LOADING });
/** Null before the answer. */
export const $goodsCounts = atom<GoodsCounts | null>(null);

let asked = 0;

/** What the address bar says, with as many rows and as far down as it was left. */
export async function openGoods(): Promise<void> {
	const left = placeLeft();
	await read(readGoodsAddress(location.search), Math.min(left.rows, BACK_AT_MOST));
	if (left.y > 0) requestAnimationFrame(() => scrollTo({ top: left.y, behavior: 'instant' }));
}

/** Another view of the list; typing replaces the address, choosing adds a step that 'back' returns from. */
export async function narrowGoods(change: Partial<GoodsAddress>, isTyped = false): Promise<void> {
	const address = { ...$shopGoods.get().address, ...change };
	const path = location.pathname + writeGoodsAddress(address);
	if (isTyped) history.replaceState(null, '', path);
	else history.pushState(null, '', path);
	await read(address, AT_ONCE);
}

/** The same rows anew, after something was done to them. */
export async function rereadGoods(): Promise<void> {
	const { address, items } = $shopGoods.get();
	void readGoodsCounts();
	const page = await ask(address, Math.min(Math.max(items.length, AT_ONCE), BACK_AT_MOST), null);
	if (page.ok && $shopGoods.get().address === address)
		$shopGoods.set({ ...LOADING, address, phase: 'shown', ...page.value });
}

export async function moreGoods(): Promise<void> {
	const { address, nextCursor, isLoadingMore } = $shopGoods.get();
	if (!nextCursor || isLoadingMore) return;
	$shopGoods.set({ ...$shopGoods.get(), isLoadingMore: true });
	const page = await told(ask(address, AT_ONCE, nextCursor));
	const shown = $shopGoods.get();
	if (shown.address !== address || shown.nextCursor !== nextCursor) return;
	const grown = page && { items: [...shown.items, ...page.items], nextCursor: page.nextCursor };
	$shopGoods.set({ ...shown, ...grown, isLoadingMore: false });
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

async function read(address: GoodsAddress, rows: number): Promise<void> {
	asked += 1;
	const turn = asked;
	$shopGoods.set({ ...$shopGoods.get(), address, ...LOADING });
	void readGoodsCounts();
	const answer = await ask(address, rows, null);
	if (turn !== asked) return;
	if (answer.ok) $shopGoods.set({ ...LOADING, address, phase: 'shown', ...answer.value });
	else $shopGoods.set({ ...LOADING, address, phase: 'failed', problem: answer.problem.detail });
}

function ask(address: GoodsAddress, limit: number, cursor: string | null) {
	const query = new URLSearchParams(writeGoodsAddress(address));
	query.set('limit', String(limit));
	if (cursor) query.set('cursor', cursor);
	return callApi<GoodsPage>('GET', `${GOODS}?${query}`);
}
