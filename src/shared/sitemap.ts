/** One part lists at most this many pages. */
export const SITEMAP_PART_SIZE = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

const location = (site: string, path: string): string =>
	`<loc>${new URL(path, site).href.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)}</loc>`;

export const sitemapXml = (site: string, paths: readonly string[]): string =>
	`${HEAD}<urlset ${NAMESPACE}>${paths.map((path) => `<url>${location(site, path)}</url>`).join('')}</urlset>\n`;

export const sitemapIndexXml = (site: string, paths: readonly string[]): string =>
	`${HEAD}<sitemapindex ${NAMESPACE}>${paths.map((path) => `<sitemap>${location(site, path)}</sitemap>`).join('')}</sitemapindex>\n`;
