import * as z from 'zod/mini';
import type { AttributeType } from '#src/domains/catalog/contract/attributes.ts';
import { Id } from '#src/shared/ids.ts';
import { SEARCH_TEXT_MAX } from '#src/shared/limits/search-limit.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';

export const SORTS = ['relevance', 'best_selling', 'newest', 'price_asc', 'price_desc', 'rating'] as const;
export type Sort = (typeof SORTS)[number];
export const LIST_PAGE_SIZE = 24;
export const LIST_PAGES_MAX = 100;

/** Counting stops here; lists then show 'more than'. */
export const COUNT_MAX = 1000;

/** A search examines this many best-selling matches; above it the count is 'more than'. */
export const SEARCH_FOUND_MAX = 240;

export const LIST_FLAGS = ['stock', 'sale', 'bargain', 'auction'] as const;
export type ListFlag = (typeof LIST_FLAGS)[number];
export const RATINGS = [4, 3] as const;
export const OPTIONS_MAX = 20;

/** Every part is optional; `categoryId` includes child categories. */
export type ProductFilter = {
	readonly text?: string | undefined;
	readonly categoryId?: string | undefined;
	/** Only products of one of these categories. */
	readonly categorySlugs?: readonly string[] | undefined;
	readonly shopId?: string | undefined;
	readonly sectionId?: string | undefined;
	readonly minVnd?: number | undefined;
	readonly maxVnd?: number | undefined;
	/** OR within an attribute, AND between attributes: `[['mau:do', 'mau:den'], ['co:m']]`. */
	readonly attributes?: readonly (readonly string[])[] | undefined;
	readonly shopSlugs?: readonly string[] | undefined;
	readonly provinceCodes?: readonly string[] | undefined;
	readonly minRating?: number | undefined;
	readonly flags?: readonly ListFlag[] | undefined;
	readonly sort?: Sort | undefined;
};

export type UnclearPrice = {
	readonly typed: string;
	readonly why: 'not_an_amount' | 'negative' | 'too_high';
};
export type UnclearPrices = {
	readonly min?: UnclearPrice;
	readonly max?: UnclearPrice;
	/** The minimum exceeded the maximum, so both were swapped. */
	readonly isTurned?: true;
};

/** Prices in dong, inclusive; values sorted and unique. */
export type ListAddress = {
	readonly text: string;
	readonly minVnd: number | undefined;
	readonly maxVnd: number | undefined;
	readonly unclear?: UnclearPrices | undefined;
	readonly attributes: readonly string[];
	readonly shops: readonly string[];
	readonly provinces: readonly string[];
	readonly minRating: number | undefined;
	readonly flags: readonly ListFlag[];
	readonly sort: Sort;
	readonly page: number;
};

/** `value` as in the address; `name` is null when the interface has a text for it. */
export type FacetOption = {
	readonly value: string;
	readonly name: string | null;
	readonly count: number;
	readonly isChosen: boolean;
};
export type AttributeFacet = {
	readonly code: string;
	readonly name: string;
	readonly unit: string;
	readonly type: AttributeType;
	readonly choices: readonly FacetOption[];
};
export type ListFacets = {
	readonly attributes: readonly AttributeFacet[];
	readonly shops: readonly FacetOption[];
	readonly provinces: readonly FacetOption[];
	readonly ratings: readonly FacetOption[];
	readonly flags: readonly FacetOption[];
	/** `at_least`: counted over the first matches only. */
	readonly precision: 'exact' | 'at_least';
};

export type ActiveFilter = {
	readonly kind: 'price' | 'attribute' | 'shop' | 'province' | 'rating' | 'flag';
	readonly value: string;
	readonly without: ListAddress;
};

/** `dearer`: the same query slightly above its price limit. */
export type AlikeKind = 'category' | 'dearer';

export type SearchOutcome = {
	readonly text: string;
	readonly total: number;
	/** No product matched the text as typed. */
	readonly isMiss: boolean;
};

export const searchLogConfig = { keptDays: 180 } as const;

const SEEN_MAX = 13;
export const SeenProductsInput = z.object({ ids: z.string().check(z.maxLength(SEEN_MAX * 37)) });
export type SeenProductsInput = z.infer<typeof SeenProductsInput>;
export const SeenProducts = z.object({
	items: z.array(
		z.object({
			id: Id,
			slug: z.string(),
			name: z.string(),
			hash: z.string(),
			priceVnd: z.nullable(z.number()),
			isFrom: z.boolean(),
		}),
	),
});
export type SeenProducts = z.infer<typeof SeenProducts>;

export const SuggestionsInput = z.object({ q: z.string().check(z.maxLength(SEARCH_TEXT_MAX)), ...PageQuery });
export type SuggestionsInput = z.infer<typeof SuggestionsInput>;
export const Suggestion = z.object({
	kind: z.enum(['product', 'category', 'shop']),
	text: z.string(),
	slug: z.string(),
	icon: z.nullable(z.string()),
	pictureHash: z.nullable(z.string()),
});
export type Suggestion = z.infer<typeof Suggestion>;
export type SearchPlace = Omit<Suggestion, 'kind'> & { readonly kind: Exclude<Suggestion['kind'], 'product'> };
export const SuggestionPage = pageOf(Suggestion);
export type SuggestionPage = z.infer<typeof SuggestionPage>;
export const ListProductsInput = z.object({
	q: z.optional(z.string().check(z.maxLength(SEARCH_TEXT_MAX))),
	category: z.optional(z.string().check(z.maxLength(80))),
	shop: z.optional(z.string().check(z.maxLength(80))),
	minVnd: z.optional(VndAmount),
	maxVnd: z.optional(VndAmount),
	inStock: z.optional(z.boolean()),
	onSale: z.optional(z.boolean()),
	minRating: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
	/** As in list URLs: `mau:do,mau:den,co:m`. */
	attr: z.optional(z.string().check(z.maxLength(500))),
	/** Comma-separated codes. */
	province: z.optional(z.string().check(z.maxLength(100))),
	sort: z.optional(z.enum(SORTS)),
	...PageQuery,
});
export type ListProductsInput = z.infer<typeof ListProductsInput>;
