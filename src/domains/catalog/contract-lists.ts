import * as z from 'zod/mini';
import type { AttributeType } from '#src/domains/catalog/contract-attributes.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';
import { SEARCH_TEXT_MAX } from '#src/shared/search-limit.ts';

export const SORTS = ['relevance', 'best_selling', 'newest', 'price_asc', 'price_desc', 'rating'] as const;
export type Sort = (typeof SORTS)[number];
/** Products on one page of a list. */
export const LIST_PAGE_SIZE = 24;
/** Nobody reads further; deeper offsets would only cost. */
export const LIST_PAGES_MAX = 100;

/** Lists count so far; beyond they say 'more than'. */
export const COUNT_MAX = 1000;

/** Of what fits a search so many are gone through, those that sell most; beyond it is 'more than'. */
export const SEARCH_FOUND_MAX = 240;

/** Ways to have a product that a list can be narrowed to. */
export const LIST_FLAGS = ['stock', 'sale', 'bargain', 'auction'] as const;
export type ListFlag = (typeof LIST_FLAGS)[number];
/** `from 4 stars` and so on. */
export const RATINGS = [4, 3] as const;
/** Choices of one kind that an address may name; what is beyond is left unread. */
export const OPTIONS_MAX = 20;

/** What a list shows. Every part may be left out; `categoryId` takes its children along. */
export type ProductFilter = {
	readonly text?: string | undefined;
	readonly categoryId?: string | undefined;
	readonly shopId?: string | undefined;
	/** A section that a shop made of its products. */
	readonly sectionId?: string | undefined;
	readonly minVnd?: number | undefined;
	readonly maxVnd?: number | undefined;
	/** One value or another of each attribute: `[['mau:do', 'mau:den'], ['co:m']]`. */
	readonly attributes?: readonly (readonly string[])[] | undefined;
	readonly shopSlugs?: readonly string[] | undefined;
	readonly provinceCodes?: readonly string[] | undefined;
	readonly minRating?: number | undefined;
	readonly flags?: readonly ListFlag[] | undefined;
	readonly sort?: Sort | undefined;
};

/** A price that was typed but cannot be one. */
export type UnclearPrice = {
	/** Shortened when it is long. */
	readonly typed: string;
	readonly why: 'not_an_amount' | 'negative' | 'too_high';
};
/** What of a range of prices was not taken as it was typed. */
export type UnclearPrices = {
	readonly min?: UnclearPrice;
	readonly max?: UnclearPrice;
	/** The higher one stood first. */
	readonly isTurned?: true;
};

/** What the address of a list says. Prices in ₫, both ends included; choices sorted, each once. */
export type ListAddress = {
	readonly text: string;
	readonly minVnd: number | undefined;
	readonly maxVnd: number | undefined;
	readonly unclear?: UnclearPrices | undefined;
	/** `mau:do`, whatever the attribute. */
	readonly attributes: readonly string[];
	readonly shops: readonly string[];
	readonly provinces: readonly string[];
	readonly minRating: number | undefined;
	readonly flags: readonly ListFlag[];
	readonly sort: Sort;
	readonly page: number;
};

/** `value` as the address names it; `name` is null where words stand for it. */
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
/** What a list can be narrowed by, and how much would be left. */
export type ListFacets = {
	readonly attributes: readonly AttributeFacet[];
	readonly shops: readonly FacetOption[];
	readonly provinces: readonly FacetOption[];
	readonly ratings: readonly FacetOption[];
	readonly flags: readonly FacetOption[];
	/** `at_least`: only so many products were looked at. */
	readonly precision: 'exact' | 'at_least';
};

/** One thing that a list is narrowed by, and the address without it. */
export type ActiveFilter = {
	readonly kind: 'price' | 'attribute' | 'shop' | 'province' | 'rating' | 'flag';
	/** As the address names it. */
	readonly value: string;
	readonly without: ListAddress;
};

/** What the log keeps of a question. */
export type SearchOutcome = {
	readonly text: string;
	readonly total: number;
	/** Nothing has the words as they were typed. */
	readonly isMiss: boolean;
};

/** How long it is known what people asked. */
export const searchLogConfig = { keptDays: 180 } as const;

/** As many as a browser remembers. */
const SEEN_MAX = 13;
/** Ids with commas between them. */
export const SeenProductsInput = z.object({ ids: z.string().check(z.maxLength(SEEN_MAX * 37)) });
export type SeenProductsInput = z.infer<typeof SeenProductsInput>;
export const SeenProducts = z.object({
	items: z.array(
		z.object({
			id: Id,
			slug: z.string(),
			name: z.string(),
			hash: z.string(),
			/** Of the cheapest variant; `null` when it is sold no more. */
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
	/** Of a category. */
	icon: z.nullable(z.string()),
	/** Of a product, or of a shop that has a logo. */
	pictureHash: z.nullable(z.string()),
});
export type Suggestion = z.infer<typeof Suggestion>;
/** A category or a shop that is called as somebody asked. */
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
	/** As lists have them in their addresses: `mau:do,mau:den,co:m`. */
	attr: z.optional(z.string().check(z.maxLength(500))),
	/** Codes with commas between them. */
	province: z.optional(z.string().check(z.maxLength(100))),
	sort: z.optional(z.enum(SORTS)),
	...PageQuery,
});
export type ListProductsInput = z.infer<typeof ListProductsInput>;
