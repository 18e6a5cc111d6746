import { asc, eq, sql } from 'drizzle-orm';
import { pictures } from '#src/domains/media/db/tables.ts';
import { SHIPPING_OF_PRODUCT } from '#src/domains/shipping/db/tables.ts';
import { productTerms, type ShippingColumn } from '#src/domains/shipping/rules/terms-rows.ts';
import type { ShopState } from '#src/domains/vendors/contract/shop.ts';
import { SHOP_IS_OPEN } from '#src/domains/vendors/db/tables.ts';
import { isShopVisible } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { CategoryLink, ProductDetail, VariantView } from '../contract/product.ts';
import { productPictures } from '../db/tables.ts';
import { hasPage, type ProductState } from '../rules/product-states.ts';
import { orderableOf } from '../rules/stock.ts';

export type ProductPage =
	| {
			readonly kind: 'product';
			readonly product: ProductDetail;
			readonly freshUntil: Date | null;
			readonly asOf: Date;
	  }
	| { readonly kind: 'moved'; readonly slug: string }
	/** Taken down by an operator, or the shop is terminated. */
	| { readonly kind: 'gone'; readonly productId: string }
	| { readonly kind: 'absent' };

type Row = Omit<ProductDetail, 'variants' | 'pictures' | 'category' | 'parentCategory' | 'state' | 'shipping'> & {
	readonly shippingColumn: ShippingColumn;
	readonly state: ProductState;
	readonly shopState: ShopState;
	readonly asOf: Date;
	readonly category: CategoryLink;
	readonly parentCategory: CategoryLink;
};

export async function findProductPage(read: ReadDatabase, slug: string): Promise<ProductPage> {
	const [row] = await read.read<Row>(sql`
		select product.id, product.slug, product.name, product.brand, product.description, product.state,
			product.option_names as "optionNames", product.prep_days as "prepDays",
			product.quantity_min as "quantityMin", product.quantity_step as "quantityStep",
			product.quantity_max as "quantityMax", product.no_return_reason as "noReturnReason",
			product.sold_count as "soldCount", ${SHIPPING_OF_PRODUCT} as "shippingColumn",
			coalesce(product.rating_average, product.rating_score) as "ratingScore", product.rating_count as "ratingCount", shop.id as "shopId",
			shop.state as "shopState", ${SHOP_IS_OPEN} as "isShopOpen", app_now() as "asOf",
			json_build_object('id', category.id, 'slug', category.slug, 'name', category.name, 'icon', category.icon)
				as category,
			json_build_object('id', parent.id, 'slug', parent.slug, 'name', parent.name, 'icon', parent.icon)
				as "parentCategory"
		from product_slugs
		join products product on product.id = product_slugs.product_id
		join shops shop on shop.id = product.shop_id
		join categories category on category.id = product.category_id
		join categories parent on parent.id = category.parent_id
		where product_slugs.slug = ${slug}`);
	if (!row) return { kind: 'absent' };
	const { state, shopState, shippingColumn, asOf, ...product } = row;
	if (state === 'taken_down' || shopState === 'terminated') return { kind: 'gone', productId: product.id };
	if (!hasPage(state) || !isShopVisible(shopState)) return { kind: 'absent' };
	if (product.slug !== slug) return { kind: 'moved', slug: product.slug };
	const { variants, freshUntil } = await variantsOf(read, product);
	const shownPictures = await picturesOf(read, product.id);
	const { profileId: _profile, ...shipping } = productTerms(shippingColumn);
	const shown = { ...product, state, shipping, variants, pictures: shownPictures };
	return { kind: 'product', product: shown, freshUntil, asOf: new Date(asOf) };
}

type VariantRow = Omit<VariantView, 'sale'> & {
	readonly compareUntil: Date | null;
	readonly saleEndsAt: Date | null;
	readonly saleLeft: number | null;
	readonly customerLimit: number | null;
	readonly nextTurn: Date | null;
};

async function variantsOf(read: ReadDatabase, { id, quantityMin }: Pick<ProductDetail, 'id' | 'quantityMin'>) {
	const rows = await read.read<VariantRow>(sql`
		select variant.id, variant.sku, variant.option_values as "optionValues", price.price_vnd as "priceVnd",
			price.compare_at_vnd as "compareAtVnd", price.compare_until as "compareUntil", price.sale_ends_at as "saleEndsAt",
			price.sale_left as "saleLeft", price.customer_limit as "customerLimit", (
				select min(turn) from scheduled_prices planned, unnest(array[planned.starts_at, planned.ends_at]) turn
				where planned.variant_id = variant.id and planned.cancelled_at is null and planned.ends_at > app_now()
					and turn > app_now()
			) as "nextTurn",
			stock.on_hand - stock.reserved as available, variant.weight_g as "weightG",
			case when variant.length_cm * variant.width_cm * variant.height_cm is not null then json_build_object(
				'length', variant.length_cm, 'width', variant.width_cm, 'height', variant.height_cm) end as "sizeCm"
		from product_variants variant join variant_prices price on price.variant_id = variant.id
		join stock_items stock on stock.variant_id = variant.id
		where variant.product_id = ${id} and variant.is_on_sale
		order by variant.position`);
	const ends = rows.flatMap(({ compareUntil, nextTurn }) =>
		[compareUntil, nextTurn].flatMap((at) => (at ? [new Date(at).getTime()] : [])),
	);
	return {
		variants: rows.map(
			({ compareUntil: _until, nextTurn: _turn, saleEndsAt, saleLeft, customerLimit, available, ...variant }) => ({
				...variant,
				...(saleEndsAt ? { sale: { endsAt: new Date(saleEndsAt).toISOString(), left: saleLeft, customerLimit } } : {}),
				available: orderableOf(available, quantityMin),
			}),
		),
		freshUntil: ends.length > 0 ? new Date(Math.min(...ends)) : null,
	};
}

function picturesOf(read: ReadDatabase, productId: string): Promise<ProductDetail['pictures']> {
	return read
		.select({
			hash: pictures.hash,
			width: pictures.width,
			height: pictures.height,
			placeholder: pictures.placeholder,
			alt: productPictures.alt,
			variantId: productPictures.variantId,
		})
		.from(productPictures)
		.innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
		.where(eq(productPictures.productId, productId))
		.orderBy(asc(productPictures.position));
}
