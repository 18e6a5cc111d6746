import { getCollection } from 'astro:content';
import { isOpen } from '#src/shared/site/open-sections.ts';
import { type NewsArticle, shownNews } from './news-list.ts';
import type { NewsData } from './news-schema.ts';

type Entry = { readonly id: string; readonly data: NewsData };

/** False for an article about a section that is not open yet. */
export const isAboutOpenSections = ({ data }: Entry): boolean => data.section === undefined || isOpen(data.section);

export async function allNews(): Promise<readonly NewsArticle[]> {
	const entries: readonly Entry[] = (await getCollection('news')).filter(isAboutOpenSections);
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
