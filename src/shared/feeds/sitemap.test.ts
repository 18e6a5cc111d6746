import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

test('sitemapXml and sitemapIndexXml write absolute URLs and escape XML', () => {
	const xml = sitemapXml('https://chobiz.vn', [{ path: '/product/tra-o-long' }, { path: "/Search?q=a&b='c'" }]);
	expect(xml).toContain('<url><loc>https://chobiz.vn/product/tra-o-long</loc></url>');
	expect(xml).toContain('q=a&amp;b=%27c%27');
	expect(sitemapIndexXml('https://chobiz.vn', [{ path: '/sitemap-pages.xml', changedAt: null }])).toContain(
		'<sitemap><loc>https://chobiz.vn/sitemap-pages.xml</loc></sitemap>',
	);
});

test('sitemapXml and sitemapIndexXml write lastmod when the time of the change is given', () => {
	const changedAt = new Date('2026-11-20T01:30:00Z');
	expect(sitemapXml('https://chobiz.vn', [{ path: '/tin-tuc/a', changedAt }])).toContain(
		'<loc>https://chobiz.vn/tin-tuc/a</loc><lastmod>2026-11-20T01:30:00.000Z</lastmod>',
	);
	expect(sitemapIndexXml('https://chobiz.vn', [{ path: '/sitemap-news.xml', changedAt }])).toContain(
		'.xml</loc><lastmod>2026-11-20T01:30:00.000Z</lastmod>',
	);
});
