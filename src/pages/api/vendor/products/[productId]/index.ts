import { catalogRefusals, ProductIdInput } from '#src/domains/catalog/contract.ts';
import { ProductEditorView } from '#src/domains/catalog/contract-editor.ts';
import { getProductEditor } from '#src/domains/catalog/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'An own product as it is edited',
	input: ProductIdInput,
	output: ProductEditorView,
	refusals: catalogRefusals,
	handle: getProductEditor,
});
