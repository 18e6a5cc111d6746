import { EstimateInput, ShippingEstimate } from '#src/domains/catalog/contract/delivery.ts';
import { getShippingEstimate } from '#src/domains/catalog/index.ts';
import { shippingErrors } from '#src/domains/shipping/contract.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Estimate the shipping fee and delivery date of a variant to a ward',
	input: EstimateInput,
	output: ShippingEstimate,
	refusals: {
		'shipping.variant_unknown': shippingErrors['shipping.variant_unknown'],
		'shipping.ward_unknown': shippingErrors['shipping.ward_unknown'],
		'shipping.not_delivered': shippingErrors['shipping.not_delivered'],
	},
	handle: ({ read }, input) => getShippingEstimate(read, input),
});
