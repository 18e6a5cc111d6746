import { ImportIdInput, importErrors, ProductImport } from '#src/domains/product-import/contract.ts';
import { cancelImport } from '#src/domains/product-import/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	method: 'POST',
	summary: 'Cancel a product import and undo what it has begun',
	input: ImportIdInput,
	output: ProductImport,
	refusals: importErrors,
	limit: { name: 'catalog.import_decision', points: 60, perS: 600, by: 'actor' },
	handle: cancelImport,
});
