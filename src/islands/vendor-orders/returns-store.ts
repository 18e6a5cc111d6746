import { callApi } from '#src/browser/api.ts';
import type { ChangedReturn, HandleReturnInput } from '#src/domains/returns/contract/return.ts';
import { returnScreenMessages } from '#src/messages/vi/return-screen.ts';
import { withToast } from '#src/stores/with-toast.ts';
import { readAgain } from './order-store.ts';

/** Reloads return and order, because an action on a return changes its order. */
export async function handleReturn(number: string, input: HandleReturnInput): Promise<boolean> {
	const { returnId, ...body } = input;
	const done = await withToast(
		callApi<ChangedReturn>('POST', `/api/vendor/returns/${returnId}/act`, { body }),
		returnScreenMessages.changed,
	);
	await readAgain(number);
	return done !== null;
}
