import * as z from 'zod/mini';
import { PRODUCT_STATES } from '#src/domains/catalog/contract.ts';
import { ListingStop } from '#src/domains/vendors/contract-shop-status.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';
import { SEARCH_TEXT_MAX } from '#src/shared/search-limit.ts';
import { CHANGE_KINDS } from './contract-changes.ts';

export const SHOP_PRODUCT_SORTS = ['newest', 'name', 'price', 'stock', 'sold'] as const;
export type ShopProductSort = (typeof SHOP_PRODUCT_SORTS)[number];
/** `low`: some choice has few pieces left or none, others can be bought. */
export const STOCK_BANDS = ['none', 'low', 'enough'] as const;
export type StockBand = (typeof STOCK_BANDS)[number];
/** SKUs that a row names; the rest is counted. */
export const ROW_SKUS_MAX = 3;

/** What narrows a shop's own products; every part may be left out. */
export const ShopProductFilter = z.object({
	/** Words of the name or a part of an SKU. */
	q: z.optional(z.string().check(z.maxLength(SEARCH_TEXT_MAX))),
	state: z.optional(z.enum(PRODUCT_STATES)),
	category: z.optional(Id),
	section: z.optional(Id),
	stock: z.optional(z.enum(STOCK_BANDS)),
	/** Only products of which a change waits for a person. */
	waiting: z.optional(z.boolean()),
});
export type ShopProductFilter = z.infer<typeof ShopProductFilter>;

export const ListShopProductsInput = z.object({
	...ShopProductFilter.shape,
	sort: z._default(z.enum(SHOP_PRODUCT_SORTS), 'newest'),
	...PageQuery,
});
export type ListShopProductsInput = z.infer<typeof ListShopProductsInput>;

export const ShopProductRow = z.object({
	id: Id,
	slug: z.string(),
	name: z.string(),
	categoryName: z.string(),
	pictureHash: z.nullable(z.string()),
	state: z.enum(PRODUCT_STATES),
	/** What a person wrote who refused it, or `BARRED_REASON`; empty where there is nothing to tell. */
	reason: z.string(),
	/** Which change waits for a person. */
	waits: z.nullable(z.enum(CHANGE_KINDS)),
	skus: z.array(z.string()),
	variants: z.int(),
	/** Absent for whoever of the shop sees no money. */
	priceFromVnd: z.nullable(VndAmount),
	priceToVnd: z.nullable(VndAmount),
	/** Pieces that can be sold, of all choices together. */
	available: z.int(),
	/** Of the choice that runs out first. */
	least: z.int(),
	stock: z.enum(STOCK_BANDS),
	soldCount: z.int(),
	updatedAt: z.string(),
});
export type ShopProductRow = z.infer<typeof ShopProductRow>;
export const ShopProductPage = pageOf(ShopProductRow);
export type ShopProductPage = z.infer<typeof ShopProductPage>;

const Named = z.object({ id: Id, name: z.string(), products: z.int() });
/** How much of what the shop has, and what its list can be narrowed to. */
/** `ended`: closed for good, its products are not shown; `waiting`: not open yet. */
export const SELLING = ['open', 'on_holiday', 'suspended', 'ended', 'waiting', 'carries'] as const;
export type Selling = (typeof SELLING)[number];
export const ShopProductCounts = z.object({
	total: z.int(),
	states: z.array(z.object({ state: z.enum(PRODUCT_STATES), products: z.int() })),
	waiting: z.int(),
	soldOut: z.int(),
	categories: z.array(Named),
	sections: z.array(Named),
	/** What whoever asks may do here. */
	mayEditGoods: z.boolean(),
	mayEditStock: z.boolean(),
	/** Whether buyers can order today what is on sale here, and why not. */
	selling: z.enum(SELLING),
	/** What keeps the shop from putting up more. */
	stops: z.array(ListingStop),
});
export type ShopProductCounts = z.infer<typeof ShopProductCounts>;
