import { HeartList, ListHeartsInput } from '#src/domains/wishlist/contract.ts';
import { listHearts } from '#src/domains/wishlist/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'List which of these products are in the member’s wish lists',
	input: ListHeartsInput,
	output: HeartList,
	refusals: {},
	handle: async (context, input) => ok(await listHearts(context, input)),
});
