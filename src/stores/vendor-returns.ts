import { callApi } from '#src/browser/api.ts';
import type { ChangedReturn, HandleReturnInput } from '#src/domains/orders/contract-returns.ts';
import { returnScreenWords } from '#src/messages/vi/return-screen.ts';
import { told } from './told.ts';
import { readAgain } from './vendor-order.ts';

/** What happens to a return happens to its order: both are read again. */
export async function handleReturn(number: string, input: HandleReturnInput): Promise<boolean> {
	const { returnId, ...body } = input;
	const done = await told(
		callApi<ChangedReturn>('POST', `/api/vendor/returns/${returnId}/act`, { body }),
		returnScreenWords.changed,
	);
	await readAgain(number);
	return done !== null;
}
