import { ImportIdInput, importErrors, ProductImport } from '#src/domains/product-import/contract.ts';
import { getShopImport } from '#src/domains/product-import/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Get the progress of a product import',
	input: ImportIdInput,
	output: ProductImport,
	refusals: importErrors,
	handle: getShopImport,
});
