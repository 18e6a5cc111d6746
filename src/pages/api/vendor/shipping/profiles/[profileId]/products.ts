import { catalogRefusals } from '#src/domains/catalog/contract.ts';
import { AssignedShipping, AssignShippingInput, ShippingGoodsInput } from '#src/domains/catalog/contract-delivery.ts';
import { SectionGoodPage } from '#src/domains/catalog/contract-lists.ts';
import { assignShipping, listShippingGoods } from '#src/domains/catalog/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, PUT, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'The own products, each with whether it goes by these rates',
		input: ShippingGoodsInput,
		output: SectionGoodPage,
		refusals: {},
		handle: async (context, input) => ok(await listShippingGoods(context, input)),
	}),
	vendorEndpoint({
		method: 'PUT',
		summary: 'Let own products go by these rates, or by the common ones again',
		input: AssignShippingInput,
		output: AssignedShipping,
		refusals: catalogRefusals,
		limit: { name: 'shipping.profile', points: 60, perS: 60, by: 'actor' },
		handle: assignShipping,
	}),
);
