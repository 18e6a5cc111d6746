import { callApi } from '#src/browser/api.ts';
import type { CancelOrderInput } from '#src/domains/cancellation/contract.ts';
import type { PaymentStart } from '#src/domains/checkout/contract/place-order.ts';
import type { Reordered } from '#src/domains/checkout/contract/reorder.ts';
import type { RequestUnshippedCancelInput } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import type { ChangedOrder } from '#src/domains/orders/contract/order.ts';
import { orderActionMessages } from '#src/messages/vi/order-actions.ts';
import { changeDocument } from '#src/stores/change-document.ts';
import { withToast } from '#src/stores/with-toast.ts';

const pathOf = (number: string, act: string): string => `/api/orders/${number}/${act}`;

/** Starts another payment and redirects to the bank; returns false after an error, which it shows. */
export async function payAgain(number: string): Promise<boolean> {
	const started = await withToast(callApi<PaymentStart>('POST', pathOf(number, 'pay')));
	if (started) location.assign(started.paymentUrl);
	return started !== null;
}

export const buyAgain = (number: string): Promise<Reordered | null> =>
	withToast(callApi<Reordered>('POST', pathOf(number, 'reorder')));

const change = (number: string, act: string, body?: unknown, done?: string): Promise<boolean> =>
	changeDocument(callApi<ChangedOrder>('POST', pathOf(number, act), { body }), done);

export const cancelOrder = ({ number, ...body }: CancelOrderInput): Promise<boolean> => change(number, 'cancel', body);

export const requestUnshippedCancel = ({ number, ...body }: RequestUnshippedCancelInput): Promise<boolean> =>
	change(number, 'cancel-rest', body);

export const withdrawCancel = (number: string): Promise<boolean> => change(number, 'withdraw-cancel');

export const confirmReceipt = (number: string): Promise<boolean> =>
	change(number, 'received', undefined, orderActionMessages.receivedDone(number));
