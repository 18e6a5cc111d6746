import { callApi } from '#src/browser/api.ts';
import type {
	ChangedReturnShipping,
	JudgeReturnShippingInput,
	PursueReturnShippingInput,
	StateReturnShippingInput,
} from '#src/domains/returns/contract/return-shipping.ts';
import { returnShippingScreenMessages } from '#src/messages/vi/return-screen.ts';
import { changeDocument } from '#src/stores/change-document.ts';
import { withToast } from '#src/stores/with-toast.ts';
import { readAgain } from '../vendor-orders/order-store.ts';

export const stateReturnShipping = ({ returnId, ...body }: StateReturnShippingInput): Promise<boolean> =>
	changeDocument(callApi<ChangedReturnShipping>('POST', `/api/returns/${returnId}/postage`, { body }));
export const pursueReturnShipping = ({ returnId, ...body }: PursueReturnShippingInput): Promise<boolean> =>
	changeDocument(callApi<ChangedReturnShipping>('POST', `/api/returns/${returnId}/postage/act`, { body }));

export async function judgeReturnShipping(
	number: string,
	{ returnId, ...body }: JudgeReturnShippingInput,
): Promise<boolean> {
	const call = callApi<ChangedReturnShipping>('POST', `/api/vendor/returns/${returnId}/postage`, { body });
	const done = await withToast(call, returnShippingScreenMessages.done);
	await readAgain(number);
	return done !== null;
}
