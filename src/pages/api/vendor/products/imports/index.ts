import { importErrors, ProductImport, ProductImportList } from '#src/domains/product-import/contract.ts';
import { beginImport, listImports } from '#src/domains/product-import/index.ts';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { vendorEndpoint, vendorUploadEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

const listed = vendorEndpoint({
	method: 'GET',
	summary: 'List the shop’s product imports, newest first',
	output: ProductImportList,
	refusals: {},
	handle: async (context) => ok(await listImports(context)),
});
const sent = vendorUploadEndpoint({
	summary: 'Upload a product file and check its lines; nothing in the shop changes yet',
	output: ProductImport,
	refusals: importErrors,
	statuses: { 'catalog.import_unreadable': 415, 'catalog.import_too_long': 413 },
	limit: { name: 'catalog.import', points: 20, perS: 3600, by: 'actor' },
	handle: (context, bytes) =>
		beginImport(context, { bytes, headings: productFileMessages.headings, aside: productFileMessages.aside }),
});

export const { GET, ALL } = listed;
export const { POST } = sent;
