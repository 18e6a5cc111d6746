import { sql } from 'drizzle-orm';
import { SHIPPING_OF_PRODUCT } from '#src/domains/shipping/db/tables.ts';
import { productTerms, type ShippingColumn } from '#src/domains/shipping/rules/terms-rows.ts';
import type { ShopState } from '#src/domains/vendors/contract/shop.ts';
import { shopOpening } from '#src/domains/vendors/rules/opening/shop-opening.ts';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { UnavailableReason, VariantForCart } from '../contract/product.ts';
import type { NoReturnReason } from '../contract/return-terms.ts';
import { PICTURED_PRODUCT } from '../db/pictured-product.ts';
import { type PicturedProduct, pictureOfVariant } from '../rules/product-page/variant-picture.ts';
import { returnTermsOf } from '../rules/return-terms.ts';

type Row = Omit<
	VariantForCart,
	'size' | 'sale' | 'unavailable' | 'optionText' | 'returnTerms' | 'shippingTerms' | 'pictureHash'
> & {
	readonly pictured: PicturedProduct;
	readonly saleId: string | null;
	readonly saleEndsAt: Date | null;
	readonly saleLeft: number | null;
	readonly regularVnd: number;
	readonly optionValues: readonly string[];
	readonly isOnSale: boolean;
	readonly acceptsChangeOfMind: boolean;
	readonly noReturnReason: NoReturnReason | null;
	readonly shopState: ShopState;
	readonly closedFrom: string | null;
	readonly closedTo: string | null;
	readonly today: string;
	readonly lengthCm: number | null;
	readonly widthCm: number | null;
	readonly heightCm: number | null;
	readonly shipping: ShippingColumn;
};

export async function getVariantsForCart(
	read: ReadDatabase,
	variantIds: readonly string[],
	buyerId: string | null,
): Promise<ReadonlyMap<string, VariantForCart>> {
	if (variantIds.length === 0) return new Map();
	const rows = await read.read<Row>(sql`
		select variant.id as "variantId", product.id as "productId", product.slug as "productSlug",
			product.name as "productName", product.category_id as "categoryId", variant.option_values as "optionValues", variant.sku,
			price.price_vnd as "priceVnd", price.compare_at_vnd as "compareAtVnd", price.regular_vnd as "regularVnd",
			price.scheduled_price_id as "saleId", price.sale_ends_at as "saleEndsAt",
			least(price.sale_left, price.customer_limit - coalesce((
				select sum(used.quantity) from scheduled_price_uses used
				where used.scheduled_price_id = price.scheduled_price_id and used.customer_id = ${buyerId}::uuid
					and used.returned_at is null), 0))::int as "saleLeft",
			stock.on_hand - stock.reserved as available,
			variant.is_on_sale and product.state = 'published' as "isOnSale",
			shop.id as "shopId", shop.slug as "shopSlug", shop.name as "shopName",
			exists (select from shop_staff where shop_id = shop.id and customer_id = ${buyerId}::uuid) as "isOwnShop",
			shop.province_code as "shopProvinceCode", shop.legal_kind as "shopLegalKind", shop.state as "shopState",
			shop.closed_from::text as "closedFrom", shop.closed_to::text as "closedTo",
			(app_now() at time zone 'Asia/Ho_Chi_Minh')::date::text as today,
			variant.weight_g as "weightG", variant.length_cm as "lengthCm", variant.width_cm as "widthCm",
			variant.height_cm as "heightCm", product.prep_days as "prepDays",
			product.quantity_min as "quantityMin", product.quantity_step as "quantityStep",
			product.quantity_max as "quantityMax", product.no_return_reason as "noReturnReason",
			shop.accepts_change_of_mind as "acceptsChangeOfMind", ${PICTURED_PRODUCT} as pictured,
			${SHIPPING_OF_PRODUCT} as shipping
		from product_variants variant
		join variant_prices price on price.variant_id = variant.id
		join products product on product.id = variant.product_id
		join shops shop on shop.id = product.shop_id
		join stock_items stock on stock.variant_id = variant.id
		where variant.id in ${idList(variantIds)}`);
	return new Map(rows.map((row) => [row.variantId, toVariant(row)]));
}

function toVariant(row: Row): VariantForCart {
	const { optionValues, isOnSale, shopState, closedFrom, closedTo, today, lengthCm, widthCm, heightCm, ...facts } = row;
	const { acceptsChangeOfMind, noReturnReason, shipping, pictured, ...priced } = facts;
	const { saleId, saleEndsAt, saleLeft, regularVnd, ...rest } = priced;
	const sale = saleId && saleEndsAt ? { id: saleId, endsAt: new Date(saleEndsAt), regularVnd, left: saleLeft } : null;
	const opening = shopOpening(shopState, { closedFrom, closedTo }, today);
	const size = lengthCm && widthCm && heightCm ? { lengthCm, widthCm, heightCm } : null;
	return {
		...rest,
		sale,
		size,
		optionText: optionValues.join(', '),
		pictureHash: pictureOfVariant(pictured, row.variantId),
		unavailable: reasonOf(isOnSale, opening),
		shippingTerms: productTerms(shipping),
		returnTerms: returnTermsOf({ acceptsChangeOfMind }, { noReturnReason }),
	};
}

function reasonOf(isOnSale: boolean, opening: ReturnType<typeof shopOpening>): UnavailableReason | null {
	if (!isOnSale) return 'not_on_sale';
	if (opening === 'not_selling') return 'shop_not_selling';
	if (opening === 'on_holiday') return 'shop_on_holiday';
	return null;
}
