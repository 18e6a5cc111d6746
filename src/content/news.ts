import { getCollection } from 'astro:content';
import { type NewsArticle, shownNews } from './news-list.ts';
import type { NewsData } from './news-schema.ts';

export async function allNews(): Promise<readonly NewsArticle[]> {
	const entries: readonly { readonly id: string; readonly data: NewsData }[] = await getCollection('news');
	return entries.map(({ id, data }) => ({ slug: id, ...data }));
}

/** Returns the visible articles and response headers that cache them until the next change. */
export async function newsNow() {
	const { articles, until } = shownNews(await allNews(), new Date());
	const headers: Readonly<Record<string, string>> = {
		'x-cache-tags': 'news',
		...(until ? { 'x-cache-until': until.toISOString() } : {}),
	};
	return { articles, until, headers };
}
