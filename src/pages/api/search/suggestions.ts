import { SuggestionPage, SuggestionsInput } from '#src/domains/catalog/contract.ts';
import { suggest } from '#src/domains/catalog/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Suggest products, categories and shops for what is being typed',
	input: SuggestionsInput,
	output: SuggestionPage,
	refusals: {},
	limit: { name: 'search.suggestions', points: 60, perS: 60, by: 'ip' },
	handle: async ({ read }, input) => ok(await suggest(read, input)),
});
