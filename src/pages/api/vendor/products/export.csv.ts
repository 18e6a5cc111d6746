import { ExportProductInput, FlowingText, importErrors } from '#src/domains/product-import/contract.ts';
import { listExportRows } from '#src/domains/product-import/index.ts';
import { productStream } from '#src/messages/vi/vendor/product-imports.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Download the shop’s products as a file that can be imported again',
	input: ExportProductInput,
	output: FlowingText,
	refusals: importErrors,
	limit: { name: 'catalog.export', points: 20, perS: 600, by: 'actor' },
	file: { mediaType: 'text/csv', of: ({ name, text }) => ({ name, content: text }) },
	handle: async (context, input) => {
		const found = await listExportRows(context, input);
		return found.ok ? ok(productStream(found.value, input.part)) : found;
	},
});
