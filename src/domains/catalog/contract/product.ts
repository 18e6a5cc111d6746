import * as z from 'zod/mini';
import { type ProductTerms, ShippingTerms } from '#src/domains/shipping/contract.ts';
import type { LegalKind } from '#src/domains/vendors/contract/shop.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { MAX_VND, VndAmount } from '#src/shared/money.ts';
import { pageOf } from '#src/shared/paging.ts';
import { ratingFacts } from '#src/shared/rating.ts';
import { LineText, PlainText } from '#src/shared/text/text.ts';
import { ProductAttributesInput } from './attributes.ts';
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from './description.ts';
import { NoReturnReason, type ReturnTerms } from './return-terms.ts';

export const PRICE_MIN_VND = 1000;
/** Maximum per cart line. Check constraints of three tables repeat it, so a change needs a migration. */
export const QUANTITY_MAX = 50;
export const VARIANTS_MAX = 100;
export const OPTION_NAMES_MAX = 3;
export const OPTION_VALUE_MAX = 40;
export const SKU_MAX = 40;
export const PICTURES_MAX = 9;
/** At or below this, pages show the remaining quantity. */
export const LOW_STOCK_AT = 5;
export const STOCK_MAX = 1_000_000;
export const VARIANT_LIMITS = { optionName: 30, weightG: 1_000_000, sideCm: 1000 } as const;
/** Working days; above `PREP_DAYS_USUAL` the product is a pre-order. */
export const PRE_ORDER_DAYS_MAX = 15;
export const PREP_DAYS_USUAL = 3;
const Price = z.int().check(z.minimum(PRICE_MIN_VND), z.maximum(MAX_VND));
const Centimetres = z.int().check(z.minimum(1), z.maximum(VARIANT_LIMITS.sideCm));
const Stock = z.int().check(z.minimum(0), z.maximum(STOCK_MAX));
const Quantity = z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX));

export const VariantInput = z.strictObject({
	optionValues: z.array(LineText(OPTION_VALUE_MAX)).check(z.maxLength(OPTION_NAMES_MAX)),
	sku: LineText(SKU_MAX),
	priceVnd: Price,
	weightG: z.int().check(z.minimum(1), z.maximum(VARIANT_LIMITS.weightG)),
	size: z.optional(z.strictObject({ lengthCm: Centimetres, widthCm: Centimetres, heightCm: Centimetres })),
	stock: Stock,
});
export type VariantInput = z.infer<typeof VariantInput>;

const Description = PlainText(DESCRIPTION_MAX, DESCRIPTION_MIN);
const WORDS = { name: LineText(120, 5), brand: z.optional(LineText(60, 0)), description: Description };

export const CreateProductInput = z.strictObject({
	categoryId: Id,
	...WORDS,
	optionNames: z.array(LineText(VARIANT_LIMITS.optionName)).check(z.maxLength(OPTION_NAMES_MAX)),
	variants: z.array(VariantInput).check(z.minLength(1), z.maxLength(VARIANTS_MAX)),
	pictures: z
		.array(
			z.strictObject({
				hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
				alt: LineText(160),
				variant: z.optional(z.int().check(z.minimum(0), z.maximum(VARIANTS_MAX - 1))),
			}),
		)
		.check(z.maxLength(PICTURES_MAX)),
	prepDays: z.int().check(z.minimum(1), z.maximum(PRE_ORDER_DAYS_MAX)),
	quantityMin: z.optional(Quantity),
	quantityStep: z.optional(Quantity),
	quantityMax: z.optional(Quantity),
	attributes: z.optional(ProductAttributesInput),
	noReturnReason: z.optional(NoReturnReason),
});
export type CreateProductInput = z.infer<typeof CreateProductInput>;
export const ProductIdInput = z.strictObject({ productId: Id });
export type ProductIdInput = z.infer<typeof ProductIdInput>;
export const EditProductInput = z.strictObject({
	productId: Id,
	...WORDS,
	/** Replaces all attributes; undefined leaves them unchanged. */
	attributes: z.optional(ProductAttributesInput),
});
export type EditProductInput = z.infer<typeof EditProductInput>;
export const ChangeShownInput = z.strictObject({ productId: Id, change: z.enum(['hide', 'show', 'discontinue']) });
export type ChangeShownInput = z.infer<typeof ChangeShownInput>;
export const TakeDownProductInput = z.strictObject({ productId: Id, reason: PlainText(1000, 5) });
export type TakeDownProductInput = z.infer<typeof TakeDownProductInput>;
export const SetPriceInput = z.strictObject({ variantId: Id, priceVnd: Price });
export type SetPriceInput = z.infer<typeof SetPriceInput>;
export const SetStockInput = z.strictObject({ variantId: Id, onHand: Stock });
export type SetStockInput = z.infer<typeof SetStockInput>;

