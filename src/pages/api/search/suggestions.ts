import { SuggestionPage, SuggestionsInput } from '#src/domains/search/contract/lists.ts';
import { suggest } from '#src/domains/search/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { SUGGESTIONS_LIMIT } from '#src/shared/limits/search-limit.ts';
import { ok } from '#src/shared/result.ts';
import { MINUTE_MS } from '#src/shared/time.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Suggest products, categories and shops for a partial query',
	input: SuggestionsInput,
	output: SuggestionPage,
	refusals: {},
	limit: SUGGESTIONS_LIMIT,
	kept: { forMs: MINUTE_MS, tags: () => ['catalog', 'shops'] },
	handle: async ({ read }, input) => ok(await suggest(read, input)),
});
