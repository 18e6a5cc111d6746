import { TextFile } from '#src/domains/product-import/contract.ts';
import { productFile, sampleProducts } from '#src/messages/vi/vendor/product-imports.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Download an example of a product file',
	output: TextFile,
	refusals: {},
	file: { mediaType: 'text/csv', of: ({ name, text }) => ({ name, content: text }) },
	handle: () => Promise.resolve(ok(productFile(sampleProducts))),
});
