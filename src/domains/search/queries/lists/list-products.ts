import { sql } from 'drizzle-orm';
import type { ProductCard, ProductCardPage } from '#src/domains/catalog/contract/product.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { offsetOfCursor, pageByOffset } from '#src/shared/paging.ts';
import type { ListProductsInput } from '../../contract/lists.ts';
import { LIST_PAGE_SIZE, LIST_PAGES_MAX, type ListFlag, type ProductFilter } from '../../contract/lists.ts';
import { filterOf, readListAddress } from '../../rules/list-address.ts';
import { readPricePhrase } from '../../rules/query/price-phrase.ts';
import { searchByRequest } from '../results/search-by-request.ts';
import { selectCards } from './product-list.ts';

const OFFSET_MAX = LIST_PAGE_SIZE * LIST_PAGES_MAX;
const NOTHING: ProductCardPage = { items: [], nextCursor: null };

/** For the public API. An unknown category or shop returns no products; the cursor is an offset. */
export async function listProducts(read: ReadDatabase, input: ListProductsInput): Promise<ProductCardPage> {
	const { category, shop, minRating, sort, limit, cursor } = input;
	const { text: q, minVnd, maxVnd } = requestedText(input);
	const categoryId = category === undefined ? undefined : await idBySlug(read, 'category', category);
	const shopId = shop === undefined ? undefined : await idBySlug(read, 'shop', shop);
	if (categoryId === null || shopId === null) return NOTHING;
	const offset = offsetOfCursor(cursor, OFFSET_MAX);
	const filter = { text: q, categoryId, shopId, minVnd, maxVnd, minRating, sort, ...optionsOf(input) };
	const window = { limit: limit + 1, offset };
	const searched = q.trim() ? await searchByRequest(read, { ...filter, text: q }, window) : null;
	const cards = searched?.found?.cards ?? (await selectCards(read, searched?.asked ?? filter, window));
	return pageByOffset(cards, { limit, offset, most: OFFSET_MAX });
}

/** Cache tags of a page with these products: any change of the catalogue or of one of them. */
export const cardTags = (cards: readonly { readonly id: string }[]): readonly string[] => [
	'catalog',
	'shops',
	...cards.map(({ id }) => `product:${id}`),
];

/** Cache tags of a section with these products: changes of the products and their shops. */
export const categoryTags = (cards: readonly Pick<ProductCard, 'id' | 'shopSlug'>[]): readonly string[] => [
	...new Set(cards.flatMap(({ id, shopSlug }) => [`product:${id}`, `shop:${shopSlug}`])),
];

/** A price in the query becomes a filter, as on the search page. */
function requestedText({ q = '', minVnd, maxVnd }: ListProductsInput) {
	const phrase = readPricePhrase(q);
	if (!phrase) return { text: q, minVnd, maxVnd };
	return { text: phrase.text, minVnd: minVnd ?? phrase.minVnd, maxVnd: maxVnd ?? phrase.maxVnd };
}

function optionsOf({ attr, province, inStock, onSale }: ListProductsInput): ProductFilter {
	const flags: readonly ListFlag[] = [...(inStock ? (['stock'] as const) : []), ...(onSale ? (['sale'] as const) : [])];
	if (attr === undefined && province === undefined) return { flags };
	const address = readListAddress(new URLSearchParams({ attr: attr ?? '', province: province ?? '' }));
	const { attributes, provinceCodes } = filterOf(address);
	return { attributes, provinceCodes, flags };
}

async function idBySlug(read: ReadDatabase, kind: 'category' | 'shop', slug: string): Promise<string | null> {
	const query =
		kind === 'category'
			? sql`select category_id as id from category_slugs where slug = ${slug}`
			: sql`select shop_id as id from shop_slugs where slug = ${slug}`;
	const [row] = await read.read<{ id: string }>(query);
	return row?.id ?? null;
}
