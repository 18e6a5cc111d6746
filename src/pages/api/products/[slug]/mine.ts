import { MineOfProductInput, MyUserContent } from '#src/domains/reviews/contract.ts';
import { getMineOfProduct } from '#src/domains/reviews/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'Get the member’s own reviews, votes and questions of a product',
	input: MineOfProductInput,
	output: MyUserContent,
	refusals: {},
	handle: async (context, input) => ok(await getMineOfProduct(context, input)),
});
