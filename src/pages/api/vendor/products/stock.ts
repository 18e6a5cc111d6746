import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { RecountedStock, RecountStockInput } from '#src/domains/inventory/contract.ts';
import { recountStock } from '#src/domains/inventory/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Set the stock of a variant, unless it changed since it was shown',
	input: RecountStockInput,
	output: RecountedStock,
	refusals: catalogErrors,
	limit: { name: 'catalog.stock', points: 120, perS: 60, by: 'actor' },
	handle: recountStock,
});
