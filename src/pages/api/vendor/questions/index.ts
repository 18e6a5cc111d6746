import { ListShopUserContentInput, ShopQuestionPage } from '#src/domains/reviews/contract.ts';
import { listShopQuestions } from '#src/domains/reviews/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'List the questions about the shop’s products, newest first',
	input: ListShopUserContentInput,
	output: ShopQuestionPage,
	refusals: {},
	handle: async (context, input) => ok(await listShopQuestions(context, input)),
});
