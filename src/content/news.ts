import { getCollection } from 'astro:content';
import { type NewsArticle, shownNews } from './news-list.ts';
import type { NewsData } from './news-schema.ts';

/** Every article of the build, whether its time has come or not. */
export async function allNews(): Promise<readonly NewsArticle[]> {
	const entries: readonly { readonly id: string; readonly data: NewsData }[] = await getCollection('news');
	return entries.map(({ id, data }) => ({ slug: id, ...data }));
}

/** What this instant's reader may see, and the answer's headers that keep it until that changes. */
export async function newsNow() {
	const { articles, until } = shownNews(await allNews(), new Date());
	const headers: Readonly<Record<string, string>> = {
		'x-cache-tags': 'news',
		...(until ? { 'x-cache-until': until.toISOString() } : {}),
	};
	return { articles, until, headers };
}
