import type { ProductListPage } from '#src/domains/catalog/contract/product.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ActiveFilter, ListAddress, ListFacets, ProductFilter } from '../../contract/lists.ts';
import { activeFilters, filterOf } from '../../rules/list-address.ts';
import { usefulFacets } from '../../rules/useful-facets.ts';
import { listFacets } from './list-facets.ts';
import { listProductPage } from './list-product-page.ts';

export type ListScreen = {
	readonly address: ListAddress;
	readonly list: ProductListPage;
	readonly facets: ListFacets;
	/** The facets that narrow these results. */
	readonly filters: ListFacets;
	readonly active: readonly ActiveFilter[];
};

export async function getListScreen(
	read: ReadDatabase,
	address: ListAddress,
	within: Pick<ProductFilter, 'categoryId' | 'shopId' | 'sectionId'> = {},
): Promise<ListScreen> {
	const filter = filterOf(address, within);
	const { fitting, asked, ...list } = await listProductPage(read, filter, address.page);
	const facets = await listFacets(read, asked, fitting);
	const filters = usefulFacets(facets, list.hasMore ? Number.POSITIVE_INFINITY : list.total);
	return { address, list, facets, filters, active: activeFilters(address) };
}
