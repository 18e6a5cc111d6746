import type { APIRoute } from 'astro';
import { listIndexedPages } from '#src/domains/catalog/index.ts';
import { url } from '#src/routes.ts';
import { SITEMAP_PART_SIZE, sitemapIndexXml } from '#src/shared/sitemap.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) => {
	const { total } = await listIndexedPages(locals.context.read, 1, 1);
	const parts = Math.ceil(total / SITEMAP_PART_SIZE);
	const paths = Array.from({ length: parts }, (_, index) => `/sitemap-catalog-${index + 1}.xml`);
	return new Response(sitemapIndexXml(locals.siteUrl, ['/sitemap-pages.xml', url.newsSitemap(), ...paths]), {
		headers: { 'content-type': 'application/xml; charset=utf-8' },
	});
};
