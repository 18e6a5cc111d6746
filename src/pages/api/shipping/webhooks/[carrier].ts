import { ordersRefusals } from '#src/domains/orders/contract.ts';
import { CarrierNews, CarrierReceipt } from '#src/domains/orders/contract-parcels.ts';
import { recordCarrierNews } from '#src/domains/orders/index.ts';
import { webhookEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = webhookEndpoint({
	summary: 'A carrier’s news of a parcel, signed in X-Signature (sha256= and the hex HMAC of the body)',
	input: CarrierNews,
	output: CarrierReceipt,
	refusals: ordersRefusals,
	secretOf: ({ carrier = '' }, { carrierSecrets }) => carrierSecrets.get(carrier) ?? null,
	handle: recordCarrierNews,
});