export const CreatedProduct = z.object({ id: Id, slug: z.string(), variantIds: z.array(Id) });
export type CreatedProduct = z.infer<typeof CreatedProduct>;

export type UnavailableReason = 'not_on_sale' | 'shop_on_holiday' | 'shop_not_selling';

export type SaleForBuyer = {
	readonly id: string;
	readonly endsAt: Date;
	/** Paid for a quantity above `left`, and after the end. */
	readonly regularVnd: number;
	/** Units that this buyer may still have at the price; null without a limit. */
	readonly left: number | null;
};

export type VariantForCart = {
	readonly variantId: string;
	readonly productId: string;
	readonly productSlug: string;
	readonly productName: string;
	readonly categoryId: string;
	readonly optionText: string;
	readonly sku: string;
	readonly priceVnd: number;
	readonly compareAtVnd: number | null;
	/** A scheduled price that counts now. */
	readonly sale: SaleForBuyer | null;
	readonly available: number;
	readonly unavailable: UnavailableReason | null;
	readonly isOwnShop: boolean;
	readonly shopId: string;
	readonly shopSlug: string;
	readonly shopName: string;
	readonly shopProvinceCode: string;
	readonly shopLegalKind: LegalKind;
	readonly weightG: number;
	readonly size: { readonly lengthCm: number; readonly widthCm: number; readonly heightCm: number } | null;
	readonly prepDays: number;
	readonly quantityMin: number;
	readonly quantityStep: number;
	readonly quantityMax: number;
	readonly returnTerms: ReturnTerms;
	readonly shippingTerms: ProductTerms;
	readonly pictureHash: string | null;
};

/** Type of the holder of a reservation; `id` is that of the order, deal, auction or return. */
export const STOCK_SOURCES = ['order', 'deal', 'auction', 'return'] as const;
export type StockSource = { readonly type: (typeof STOCK_SOURCES)[number]; readonly id: string };
export type StockLine = { readonly source: StockSource; readonly variantId: string; readonly quantity: number };

export const ProductCard = z.object({
	id: Id,
	slug: z.string(),
	name: z.string(),
	priceFromVnd: VndAmount,
	priceToVnd: VndAmount,
	/** Lowest price of the 30 days before the reduction, while it may be shown. */
	compareAtVnd: z.nullable(VndAmount),
	isInStock: z.boolean(),
	isShopOpen: z.boolean(),
	soldCount: z.int(),
	...ratingFacts,
	shopSlug: z.string(),
	shopName: z.string(),
	pictureHash: z.nullable(z.string()),
	pictureAlt: z.string(),
	/** A running sale at the lowest price; `left` units of a flash sale. */
	sale: z.optional(z.nullable(z.object({ endsAt: z.iso.datetime(), left: z.nullable(z.int()) }))),
});
export type ProductCard = z.infer<typeof ProductCard>;

export type ProductListPage = {
	readonly cards: readonly ProductCard[];
	readonly total: number;
	readonly hasMore: boolean;
	readonly page: number;
	readonly pageCount: number;
	readonly isSimilar: boolean;
	readonly mode: SearchMode;
	/** The corrected query with tone marks. */
	readonly meant: string | null;
	/** Typed words that no product has, when other words found these products. */
	readonly unknown: readonly string[];
};
/** `words`: as typed; `meant`: corrected; `partial`: some words were dropped. */
export type SearchMode = 'words' | 'meant' | 'partial';

export const CategoryLink = z.object({ id: Id, slug: z.string(), name: z.string(), icon: z.string() });
export type CategoryLink = z.infer<typeof CategoryLink>;
export const CategoryBranch = z.object({
	...CategoryLink.shape,
	productCount: z.int(),
	children: z.array(z.object({ ...CategoryLink.shape, productCount: z.int() })),
});
export type CategoryBranch = z.infer<typeof CategoryBranch>;

export type HomeShop = {
	readonly slug: string;
	readonly name: string;
	readonly tagline: string;
	readonly logoHash: string | null;
	readonly provinceName: string;
	readonly productCount: number;
};
export type HomeSections = {
	readonly categories: readonly CategoryBranch[];
	readonly bestSelling: readonly ProductCard[];
	readonly newest: readonly ProductCard[];
	readonly reduced: readonly ProductCard[];
	readonly shops: readonly HomeShop[];
};

