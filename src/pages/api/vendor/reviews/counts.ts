import { ShopUserContentCounts } from '#src/domains/reviews/contract.ts';
import { countShopUserContent } from '#src/domains/reviews/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Count the reviews and questions that wait for a reply of the shop',
	output: ShopUserContentCounts,
	refusals: {},
	handle: async (context) => ok(await countShopUserContent(context)),
});
