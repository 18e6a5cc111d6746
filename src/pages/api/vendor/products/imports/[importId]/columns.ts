import { importErrors, MapColumnsInput, ProductImport } from '#src/domains/product-import/contract.ts';
import { mapColumns } from '#src/domains/product-import/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	method: 'POST',
	summary: 'What the columns of a file of another system mean; its lines are checked next',
	input: MapColumnsInput,
	output: ProductImport,
	refusals: importErrors,
	limit: { name: 'catalog.import_decision', points: 60, perS: 600, by: 'actor' },
	handle: mapColumns,
});
