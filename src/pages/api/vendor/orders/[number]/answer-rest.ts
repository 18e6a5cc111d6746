import { AnswerCancelInput } from '#src/domains/cancellation/contract.ts';
import { answerUnshippedCancel } from '#src/domains/fulfilment/index.ts';
import { ChangedOrder, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Accept or decline the cancellation request for unshipped items',
	input: AnswerCancelInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'accepted',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: answerUnshippedCancel,
});
