import { AssignedShipping, AssignShippingInput, ShippingProductInput } from '#src/domains/catalog/contract/delivery.ts';
import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { SectionProductPage } from '#src/domains/product-editing/contract/sections.ts';
import { assignShipping, listShippingProducts } from '#src/domains/product-editing/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, PUT, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'List the shop’s products, each with whether it uses this shipping profile',
		input: ShippingProductInput,
		output: SectionProductPage,
		refusals: catalogErrors,
		handle: listShippingProducts,
	}),
	vendorEndpoint({
		method: 'PUT',
		summary: 'Assign products to this shipping profile, or back to the default one',
		input: AssignShippingInput,
		output: AssignedShipping,
		refusals: catalogErrors,
		limit: { name: 'shipping.profile', points: 60, perS: 60, by: 'actor' },
		handle: assignShipping,
	}),
);
