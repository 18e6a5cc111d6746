import { sql } from 'drizzle-orm';
import { fail, type ShippingFailure } from '#src/domains/shipping/contract.ts';
import { SHIPPING_OF_PRODUCT } from '#src/domains/shipping/db/tables.ts';
import { quoteParcel } from '#src/domains/shipping/rules/parcel-quote.ts';
import { productTerms, type ShippingColumn } from '#src/domains/shipping/rules/terms-rows.ts';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { EstimateInput, ShippingEstimate } from '../contract/delivery.ts';

type Row = {
	readonly weightG: number;
	readonly lengthCm: number | null;
	readonly widthCm: number | null;
	readonly heightCm: number | null;
	readonly prepDays: number;
	readonly fromProvince: string;
	readonly fromRegion: string;
	readonly wardName: string | null;
	readonly provinceCode: string;
	readonly provinceName: string;
	readonly region: string;
	readonly priceVnd: number;
	readonly shipping: ShippingColumn;
	readonly now: Date;
};

/** An estimate for one product; the order calculates the fee with all its lines. */
export async function getShippingEstimate(
	read: ReadDatabase,
	{ variantId, wardCode, quantity }: EstimateInput,
): Promise<Result<ShippingEstimate, Failure<ShippingFailure>>> {
	const [row] = await read.read<Row>(sql`
		select variant.weight_g as "weightG", variant.length_cm as "lengthCm", variant.width_cm as "widthCm",
			variant.height_cm as "heightCm", product.prep_days as "prepDays", home.code as "fromProvince",
			home.region as "fromRegion", ward.name as "wardName", province.code as "provinceCode",
			province.name as "provinceName", province.region, price.price_vnd as "priceVnd",
			${SHIPPING_OF_PRODUCT} as shipping, app_now() as now
		from product_variants variant
		join variant_prices price on price.variant_id = variant.id
		join products product on product.id = variant.product_id and product.state = 'published'
		join shops shop on shop.id = product.shop_id and ${SHOP_IS_SHOWN}
		join provinces home on home.code = shop.province_code
		left join wards ward on ward.code = ${wardCode}
		left join provinces province on province.code = ward.province_code
		where variant.id = ${variantId} and variant.is_on_sale`);
	if (!row) return fail('shipping.variant_unknown');
	if (row.wardName === null) return fail('shipping.ward_unknown');
	const { weightG, lengthCm, widthCm, heightCm, wardName, provinceName } = row;
	const sizeCm = lengthCm && widthCm && heightCm ? { length: lengthCm, width: widthCm, height: heightCm } : null;
	const way = { from: { provinceCode: row.fromProvince, region: row.fromRegion }, to: row };
	const line = { variantId, quantity, weightG, sizeCm, prepDays: row.prepDays, terms: productTerms(row.shipping) };
	const quote = quoteParcel([line], way, row.priceVnd * quantity, new Date(row.now));
	if (!quote) return fail('shipping.not_delivered', { place: provinceName });
	const { feeVnd, from, to } = quote;
	return ok({ wardName, provinceName, feeVnd, arrivesFrom: from.toISOString(), arrivesTo: to.toISOString() });
}
