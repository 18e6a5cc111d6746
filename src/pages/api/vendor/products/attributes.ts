import { CategoryAttributesInput, EditorAttributes } from '#src/domains/product-editing/contract/editor.ts';
import { listEditorAttributes } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'List the attributes of a category',
	input: CategoryAttributesInput,
	output: EditorAttributes,
	refusals: {},
	handle: async (context, input) => ok(await listEditorAttributes(context, input)),
});
