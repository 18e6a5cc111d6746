import type { OnlineStore, Review } from 'schema-dts';
import type { ReviewView } from '#src/domains/reviews/contract.ts';
import type { PublicShop } from '#src/domains/vendors/contract/shop.ts';
import { url } from '#src/routes.ts';
import { vietnamDay } from '#src/shared/time.ts';

type Rating = { readonly score: number | null; readonly count: number };

/** Returns the shop's schema.org data: its legal identity and the reviews shown on its page. */
export function shopData(
	siteUrl: string,
	shop: PublicShop,
	rating: Rating,
	reviews: readonly ReviewView[] = [],
): Exclude<OnlineStore, string> {
	const absolute = (path: string): string => new URL(path, siteUrl).href;
	const picture = (hash: string) => absolute(url.picture({ hash, width: 640, format: 'webp' }));
	return {
		'@type': 'OnlineStore',
		name: shop.name,
		legalName: shop.legalName,
		description: shop.description || shop.tagline,
		url: absolute(url.shop(shop.slug)),
		address: { '@type': 'PostalAddress', streetAddress: shop.legalAddress, addressCountry: 'VN' },
		...(shop.taxCode ? { taxID: shop.taxCode } : {}),
		...(shop.logoHash ? { logo: picture(shop.logoHash) } : {}),
		...(shop.bannerHash ? { image: picture(shop.bannerHash) } : {}),
		...(rating.score === null
			? {}
			: {
					aggregateRating: {
						'@type': 'AggregateRating' as const,
						ratingValue: Math.round(rating.score * 10) / 10,
						ratingCount: rating.count,
						bestRating: 5,
						worstRating: 1,
					},
				}),
		...(reviews.some(({ stars }) => stars !== null) ? { review: reviews.flatMap(reviewData) } : {}),
	};
}

/** Skips removed reviews. */
function reviewData({ stars, body, authorName, at }: ReviewView): readonly Exclude<Review, string>[] {
	if (stars === null) return [];
	return [
		{
			'@type': 'Review',
			author: { '@type': 'Person', name: authorName },
			datePublished: vietnamDay(new Date(at)),
			reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
			...(body ? { reviewBody: body } : {}),
		},
	];
}
