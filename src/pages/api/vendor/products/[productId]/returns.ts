import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { MarkReturnsInput } from '#src/domains/catalog/contract/return-terms.ts';
import { markReturns } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = vendorEndpoint({
	method: 'PUT',
	summary: 'Set whether a product can be returned after a change of mind, and the reason if not',
	input: MarkReturnsInput,
	output: MarkReturnsInput,
	refusals: catalogErrors,
	limit: { name: 'catalog.returns', points: 60, perS: 60, by: 'actor' },
	handle: markReturns,
});
