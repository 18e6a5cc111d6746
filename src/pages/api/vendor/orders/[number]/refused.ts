import { ChangedOrder, ordersRefusals } from '#src/domains/orders/contract.ts';
import { RefuseParcelInput } from '#src/domains/orders/contract-parcels.ts';
import { refuseParcel } from '#src/domains/orders/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'The buyer turned the parcel away',
	input: RefuseParcelInput,
	output: ChangedOrder,
	refusals: ordersRefusals,
	idempotency: 'accepted',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: refuseParcel,
});
