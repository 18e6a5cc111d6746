import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

test('a sitemap names absolute addresses and escapes what XML would read as its own', () => {
	const xml = sitemapXml('https://chobiz.vn', ['/product/tra-o-long', "/Search?q=a&b='c'"]);
	expect(xml).toContain('<url><loc>https://chobiz.vn/product/tra-o-long</loc></url>');
	expect(xml).toContain('q=a&amp;b=%27c%27');
	expect(sitemapIndexXml('https://chobiz.vn', ['/sitemap-pages.xml'])).toContain(
		'<sitemap><loc>https://chobiz.vn/sitemap-pages.xml</loc></sitemap>',
	);
});
