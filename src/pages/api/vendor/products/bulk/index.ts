import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { BulkDone, EditManyInput } from '#src/domains/product-editing/contract/bulk.ts';
import { applyBulkEdit } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Change one batch of products: price, stock, visibility or section; or delete drafts',
	input: EditManyInput,
	output: BulkDone,
	refusals: catalogErrors,
	idempotency: 'required',
	limit: { name: 'catalog.bulk', points: 600, perS: 60, by: 'actor' },
	handle: applyBulkEdit,
});
