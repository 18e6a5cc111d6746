import { callApi } from '#src/browser/api.ts';
import type { ChangedReturn } from '#src/domains/returns/contract/return.ts';
import { $shopReturns, readShopReturns } from '../returns/store.ts';

/** The buyer reads that somebody has looked; nobody is told when that did not work. */
export async function markSeen(number: string, returnId: string): Promise<void> {
	const body = { act: 'review' };
	const seen = await callApi<ChangedReturn>('POST', `/api/vendor/returns/${returnId}/act`, { body });
	if (seen.ok) $shopReturns.set(await readShopReturns(number));
}
