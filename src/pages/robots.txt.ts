import type { APIRoute } from 'astro';

export const prerender = true;

const CLOSED = ['/api/', '/Auth/', '/identity/', '/customer/', '/Vendor/', '/payment/', '/quan-tri', '/thong-bao'];

export const GET: APIRoute = ({ site }) => {
	const lines = [
		'User-agent: *',
		...CLOSED.map((path) => `Disallow: ${path}`),
		'',
		`Sitemap: ${new URL('/sitemap-index.xml', site).href}`,
		'',
	];
	return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
