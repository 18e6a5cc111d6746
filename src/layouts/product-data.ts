import type { ProductDetail } from '#src/domains/catalog/contract.ts';
import type { PublicShop } from '#src/domains/vendors/contract.ts';
import { url } from '#src/routes.ts';
import type { JsonLd } from './json-ld.ts';

const SCHEMA = 'https://schema.org';

/** A product for search engines: one offer, or the span of its variants' prices. */
export function productData(siteUrl: string, product: ProductDetail, shop: PublicShop, isForSale: boolean): JsonLd {
	const absolute = (path: string): string => new URL(path, siteUrl).href;
	const prices = product.variants.map(({ priceVnd }) => priceVnd);
	const isInStock = isForSale && product.variants.some(({ available }) => available > 0);
	const span =
		prices.length === 1
			? { '@type': 'Offer', price: prices[0] }
			: {
					'@type': 'AggregateOffer',
					lowPrice: Math.min(...prices),
					highPrice: Math.max(...prices),
					offerCount: prices.length,
				};
	return {
		'@type': 'Product',
		name: product.name,
		description: product.description,
		url: absolute(url.product(product.slug)),
		sku: product.id,
		category: product.category.name,
		image: product.pictures.map(({ hash }) => absolute(url.picture({ hash, width: 1200, format: 'webp' }))),
		...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
		offers: {
			...span,
			priceCurrency: 'VND',
			availability: `${SCHEMA}/${product.state === 'discontinued' ? 'Discontinued' : isInStock ? 'InStock' : 'OutOfStock'}`,
			itemCondition: `${SCHEMA}/NewCondition`,
			url: absolute(url.product(product.slug)),
			seller: { '@type': 'Organization', name: shop.name, url: absolute(url.shop(shop.slug)) },
		},
	};
}
