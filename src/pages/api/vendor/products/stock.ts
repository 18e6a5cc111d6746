import { catalogErrors } from '#src/domains/catalog/contract.ts';
import { RecountedStock, RecountStockInput } from '#src/domains/catalog/contract-recount.ts';
import { recountStock } from '#src/domains/catalog/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'A new count of one choice, in place of the one that was shown',
	input: RecountStockInput,
	output: RecountedStock,
	refusals: catalogErrors,
	limit: { name: 'catalog.stock', points: 120, perS: 60, by: 'actor' },
	handle: recountStock,
});
