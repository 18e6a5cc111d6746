import { NewDrafts } from '#src/domains/product-editing/contract/editor.ts';
import { listProductDrafts } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'The new products that were begun and not saved yet',
	output: NewDrafts,
	refusals: {},
	handle: async (context) => ok(await listProductDrafts(context)),
});
