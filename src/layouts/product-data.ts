import type { AggregateOffer, Offer, Product } from 'schema-dts';
import type { ProductDetail } from '#src/domains/catalog/contract/product.ts';
import type { PublicShop } from '#src/domains/vendors/contract/shop.ts';
import { url } from '#src/routes.ts';
import { purchasableVariants } from '#src/shared/purchasable-variants.ts';

/** Returns schema.org data with one offer, or the price range of the variants. The description has no formatting. */
export function productData(
	siteUrl: string,
	product: ProductDetail,
	shop: PublicShop,
	isForSale: boolean,
): Exclude<Product, string> {
	const absolute = (path: string): string => new URL(path, siteUrl).href;
	return {
		'@type': 'Product',
		name: product.name,
		description: product.description,
		url: absolute(url.product(product.slug)),
		...skuOf(product),
		category: product.category.name,
		image: product.pictures.map(({ hash }) => absolute(url.picture({ hash, width: 1200, format: 'webp' }))),
		...(product.ratingScore === null
			? {}
			: {
					aggregateRating: {
						'@type': 'AggregateRating' as const,
						ratingValue: Math.round(product.ratingScore * 10) / 10,
						ratingCount: product.ratingCount,
						bestRating: 5,
						worstRating: 1,
					},
				}),
		...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
		offers: {
			...priceOf(product),
			priceCurrency: 'VND',
			availability: availabilityOf(product, isForSale),
			itemCondition: 'https://schema.org/NewCondition',
			url: absolute(url.product(product.slug)),
			seller: { '@type': 'Organization', name: shop.name, url: absolute(url.shop(shop.slug)) },
		},
	};
}

/** Variants have SKUs of their own; the one that is offered first stands for the product. */
function skuOf({ variants }: ProductDetail): { readonly sku?: string } {
	const sku = (purchasableVariants(variants)[0] ?? variants[0])?.sku;
	return sku ? { sku } : {};
}

function priceOf({ variants }: ProductDetail): Exclude<Offer | AggregateOffer, string> {
	const prices = purchasableVariants(variants).map(({ priceVnd }) => priceVnd);
	const [only] = prices;
	if (prices.length === 1 && only !== undefined) return { '@type': 'Offer', price: only };
	return {
		'@type': 'AggregateOffer',
		lowPrice: Math.min(...prices),
		highPrice: Math.max(...prices),
		offerCount: prices.length,
	};
}

function availabilityOf({ state, variants }: ProductDetail, isForSale: boolean) {
	if (state === 'discontinued') return 'https://schema.org/Discontinued';
	const isInStock = isForSale && variants.some(({ available }) => available > 0);
	return isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';
}
