import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import type { ShopWaiting } from '#src/domains/shop-metrics/contract.ts';

/** Of an order, and dealt with on the overview. */
export type OrderHere = 'send' | 'answerCancel' | 'returns' | 'messages';

/** The button that opens what waits of a kind. */
export const actionOf = (kind: OrderHere): string => `cho-${kind}`;

/** As it is since something was done on this page. */
export const $pendingActions = atom<ShopWaiting | null>(null);
/** One at a time: there is room for one order. */
export const $openedHere = atom<OrderHere | null>(null);

/** What was read before stays when the line is lost. */
export async function readPendingActions(): Promise<void> {
	const answer = await callApi<ShopWaiting>('GET', '/api/vendor/orders/waiting');
	if (answer.ok) $pendingActions.set(answer.value);
}
