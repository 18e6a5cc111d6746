import type { APIRoute } from 'astro';
import { newsNow } from '#src/content/news.ts';
import { lastChange } from '#src/content/news-list.ts';
import { listIndexedParts } from '#src/domains/catalog/index.ts';
import { url } from '#src/routes.ts';
import { SITEMAP_CACHE_MS, sitemapIndexXml } from '#src/shared/feeds/sitemap.ts';
import { addMs } from '#src/shared/time.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) => {
	const { articles } = await newsNow();
	const parts = await listIndexedParts(locals.context.read);
	const xml = sitemapIndexXml(locals.siteUrl, [
		{ path: url.pagesSitemap() },
		{ path: url.newsSitemap(), changedAt: lastChange(articles) },
		...parts.map((changedAt, index) => ({ path: url.catalogSitemap(index + 1), changedAt })),
	]);
	const headers = {
		'x-cache-tags': 'catalog shops',
		'x-cache-until': addMs(await locals.now(), SITEMAP_CACHE_MS).toISOString(),
	};
	return new Response(xml, { headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' } });
};
