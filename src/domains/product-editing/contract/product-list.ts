import * as z from 'zod/mini';
import { PRODUCT_STATES, SetPriceInput } from '#src/domains/catalog/contract/product.ts';
import { CHANGE_KINDS } from '#src/domains/catalog/contract/requested-changes.ts';
import { ListingStop } from '#src/domains/vendors/contract/shop-status.ts';
import { Id } from '#src/shared/ids.ts';
import { SEARCH_TEXT_MAX } from '#src/shared/limits/search-limit.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';

export const SHOP_PRODUCT_SORTS = ['newest', 'name', 'price', 'stock', 'sold'] as const;
export type ShopProductSort = (typeof SHOP_PRODUCT_SORTS)[number];
/** `low`: some variant is low or sold out while others are available. */
export const STOCK_BANDS = ['none', 'low', 'enough'] as const;
export type StockBand = (typeof STOCK_BANDS)[number];
export const ROW_SKUS_MAX = 3;

export const ShopProductFilter = z.object({
	q: z.optional(z.string().check(z.maxLength(SEARCH_TEXT_MAX))),
	state: z.optional(z.enum(PRODUCT_STATES)),
	category: z.optional(Id),
	section: z.optional(Id),
	stock: z.optional(z.enum(STOCK_BANDS)),
	waiting: z.optional(z.boolean()),
});
export type ShopProductFilter = z.infer<typeof ShopProductFilter>;

export const ListShopProductsInput = z.object({
	...ShopProductFilter.shape,
	sort: z._default(z.enum(SHOP_PRODUCT_SORTS), 'newest'),
	...PageQuery,
});
export type ListShopProductsInput = z.infer<typeof ListShopProductsInput>;

export const ShopVariantRow = z.object({
	variantId: Id,
	/** Option values; empty for a product without options. */
	label: z.string(),
	sku: z.string(),
	isOnSale: z.boolean(),
	/** Null for staff without access to money. */
	priceVnd: z.nullable(VndAmount),
	onHand: z.int(),
	reserved: z.int(),
});
export type ShopVariantRow = z.infer<typeof ShopVariantRow>;
export const ShopVariantPage = pageOf(ShopVariantRow);
export type ShopVariantPage = z.infer<typeof ShopVariantPage>;

/** `was`: the price displayed to the person who changes it. */
export const ChangePriceInput = z.strictObject({ ...SetPriceInput.shape, was: z.int() });
export type ChangePriceInput = z.infer<typeof ChangePriceInput>;
/** `isPending`: the price waits for an operator and is not the product's yet. */
export const ChangedPrice = z.object({ isPending: z.boolean() });
export type ChangedPrice = z.infer<typeof ChangedPrice>;

export const ShopProductRow = z.object({
	id: Id,
	slug: z.string(),
	name: z.string(),
	categoryName: z.string(),
	pictureHash: z.nullable(z.string()),
	state: z.enum(PRODUCT_STATES),
	/** The operator's reason for a rejection, or `BARRED_REASON`; otherwise empty. */
	reason: z.string(),
	waits: z.nullable(z.enum(CHANGE_KINDS)),
	skus: z.array(z.string()),
	variants: z.int(),
	/** The variant of a product that has only one. */
	only: z.nullable(ShopVariantRow),
	/** Null for staff without access to money. */
	priceFromVnd: z.nullable(VndAmount),
	priceToVnd: z.nullable(VndAmount),
	available: z.int(),
	least: z.int(),
	stock: z.enum(STOCK_BANDS),
	soldCount: z.int(),
	/** A scheduled price that runs, or the next one. */
	sale: z.optional(z.nullable(z.enum(['running', 'planned']))),
	updatedAt: z.string(),
});
export type ShopProductRow = z.infer<typeof ShopProductRow>;
export const ShopProductPage = pageOf(ShopProductRow);
export type ShopProductPage = z.infer<typeof ShopProductPage>;

const Named = z.object({ id: Id, name: z.string(), products: z.int() });
/** `ended`: closed permanently, products are hidden; `waiting`: not open yet. */
export const SELLING = ['open', 'on_holiday', 'suspended', 'ended', 'waiting', 'carries'] as const;
export type Selling = (typeof SELLING)[number];
export const ShopProductCounts = z.object({
	total: z.int(),
	states: z.array(z.object({ state: z.enum(PRODUCT_STATES), products: z.int() })),
	waiting: z.int(),
	soldOut: z.int(),
	categories: z.array(Named),
	sections: z.array(Named),
	mayEditGoods: z.boolean(),
	mayEditStock: z.boolean(),
	/** Whether buyers can order today, and the reason if not. */
	selling: z.enum(SELLING),
	stops: z.array(ListingStop),
});
export type ShopProductCounts = z.infer<typeof ShopProductCounts>;
