import { EstimateInput, ShippingEstimate, shippingRefusals } from '#src/domains/shipping/contract.ts';
import { getShippingEstimate } from '#src/domains/shipping/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'What bringing one variant to a ward costs and when it should arrive',
	input: EstimateInput,
	output: ShippingEstimate,
	refusals: shippingRefusals,
	handle: ({ read }, input) => getShippingEstimate(read, input),
});
