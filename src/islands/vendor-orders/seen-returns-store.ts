import { callApi } from '#src/browser/api.ts';
import type { ChangedReturn } from '#src/domains/returns/contract/return.ts';
import { $shopReturns, readShopReturns } from '../returns/store.ts';

/** Tells the buyer that the shop has looked at the return; errors are ignored. */
export async function markSeen(number: string, returnId: string): Promise<void> {
	const body = { act: 'review' };
	const seen = await callApi<ChangedReturn>('POST', `/api/vendor/returns/${returnId}/act`, { body });
	if (seen.ok) $shopReturns.set(await readShopReturns(number));
}
