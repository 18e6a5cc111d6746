import { catalogErrors, ProductIdInput } from '#src/domains/catalog/contract/product.ts';
import { DeletedProduct, DeleteProductInput, ProductEditorView } from '#src/domains/product-editing/contract/editor.ts';
import { deleteProduct, getProductEditor } from '#src/domains/product-editing/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, DELETE, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'Get a product of the shop for editing',
		input: ProductIdInput,
		output: ProductEditorView,
		refusals: catalogErrors,
		handle: getProductEditor,
	}),
	vendorEndpoint({
		method: 'DELETE',
		summary: 'Delete a product draft that was never submitted',
		input: DeleteProductInput,
		output: DeletedProduct,
		refusals: catalogErrors,
		idempotency: 'required',
		limit: { name: 'catalog.delete', points: 60, perS: 60, by: 'actor' },
		handle: deleteProduct,
	}),
);
