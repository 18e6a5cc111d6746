import { GoodsCounts } from '#src/domains/catalog/contract-goods.ts';
import { countOwnGoods } from '#src/domains/catalog/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'How many goods the shop has, by state, category and section',
	output: GoodsCounts,
	refusals: {},
	handle: async (context) => ok(await countOwnGoods(context)),
});
