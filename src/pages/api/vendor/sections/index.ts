import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { AddSectionInput, ShopSectionPage } from '#src/domains/product-editing/contract/sections.ts';
import { addSection, listOwnSections } from '#src/domains/product-editing/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, POST, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'List the sections of the shop in their order',
		output: ShopSectionPage,
		refusals: {},
		handle: async (context) => ok({ items: [...(await listOwnSections(context))], nextCursor: null }),
	}),
	vendorEndpoint({
		summary: 'Add a section to the shop',
		input: AddSectionInput,
		output: ShopSectionPage,
		refusals: catalogErrors,
		limit: { name: 'catalog.section', points: 60, perS: 60, by: 'actor' },
		handle: addSection,
	}),
);
