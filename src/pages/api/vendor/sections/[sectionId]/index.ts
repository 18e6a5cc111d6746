import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { RenameSectionInput, SectionIdInput, ShopSectionPage } from '#src/domains/product-editing/contract/sections.ts';
import { removeSection, renameSection } from '#src/domains/product-editing/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';

const limit = { name: 'catalog.section', points: 60, perS: 60, by: 'actor' } as const;

export const { PUT, DELETE, ALL } = methods(
	vendorEndpoint({
		method: 'PUT',
		summary: 'Rename a section of the shop',
		input: RenameSectionInput,
		output: ShopSectionPage,
		refusals: catalogErrors,
		limit,
		handle: renameSection,
	}),
	vendorEndpoint({
		method: 'DELETE',
		summary: 'Remove a section of the shop; its products remain',
		input: SectionIdInput,
		output: ShopSectionPage,
		refusals: catalogErrors,
		limit,
		handle: removeSection,
	}),
);
