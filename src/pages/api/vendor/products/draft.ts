import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { DraftOfInput, SaveDraftInput, StoredDraft } from '#src/domains/product-editing/contract/editor.ts';
import { dropDraft, getProductDraft, saveDraft } from '#src/domains/product-editing/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

const limit = { name: 'catalog.draft', points: 240, perS: 60, by: 'actor' } as const;

export const { GET, PUT, DELETE, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'Get the unsaved draft of a product form',
		input: DraftOfInput,
		output: StoredDraft,
		refusals: {},
		handle: async (context, input) => ok(await getProductDraft(context, input)),
	}),
	vendorEndpoint({
		method: 'PUT',
		summary: 'Store the unsaved draft of a product form',
		input: SaveDraftInput,
		output: StoredDraft,
		refusals: catalogErrors,
		limit,
		handle: saveDraft,
	}),
	vendorEndpoint({
		method: 'DELETE',
		summary: 'Delete the unsaved draft of a product form',
		input: DraftOfInput,
		output: StoredDraft,
		refusals: catalogErrors,
		limit,
		handle: dropDraft,
	}),
);
