import { callApi } from '#src/browser/api.ts';
import type { ChangedPostage, JudgePostageInput } from '#src/domains/orders/contract-postage.ts';
import type { ChangedReturn, HandleReturnInput } from '#src/domains/orders/contract-returns.ts';
import { postageScreenWords } from '#src/messages/vi/return-postage.ts';
import { returnScreenWords } from '#src/messages/vi/return-screen.ts';
import { $shopReturns, readShopReturns } from './returns.ts';
import { told } from './told.ts';
import { openShopOrder } from './vendor-order.ts';

/** What happens to a return happens to its order: both are read again. */
export async function handleReturn(number: string, input: HandleReturnInput): Promise<boolean> {
	const { returnId, ...body } = input;
	const done = await told(
		callApi<ChangedReturn>('POST', `/api/vendor/returns/${returnId}/act`, { body }),
		returnScreenWords.changed,
	);
	await openShopOrder(number);
	return done !== null;
}

export async function judgePostage(number: string, { returnId, ...body }: JudgePostageInput): Promise<boolean> {
	const call = callApi<ChangedPostage>('POST', `/api/vendor/returns/${returnId}/postage`, { body });
	const done = await told(call, postageScreenWords.done);
	await openShopOrder(number);
	return done !== null;
}

/** The buyer reads that somebody has looked; nobody is told when that did not work. */
export async function markSeen(number: string, returnId: string): Promise<void> {
	const body = { act: 'review' };
	const seen = await callApi<ChangedReturn>('POST', `/api/vendor/returns/${returnId}/act`, { body });
	if (seen.ok) $shopReturns.set(await readShopReturns(number));
}
