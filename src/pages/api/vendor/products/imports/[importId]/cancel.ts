import { ImportIdInput, importErrors, ProductImport } from '#src/domains/catalog/contract-import.ts';
import { cancelImport } from '#src/domains/catalog/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	method: 'POST',
	summary: 'A file is stopped; what has begun is taken back',
	input: ImportIdInput,
	output: ProductImport,
	refusals: importErrors,
	limit: { name: 'catalog.import_decision', points: 60, perS: 600, by: 'actor' },
	handle: cancelImport,
});
