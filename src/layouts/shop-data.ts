import type { OnlineStore } from 'schema-dts';
import type { PublicShop } from '#src/domains/vendors/contract.ts';
import { url } from '#src/routes.ts';

/** A shop with the legal identity that its page shows. */
export function shopData(siteUrl: string, shop: PublicShop): Exclude<OnlineStore, string> {
	const absolute = (path: string): string => new URL(path, siteUrl).href;
	return {
		'@type': 'OnlineStore',
		name: shop.name,
		legalName: shop.legalName,
		description: shop.description || shop.tagline,
		url: absolute(url.shop(shop.slug)),
		address: { '@type': 'PostalAddress', streetAddress: shop.legalAddress, addressCountry: 'VN' },
		...(shop.taxCode ? { taxID: shop.taxCode } : {}),
		...(shop.logoHash ? { logo: absolute(url.picture({ hash: shop.logoHash, width: 640, format: 'webp' })) } : {}),
	};
}
