import type { APIRoute } from 'astro';
import { listIndexedPages } from '#src/domains/catalog/index.ts';
import { url } from '#src/routes.ts';
import { SITEMAP_CACHE_MS, sitemapXml } from '#src/shared/feeds/sitemap.ts';
import { addMs } from '#src/shared/time.ts';

export const prerender = false;

const PART = /^[1-9]\d{0,5}$/;
const HREFS = { product: url.product, shop: url.shop, category: url.category } as const;

export const GET: APIRoute = async ({ locals, params }) => {
	const part = params.part ?? '';
	if (!PART.test(part)) return new Response(null, { status: 404 });
	const pages = await listIndexedPages(locals.context.read, Number(part));
	if (!pages) return new Response(null, { status: 404 });
	const listed = pages.map(({ kind, slug, changedAt }) => ({ path: HREFS[kind](slug), changedAt }));
	const headers = {
		'x-cache-tags': 'catalog shops',
		'x-cache-until': addMs(await locals.now(), SITEMAP_CACHE_MS).toISOString(),
	};
	return new Response(sitemapXml(locals.siteUrl, listed), {
		headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
	});
};
