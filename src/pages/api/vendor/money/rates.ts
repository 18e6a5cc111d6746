import { SaleRates, saleRateErrors } from '#src/domains/fees/contract.ts';
import { getSaleRates } from '#src/domains/fees/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'What sales of the own shop are charged, by category, and what is withheld for the tax office',
	output: SaleRates,
	refusals: saleRateErrors,
	handle: async (context) => getSaleRates(context),
});
