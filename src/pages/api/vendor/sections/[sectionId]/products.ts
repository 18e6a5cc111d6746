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
		summary: 'The own products, each with whether it stands in this section',
		input: SectionProductsInput,
		output: SectionProductPage,
		refusals: { 'catalog.not_found': catalogErrors['catalog.not_found'] },
		handle: listSectionProducts,
	}),
	vendorEndpoint({
		method: 'PUT',
		summary: 'Sort own products into a section or take them out',
		input: FillSectionInput,
		output: ShopSectionPage,
		refusals: catalogErrors,
		limit: { name: 'catalog.section', points: 60, perS: 60, by: 'actor' },
		handle: fillSection,
	}),
);
