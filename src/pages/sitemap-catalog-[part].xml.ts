import type { APIRoute } from 'astro';
import { listIndexedPages } from '#src/domains/catalog/index.ts';
import { url } from '#src/routes.ts';
import { SITEMAP_PART_SIZE, sitemapXml } from '#src/shared/sitemap.ts';

export const prerender = false;

const PART = /^[1-9]\d{0,5}$/;
const HREFS = { product: url.product, shop: url.shop, category: url.category } as const;

export const GET: APIRoute = async ({ locals, params }) => {
	const part = params.part ?? '';
	if (!PART.test(part)) return new Response(null, { status: 404 });
	const { pages } = await listIndexedPages(locals.context.read, Number(part), SITEMAP_PART_SIZE);
	if (pages.length === 0) return new Response(null, { status: 404 });
	const paths = pages.map(({ kind, slug }) => HREFS[kind](slug));
	return new Response(sitemapXml(locals.siteUrl, paths), {
		headers: { 'content-type': 'application/xml; charset=utf-8' },
	});
};
