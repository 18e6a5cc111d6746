import { ImportIdInput, importErrors, ProductImport } from '#src/domains/product-import/contract.ts';
import { confirmImport } from '#src/domains/product-import/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	method: 'POST',
	summary: 'Import the valid lines of a product file, all or none',
	input: ImportIdInput,
	output: ProductImport,
	refusals: importErrors,
	limit: { name: 'catalog.import_decision', points: 60, perS: 600, by: 'actor' },
	handle: confirmImport,
});
