import { PRODUCT_STATES } from '#src/domains/catalog/contract/product.ts';
import {
	SHOP_PRODUCT_SORTS,
	type ShopProductFilter,
	type ShopProductSort,
	STOCK_BANDS,
} from '#src/domains/product-editing/contract/product-list.ts';

export type ShopProductAddress = { readonly [Part in keyof ShopProductFilter]: ShopProductFilter[Part] } & {
	readonly sort: ShopProductSort;
};

const oneOf = <T extends string>(known: readonly T[], asked: string | null): T | undefined =>
	known.find((value) => value === asked);
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idIn = (asked: string | null): string | undefined => (asked && ID.test(asked) ? asked : undefined);

export function readProductAddress(search: string): ShopProductAddress {
	const query = new URLSearchParams(search);
	return {
		q: query.get('q') || undefined,
		state: oneOf(PRODUCT_STATES, query.get('state')),
		category: idIn(query.get('category')),
		section: idIn(query.get('section')),
		stock: oneOf(STOCK_BANDS, query.get('stock')),
		waiting: query.get('waiting') === 'true' || undefined,
		sort: oneOf(SHOP_PRODUCT_SORTS, query.get('sort')) ?? 'newest',
	};
}

export function writeProductAddress({ sort, ...filter }: ShopProductAddress): string {
	const said = Object.entries({ ...filter, ...(sort !== 'newest' && { sort }) }).filter(([, value]) => value);
	return said.length === 0 ? '' : `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}`;
}

export const isNarrowed = ({ sort: _sort, ...filter }: ShopProductAddress): boolean =>
	Object.values(filter).some(Boolean);
