import { slugOf } from '#src/shared/slug.ts';
import { nextBoundary, type PublishingWindow, windowState } from '#src/shared/time/publishing-window.ts';
import { newsCategory } from './news-categories.ts';
import type { NewsData } from './news-schema.ts';

export type NewsArticle = NewsData & { readonly slug: string };

export const NEWS_PAGE_SIZE = 12;
const RELATED_MAX = 3;
const SAME_CATEGORY_WEIGHT = 2;

export const windowOf = ({ publishedFrom, publishedUntil }: NewsData): PublishingWindow => ({
	from: publishedFrom,
	until: publishedUntil ?? null,
});
export const changedAt = ({ publishedFrom, corrections }: NewsData): Date => corrections.at(-1)?.at ?? publishedFrom;

export const lastChange = (articles: readonly NewsArticle[]): Date | null =>
	articles.map(changedAt).reduce<Date | null>((last, at) => (last === null || at > last ? at : last), null);

export function shownNews(all: readonly NewsArticle[], now: Date) {
	const articles = all
		.filter((article) => windowState(windowOf(article), now) === 'open')
		.sort((a, b) => b.publishedFrom.getTime() - a.publishedFrom.getTime() || (a.slug < b.slug ? -1 : 1));
	return { articles, until: nextBoundary(all.map(windowOf), now) };
}

export type NewsAddress = { readonly category: string; readonly tag: string; readonly page: number };
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

export function readNewsAddress(query: URLSearchParams): NewsAddress {
	const page = query.get('page') ?? '';
	return {
		category: query.get('category') ?? '',
		tag: query.get('tag') ?? '',
		page: PAGE_NUMBER.test(page) ? Number(page) : 1,
	};
}

export const newsQuery = ({ category, tag }: Pick<NewsAddress, 'category' | 'tag'>, page = 1) => ({
	category,
	tag,
	page: page > 1 ? page : undefined,
});

const isIn = (article: NewsArticle, { category, tag }: NewsAddress): boolean =>
	(category === '' || article.category === category) &&
	(tag === '' || article.tags.some((name) => slugOf(name) === tag));

/** A page beyond the end returns the last page. */
export function listNews(articles: readonly NewsArticle[], address: NewsAddress) {
	const wanted = articles.filter((article) => isIn(article, address));
	const pageCount = Math.max(1, Math.ceil(wanted.length / NEWS_PAGE_SIZE));
	const page = Math.min(address.page, pageCount);
	return {
		articles: wanted.slice((page - 1) * NEWS_PAGE_SIZE, page * NEWS_PAGE_SIZE),
		total: wanted.length,
		page,
		pageCount,
	};
}

export function tagsOf(articles: readonly NewsArticle[]) {
	const counts = new Map<string, { readonly slug: string; readonly name: string; readonly count: number }>();
	for (const name of articles.flatMap(({ tags }) => tags)) {
		const slug = slugOf(name);
		counts.set(slug, { slug, name, count: (counts.get(slug)?.count ?? 0) + 1 });
	}
	return [...counts.values()].sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}

export function neighboursOf(articles: readonly NewsArticle[], slug: string) {
	const place = articles.findIndex((article) => article.slug === slug);
	if (place < 0) return { newer: null, older: null };
	return { newer: articles[place - 1] ?? null, older: articles[place + 1] ?? null };
}

/** Each shared tag and the category count one; on a tie the newer article comes first. */
export function relatedTo(articles: readonly NewsArticle[], slug: string): readonly NewsArticle[] {
	const subject = articles.find((article) => article.slug === slug);
	if (!subject) return articles.slice(0, RELATED_MAX);
	const closeness = (article: NewsArticle): number =>
		(article.category === subject.category ? SAME_CATEGORY_WEIGHT : 0) +
		article.tags.filter((tag) => subject.tags.includes(tag)).length;
	return articles
		.filter((article) => article.slug !== slug && closeness(article) > 0)
		.sort((a, b) => closeness(b) - closeness(a))
		.slice(0, RELATED_MAX);
}

export const newsCard = ({ slug, title, summary, category, publishedFrom, minutes, picture }: NewsArticle) => ({
	slug,
	title,
	summary,
	publishedFrom,
	minutes,
	picture,
	categoryName: newsCategory(category)?.name ?? '',
});
