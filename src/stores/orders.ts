import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type { CancelOrderInput, ChangedOrder, PaymentStart } from '#src/domains/orders/contract.ts';

const pathOf = (number: string, act: string): string => `/api/orders/${number}/${act}`;

/** Starts another attempt and leaves for the bank; false when it was refused, which has been told. */
export async function payAgain(number: string): Promise<boolean> {
	const answer = await callApi<PaymentStart>('POST', pathOf(number, 'pay'));
	if (answer.ok) location.assign(answer.value.paymentUrl);
	else void toast('error', answer.problem.detail);
	return answer.ok;
}

/** The page is a document of the server: what has changed is read there again. */
async function change(number: string, act: string, body?: unknown): Promise<boolean> {
	const answer = await callApi<ChangedOrder>('POST', pathOf(number, act), body === undefined ? {} : { body });
	if (answer.ok) location.reload();
	else void toast('error', answer.problem.detail);
	return answer.ok;
}

/** `number` goes in the path: the body holds the rest. */
export const cancelOrder = ({ number, ...body }: CancelOrderInput): Promise<boolean> => change(number, 'cancel', body);

export const confirmReceipt = (number: string): Promise<boolean> => change(number, 'received');
