import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import type { ShopWaiting } from '#src/domains/shop-metrics/contract.ts';

export type InlineOrder = 'send' | 'answerCancel' | 'returns' | 'messages';

export const actionOf = (kind: InlineOrder): string => `cho-${kind}`;

export const $pendingActions = atom<ShopWaiting | null>(null);
/** Only one at a time, because the layout has room for one order. */
export const $openInlineOrder = atom<InlineOrder | null>(null);

/** Keeps the previous data when the connection is lost. */
export async function readPendingActions(): Promise<void> {
	const answer = await callApi<ShopWaiting>('GET', '/api/vendor/orders/waiting');
	if (answer.ok) $pendingActions.set(answer.value);
}
