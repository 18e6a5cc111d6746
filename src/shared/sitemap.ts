import { asXml, XML_HEAD } from './xml.ts';

/** One part lists at most this many pages. */
export const SITEMAP_PART_SIZE = 10_000;

/** A page by its path, with the time of its last change where that is known. */
export type SitemapPage = string | { readonly path: string; readonly changedAt: Date };

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const location = (site: string, path: string): string => `<loc>${asXml(new URL(path, site).href)}</loc>`;

function entry(site: string, page: SitemapPage): string {
	if (typeof page === 'string') return `<url>${location(site, page)}</url>`;
	return `<url>${location(site, page.path)}<lastmod>${page.changedAt.toISOString()}</lastmod></url>`;
}

export const sitemapXml = (site: string, pages: readonly SitemapPage[]): string =>
	`${XML_HEAD}<urlset ${NAMESPACE}>${pages.map((page) => entry(site, page)).join('')}</urlset>\n`;

export const sitemapIndexXml = (site: string, paths: readonly string[]): string =>
	`${XML_HEAD}<sitemapindex ${NAMESPACE}>${paths.map((path) => `<sitemap>${location(site, path)}</sitemap>`).join('')}</sitemapindex>\n`;
