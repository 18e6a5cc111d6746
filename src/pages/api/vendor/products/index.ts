import { GoodsPage, ListGoodsInput } from '#src/domains/catalog/contract-goods.ts';
import { listShopGoods } from '#src/domains/catalog/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'The shop’s own goods, found, narrowed and sorted',
	input: ListGoodsInput,
	output: GoodsPage,
	refusals: {},
	handle: async (context, input) => ok(await listShopGoods(context, input)),
});
