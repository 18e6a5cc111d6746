import type { APIRoute } from 'astro';
import { newsNow } from '#src/content/news.ts';
import { newsFeed } from '#src/content/news-feed.ts';
import { newsCard } from '#src/content/news-list.ts';
import { placeMessages } from '#src/messages/vi/frame.ts';
import { url } from '#src/routes.ts';
import { BRAND } from '#src/shared/brand.ts';

const ITEMS_MAX = 30;

export const GET: APIRoute = async ({ locals }) => {
	const { articles, headers } = await newsNow();
	const items = articles
		.slice(0, ITEMS_MAX)
		.map(newsCard)
		.map(({ slug, title, summary, categoryName, publishedFrom }) => ({
			title,
			summary,
			category: categoryName,
			publishedAt: publishedFrom,
			path: url.newsArticle(slug),
		}));
	const xml = await newsFeed(locals.siteUrl, {
		title: `${placeMessages.news} ${BRAND.name}`,
		description: placeMessages.newsAbout,
		path: url.news(),
		feedPath: url.newsFeed(),
		items,
	});
	return new Response(xml, { headers: { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' } });
};
