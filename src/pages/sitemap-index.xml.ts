import type { APIRoute } from 'astro';

export const prerender = true;

const PARTS = ['/sitemap-pages.xml'];

export const GET: APIRoute = ({ site }) => {
	const entries = PARTS.map((path) => `<sitemap><loc>${new URL(path, site).href}</loc></sitemap>`);
	const xml = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>
`;
	return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
