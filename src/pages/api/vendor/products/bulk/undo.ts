import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { BulkUndone, UndoBulkInput } from '#src/domains/product-editing/contract/bulk.ts';
import { undoBulk } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Undo one batch of a bulk change, except for products changed since',
	input: UndoBulkInput,
	output: BulkUndone,
	refusals: catalogErrors,
	idempotency: 'required',
	limit: { name: 'catalog.bulk', points: 600, perS: 60, by: 'actor' },
	handle: undoBulk,
});
