import type { NewsArticle } from 'schema-dts';
import { url } from '#src/routes.ts';
import { BRAND } from '#src/shared/brand.ts';
import { newsPictureHeight } from '#src/shared/pictures/news-pictures.ts';

type Article = {
	readonly slug: string;
	readonly title: string;
	readonly summary: string;
	readonly section: string;
	readonly tags: readonly string[];
	readonly author: string;
	readonly publishedFrom: Date;
	readonly publishedUntil?: Date | undefined;
	readonly changedAt: Date;
	readonly corrections: readonly { readonly at: Date; readonly note: string }[];
	readonly picture: { readonly alt: string };
};

const PICTURE_WIDTH = 1200;

export function newsData(siteUrl: string, article: Article): Exclude<NewsArticle, string> {
	const absolute = (path: string): string => new URL(path, siteUrl).href;
	const page = absolute(url.newsArticle(article.slug));
	return {
		'@type': 'NewsArticle',
		headline: article.title,
		description: article.summary,
		inLanguage: 'vi',
		url: page,
		mainEntityOfPage: page,
		articleSection: article.section,
		keywords: article.tags.join(', '),
		datePublished: article.publishedFrom.toISOString(),
		dateModified: article.changedAt.toISOString(),
		...(article.publishedUntil ? { expires: article.publishedUntil.toISOString() } : {}),
		...(article.corrections.length > 0
			? {
					correction: article.corrections.map(({ at, note }) => ({
						'@type': 'CorrectionComment',
						datePublished: at.toISOString(),
						text: note,
					})),
				}
			: {}),
		author: { '@type': 'Organization', name: article.author, url: absolute(url.news()) },
		publisher: {
			'@type': 'Organization',
			name: BRAND.name,
			url: absolute(url.home()),
			logo: absolute('/icon-512.png'),
		},
		image: {
			'@type': 'ImageObject',
			url: absolute(url.newsPicture({ slug: article.slug, width: PICTURE_WIDTH, format: 'jpg' })),
			width: String(PICTURE_WIDTH),
			height: String(newsPictureHeight(PICTURE_WIDTH)),
			caption: article.picture.alt,
		},
	};
}