/** A scheduled price that counts now; `left` and `customerLimit` are units of a flash sale. */
export const RunningSale = z.object({
	endsAt: z.iso.datetime(),
	left: z.nullable(z.int()),
	customerLimit: z.nullable(z.int()),
});
export type RunningSale = z.infer<typeof RunningSale>;

export const VariantView = z.object({
	id: Id,
	/** The shop's own article code. */
	sku: z.string(),
	optionValues: z.array(z.string()),
	priceVnd: VndAmount,
	compareAtVnd: z.nullable(VndAmount),
	available: z.int(),
	weightG: z.int(),
	sizeCm: z.nullable(z.object({ length: z.int(), width: z.int(), height: z.int() })),
	sale: z.optional(RunningSale),
});
export type VariantView = z.infer<typeof VariantView>;

export const ProductDetail = z.object({
	id: Id,
	slug: z.string(),
	name: z.string(),
	brand: z.string(),
	description: z.string(),
	state: z.enum(['published', 'discontinued']),
	optionNames: z.array(z.string()),
	variants: z.array(VariantView),
	pictures: z.array(
		z.object({
			hash: z.string(),
			width: z.int(),
			height: z.int(),
			placeholder: z.string(),
			alt: z.string(),
			variantId: z.nullable(Id),
		}),
	),
	prepDays: z.int(),
	quantityMin: z.int(),
	quantityStep: z.int(),
	quantityMax: z.int(),
	noReturnReason: z.nullable(NoReturnReason),
	shipping: ShippingTerms,
	soldCount: z.int(),
	...ratingFacts,
	shopId: Id,
	isShopOpen: z.boolean(),
	category: CategoryLink,
	parentCategory: CategoryLink,
});
export type ProductDetail = z.infer<typeof ProductDetail>;

export const ProductCardPage = pageOf(ProductCard);
export type ProductCardPage = z.infer<typeof ProductCardPage>;
export const ProductSlugInput = z.object({ slug: z.string().check(z.maxLength(80)) });
export type ProductSlugInput = z.infer<typeof ProductSlugInput>;
export const licenceErrors = {
	'catalog.licence_missing': 'conflict',
	'catalog.licence_held': 'conflict',
	'catalog.licence_unneeded': 'invalid',
	'catalog.paper_unknown': 'invalid',
} as const;
export const listingErrors = {
	'catalog.goods_not_sold': 'forbidden',
	'catalog.picture_missing': 'invalid',
	'catalog.listing_capped': 'conflict',
	'catalog.listing_blocked': 'conflict',
	'catalog.listing_limit': 'conflict',
	'catalog.draft_in_use': 'conflict',
} as const;

export const catalogErrors = {
	...licenceErrors,
	...listingErrors,
	'catalog.not_found': 'not_found',
	'catalog.role_not_allowed': 'forbidden',
	'catalog.out_of_stock': 'conflict',
	'catalog.reservation_lost': 'conflict',
	'catalog.category_unknown': 'invalid',
	'catalog.options_mismatch': 'invalid',
	'catalog.options_repeated': 'invalid',
	'catalog.sku_taken': 'conflict',
	'catalog.picture_unknown': 'invalid',
	'catalog.shipping_unknown': 'invalid',
	'catalog.quantity_rule': 'invalid',
	'catalog.state_refuses': 'conflict',
	'catalog.shop_not_open': 'forbidden',
	'catalog.stock_below_reserved': 'conflict',
	'catalog.stock_changed': 'conflict',
	'catalog.price_changed': 'conflict',
	'catalog.listing_doubtful': 'invalid',
	'catalog.synonym_invalid': 'invalid',
	'catalog.asked_anew': 'conflict',
	'catalog.change_pending': 'conflict',
	'catalog.undo_too_late': 'conflict',
	'catalog.bulk_undone': 'conflict',
	'catalog.product_changed': 'conflict',
	'catalog.nothing_on_sale': 'invalid',
	'catalog.reason_missing': 'invalid',
	'catalog.attribute_unknown': 'invalid',
	'catalog.attribute_invalid': 'invalid',
	'catalog.attribute_taken': 'conflict',
	'catalog.drafts_full': 'conflict',
	'catalog.section_doubtful': 'invalid',
	'catalog.section_taken': 'conflict',
	'catalog.sections_full': 'conflict',
	'catalog.sections_changed': 'conflict',
} as const;
export type CatalogFailure = keyof typeof catalogErrors;
export const fail = defineErrors(catalogErrors);
export const PRODUCT_STATES = [
	'draft',
	'pending',
	'changes_requested',
	'rejected',
	'published',
	'hidden',
	'taken_down',
	'discontinued',
] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
export const RESERVATION_STATES = ['active', 'committed', 'released', 'expired', 'shipped'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];
