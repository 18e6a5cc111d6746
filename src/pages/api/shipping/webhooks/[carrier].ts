import { CarrierReceipt, TrackingEvent } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { recordTrackingEvent } from '#src/domains/fulfilment/index.ts';
import { ordersErrors } from '#src/domains/orders/contract/order.ts';
import { webhookEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = webhookEndpoint({
	summary: 'Receive a carrier’s tracking event, signed in X-Signature (sha256= and the hex HMAC of the body)',
	input: TrackingEvent,
	output: CarrierReceipt,
	refusals: ordersErrors,
	secretOf: ({ carrier = '' }, { carrierSecrets }) => carrierSecrets.get(carrier) ?? null,
	handle: recordTrackingEvent,
});
