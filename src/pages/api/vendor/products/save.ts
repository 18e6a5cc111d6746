import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { SavedProduct, SaveProductInput } from '#src/domains/product-editing/contract/editor.ts';
import { saveProduct } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Create or update a product, unless it changed since it was read',
	input: SaveProductInput,
	output: SavedProduct,
	refusals: catalogErrors,
	idempotency: 'required',
	limit: { name: 'catalog.save', points: 60, perS: 60, by: 'actor' },
	handle: saveProduct,
});
