import { NewDrafts } from '#src/domains/product-editing/contract/editor.ts';
import { listProductDrafts } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'List the unsaved drafts of new products',
	output: NewDrafts,
	refusals: {},
	handle: async (context) => ok(await listProductDrafts(context)),
});
