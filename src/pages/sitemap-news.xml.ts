import type { APIRoute } from 'astro';
import { newsNow } from '#src/content/news.ts';
import { changedAt, lastChange } from '#src/content/news-list.ts';
import { url } from '#src/routes.ts';
import { sitemapXml } from '#src/shared/feeds/sitemap.ts';

export const GET: APIRoute = async ({ locals }) => {
	const { articles, headers } = await newsNow();
	const pages = articles.map((article) => ({ path: url.newsArticle(article.slug), changedAt: changedAt(article) }));
	return new Response(sitemapXml(locals.siteUrl, [{ path: url.news(), changedAt: lastChange(articles) }, ...pages]), {
		headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
	});
};
