import { SaleRates, saleRateErrors } from '#src/domains/fees/contract.ts';
import { getSaleRates } from '#src/domains/fees/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Get the shop’s commission by category and the withheld tax',
	output: SaleRates,
	refusals: saleRateErrors,
	handle: async (context) => getSaleRates(context),
});
