import { PaymentStart } from '#src/domains/checkout/contract/place-order.ts';
import { retryPayment } from '#src/domains/checkout/index.ts';
import { OrderInput, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Start another payment attempt for the unpaid orders of this group',
	input: OrderInput,
	output: PaymentStart,
	refusals: ordersErrors,
	idempotency: 'required',
	limit: { name: 'orders.pay', points: 60, perS: 3600, by: 'actor' },
	handle: retryPayment,
});
