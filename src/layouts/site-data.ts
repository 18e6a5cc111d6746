import type { Organization, WebSite } from 'schema-dts';
import { url } from '#src/routes.ts';
import { BRAND, LEGAL_IDENTITY } from '#src/shared/brand.ts';

const LOGO = '/icon-512.png';
const LOGO_SIDE = '512';

export function operatorData(siteUrl: string): Exclude<Organization, string> {
	const absolute = (path: string): string => new URL(path, siteUrl).href;
	return {
		'@type': 'Organization',
		'@id': absolute('/#organization'),
		name: BRAND.name,
		legalName: LEGAL_IDENTITY.companyName,
		description: BRAND.description,
		url: absolute(url.home()),
		logo: { '@type': 'ImageObject', url: absolute(LOGO), width: LOGO_SIDE, height: LOGO_SIDE },
		taxID: LEGAL_IDENTITY.taxCode,
		address: { '@type': 'PostalAddress', streetAddress: LEGAL_IDENTITY.address, addressCountry: 'VN' },
		contactPoint: {
			'@type': 'ContactPoint',
			contactType: 'customer service',
			telephone: LEGAL_IDENTITY.phone,
			email: LEGAL_IDENTITY.email,
			availableLanguage: 'vi',
		},
	};
}

export function siteData(siteUrl: string): Exclude<WebSite, string> {
	const absolute = (path: string): string => new URL(path, siteUrl).href;
	const action = {
		'@type': 'SearchAction',
		target: { '@type': 'EntryPoint', urlTemplate: `${absolute(url.search())}?q={search_term_string}` },
		'query-input': 'required name=search_term_string',
	} as const;
	return {
		'@type': 'WebSite',
		'@id': absolute('/#website'),
		name: BRAND.name,
		alternateName: BRAND.tagline,
		url: absolute(url.home()),
		inLanguage: 'vi',
		publisher: { '@id': absolute('/#organization') },
		potentialAction: action,
	};
}
