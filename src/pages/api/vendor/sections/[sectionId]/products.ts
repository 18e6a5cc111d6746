import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import {
	FillSectionInput,
	SectionProductPage,
	SectionProductsInput,
	ShopSectionPage,
} from '#src/domains/product-editing/contract/sections.ts';
import { fillSection, listSectionProducts } from '#src/domains/product-editing/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, PUT, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'List the shop’s products, each with whether it is in this section',
		input: SectionProductsInput,
		output: SectionProductPage,
		refusals: { 'catalog.not_found': catalogErrors['catalog.not_found'] },
		handle: listSectionProducts,
	}),
	vendorEndpoint({
		method: 'PUT',
		summary: 'Add products to a section or remove them',
		input: FillSectionInput,
		output: ShopSectionPage,
		refusals: catalogErrors,
		limit: { name: 'catalog.section', points: 60, perS: 60, by: 'actor' },
		handle: fillSection,
	}),
);
