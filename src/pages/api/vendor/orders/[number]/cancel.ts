import { ChangedOrder, GiveBackOrderInput, ordersRefusals } from '#src/domains/orders/contract.ts';
import { giveBackOrder } from '#src/domains/orders/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'The shop gives an order back, at the latest before a parcel leaves',
	input: GiveBackOrderInput,
	output: ChangedOrder,
	refusals: ordersRefusals,
	idempotency: 'accepted',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: giveBackOrder,
});
