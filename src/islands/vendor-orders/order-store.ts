import { atom } from 'nanostores';
import { type ApiResult, callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type { DeclineOrderInput } from '#src/domains/cancellation/contract.ts';
import type {
	DeliverOrderInput,
	ShipOrderInput,
	TakeBackParcelInput,
} from '#src/domains/fulfilment/contract/fulfilment.ts';
import type { CancelUnshippedItemsInput } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import type { ShopOrderCounts, ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import type { ProductSnapshot, ProductSnapshots } from '#src/domains/order-views/contract/product-snapshots.ts';
import type { PackingPapers } from '#src/domains/order-views/contract/receipt.ts';
import type { ChangedOrder } from '#src/domains/orders/contract/order.ts';
import type { DeliveryFailure } from '#src/domains/orders/contract/parcel.ts';
import { type ShopOrderAct, shopDoneMessages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { withToast } from '#src/stores/with-toast.ts';
import { $shopThread, readThread } from '../orders/messages-store.ts';
import { $shopReturns, readShopReturns } from '../returns/store.ts';
import { showCounts } from './order-counts-store.ts';

export type ShownShopOrder =
	| { readonly phase: 'loading' }
	| { readonly phase: 'missing' }
	| { readonly phase: 'failed'; readonly problem: string }
	| { readonly phase: 'shown'; readonly order: ShopOrderView };

const ORDERS = '/api/vendor/orders';
/** A malformed number or another shop's order counts as missing. */
const ABSENT_STATUSES: readonly number[] = [400, 404, 422];

export const $shopOrder = atom<ShownShopOrder>({ phase: 'loading' });

/** Only the response to the latest request is shown, because pages open several orders in a row. */
const requesting = { number: '', turn: 0 };

export async function openShopOrder(number: string): Promise<void> {
	if (requesting.number !== number) resetShownOrder(number);
	requesting.turn += 1;
	const { turn } = requesting;
	const [answer, counts, returns, thread] = await Promise.all([
		callApi<ShopOrderView>('GET', `${ORDERS}/${encodeURIComponent(number)}`),
		callApi<ShopOrderCounts>('GET', `${ORDERS}/counts`),
		readShopReturns(number),
		readThread('shop', number),
	]);
	if (requesting.turn !== turn) return;
	const now = shownOf(answer);
	// Keeps an outdated order on the screen, because an unsent input on it must not be lost.
	if (now.phase === 'failed' && isShown(number)) return;
	if (counts.ok) showCounts(counts.value);
	// Set together, so that late content does not shift the buttons.
	$shopReturns.set(returns);
	if (thread) $shopThread.set({ ...thread, number });
	$shopOrder.set(now);
}

export async function readAgain(number: string): Promise<void> {
	if (requesting.number === '' || requesting.number === number) await openShopOrder(number);
}

function resetShownOrder(number: string): void {
	requesting.number = number;
	$shopOrder.set({ phase: 'loading' });
	$shopReturns.set([]);
	$shopThread.set(null);
}

function isShown(number: string): boolean {
	const shown = $shopOrder.get();
	return shown.phase === 'shown' && shown.order.number === number;
}

function shownOf(answer: ApiResult<ShopOrderView>): ShownShopOrder {
	if (answer.ok) return { phase: 'shown', order: answer.value };
	const { status, detail } = answer.problem;
	return ABSENT_STATUSES.includes(status) ? { phase: 'missing' } : { phase: 'failed', problem: detail };
}

async function change(number: string, act: ShopOrderAct, body?: unknown): Promise<boolean> {
	const path = `${ORDERS}/${number}/${act}`;
	const changed = await withToast(callApi<ChangedOrder>('POST', path, { body }));
	await readAgain(number);
	if (!changed) return false;
	const shown = $shopOrder.get();
	const after = shown.phase === 'shown' && shown.order.number === number ? shown.order : null;
	void toast('success', shopDoneMessages(act, number, after));
	return true;
}

/** Shows the confirmed order and its next step immediately; rolls back on an error. */
export async function confirmShown(order: ShopOrderView): Promise<void> {
	const hopedFor = { state: 'confirmed', next: 'pack', mayConfirm: false, dueBy: null, isOverdue: false } as const;
	const confirmed = { ...order, ...hopedFor };
	const hoped: ShownShopOrder = { phase: 'shown', order: confirmed };
	$shopOrder.set(hoped);
	if (!(await change(order.number, 'confirm')) && $shopOrder.get() === hoped) $shopOrder.set({ phase: 'shown', order });
}

export async function readProductSnapshots(number: string): Promise<readonly ProductSnapshot[] | null> {
	const answer = await callApi<ProductSnapshots>('GET', `${ORDERS}/${number}/listings`);
	return answer.ok ? answer.value.listings : null;
}

const noteOf = (note: string) => (note.trim() === '' ? {} : { note });

export const declineOrder = (number: string, reason: DeclineOrderInput['reason'], note: string): Promise<boolean> =>
	change(number, 'cancel', { reason, ...noteOf(note) });
export const answerCancel = (number: string, accept: boolean, note: string): Promise<boolean> =>
	change(number, 'answer-cancel', { accept, ...noteOf(note) });
export const cancelUnshippedItems = ({ number, ...dropped }: CancelUnshippedItemsInput): Promise<boolean> =>
	change(number, 'cancel-rest', dropped);
export const answerUnshipped = (number: string, accept: boolean, note: string): Promise<boolean> =>
	change(number, 'answer-rest', { accept, ...noteOf(note) });
export const pack = (number: string): Promise<boolean> => change(number, 'pack');
export const ship = ({ number, tracking = '', ...parcel }: ShipOrderInput): Promise<boolean> =>
	change(number, 'ship', { ...parcel, ...(tracking.trim() === '' ? {} : { tracking }) });
export const reportFailedDelivery = (
	number: string,
	reason: DeliveryFailure,
	note: string,
	parcelId: string,
): Promise<boolean> => change(number, 'refused', { reason, note, parcelId });
export const takeBack = ({ number, ...parcel }: TakeBackParcelInput): Promise<boolean> =>
	change(number, 'take-back', parcel);
/** Without a parcel it delivers all parcels in transit. */
export const deliver = ({ number, ...said }: DeliverOrderInput): Promise<boolean> => change(number, 'deliver', said);

export const packingSlipUrl = (numbers: readonly string[], papers: PackingPapers): string =>
	`${ORDERS}/packing-slip.pdf?${numbers.map((number) => `numbers=${number}`).join('&')}&papers=${papers}`;
