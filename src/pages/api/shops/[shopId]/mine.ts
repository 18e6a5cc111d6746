import { MineOfShopInput, MyUserContent } from '#src/domains/reviews/contract.ts';
import { getMineOfShop } from '#src/domains/reviews/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'Get the member’s own reviews and votes of a shop',
	input: MineOfShopInput,
	output: MyUserContent,
	refusals: {},
	handle: async (context, input) => ok(await getMineOfShop(context, input)),
});
