import { asXml, XML_HEAD } from './xml.ts';

export const SITEMAP_PART_SIZE = 10_000;

/** Maximum cache time; a change of the catalogue invalidates a part earlier. */
export const SITEMAP_CACHE_MS = 3_600_000;

export type SitemapPage = { readonly path: string; readonly changedAt?: Date | null };

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function entry(site: string, { path, changedAt }: SitemapPage): string {
	const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
	return `<loc>${asXml(new URL(path, site).href)}</loc>${changed}`;
}

export const sitemapXml = (site: string, pages: readonly SitemapPage[]): string =>
	`${XML_HEAD}<urlset ${NAMESPACE}>${pages.map((page) => `<url>${entry(site, page)}</url>`).join('')}</urlset>\n`;

export const sitemapIndexXml = (site: string, parts: readonly SitemapPage[]): string =>
	`${XML_HEAD}<sitemapindex ${NAMESPACE}>${parts.map((part) => `<sitemap>${entry(site, part)}</sitemap>`).join('')}</sitemapindex>\n`;
