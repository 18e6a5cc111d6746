import { BadLinesInput, importErrors, TextFile } from '#src/domains/product-import/contract.ts';
import { listBadLines } from '#src/domains/product-import/index.ts';
import { badLinesFile } from '#src/messages/vi/vendor/product-imports.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Download the rejected lines of a product file with the reason for each',
	input: BadLinesInput,
	output: TextFile,
	refusals: importErrors,
	limit: { name: 'catalog.import_file', points: 60, perS: 600, by: 'actor' },
	file: { mediaType: 'text/csv', of: ({ name, text }) => ({ name, content: text }) },
	handle: async (context, input) => {
		const found = await listBadLines(context, input);
		return found.ok ? ok(badLinesFile(found.value, input.part)) : found;
	},
});
