import { asXml, XML_HEAD } from './xml.ts';

/** One part lists at most this many pages. */
export const SITEMAP_PART_SIZE = 10_000;

/** A part is made again after this time at the latest, and at once when the catalogue changes. */
export const SITEMAP_CACHE_MS = 3_600_000;

/** A page, or a part of the sitemap, by its path, with the time of its last change where that is known. */
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
