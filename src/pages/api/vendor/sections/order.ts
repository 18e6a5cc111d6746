import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { OrderSectionsInput, ShopSectionPage } from '#src/domains/product-editing/contract/sections.ts';
import { orderSections } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = vendorEndpoint({
	method: 'PUT',
	summary: 'Reorder the sections of the shop',
	input: OrderSectionsInput,
	output: ShopSectionPage,
	refusals: catalogErrors,
	limit: { name: 'catalog.section', points: 60, perS: 60, by: 'actor' },
	handle: orderSections,
});
