import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { OPEN_SECTIONS, type Section } from '#src/shared/site/open-sections.ts';
import { problemsOfJsonLd } from '#tests/structured-data.ts';
import { expect, test } from '../fixtures.ts';

const TITLE_MAX = 90;
const DESCRIPTION = { min: 40, max: 260 };
const CARD_BYTES_MAX = 200_000;
const LISTED_CHECKED = 12;
const ARTICLE = '/tin-tuc/dia-chi-moi-hai-cap';
const PRODUCT = '/product/ao-thun-co-tron-cotton-hai-chieu';
const LISTED: Readonly<Record<string, readonly string[] | null>> = {
	'/': ['Organization', 'WebSite'],
	'/danh-muc': null,
	'/Search': null,
	'/about-us': null,
	'/tin-tuc': ['BreadcrumbList', 'ItemList'],
	[ARTICLE]: ['NewsArticle', 'BreadcrumbList'],
	'/chinh-sach-hoan-huy': ['BreadcrumbList', 'WebPage'],
	'/tieu-chi-xep-hang': null,
	[PRODUCT]: ['BreadcrumbList', 'Product'],
	'/Shop/phu-kien-so-9': ['BreadcrumbList', 'OnlineStore'],
	'/category/dien-gia-dung': ['BreadcrumbList', 'ItemList'],
};
const NOT_LISTED = ['/Search?q=tra', '/tin-tuc?tag=khong-co', '/Auth/Logout'];
const NEWS_FOLDER = new URL('../../../src/content/news/', import.meta.url);

const unescaped = (text: string): string =>
	text
		.replaceAll('&quot;', '"')
		.replaceAll('&#34;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&#38;', '&')
		.replaceAll('&amp;', '&');

async function headOf(request: APIRequestContext, path: string) {
	const html = await (await request.get(path)).text();
	const meta = (name: string): string =>
		unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
	return {
		meta,
		title: unescaped(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
		canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
		data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
			([, text]) => text ?? '',
		),
	};
}

test('a listed page has a unique title, description, canonical URL, picture and valid structured data', async ({
	request,
	baseURL,
}) => {
	const titles: string[] = [];
	for (const [path, types] of Object.entries(LISTED)) {
		const { meta, title, canonical, data } = await headOf(request, path);
		titles.push(title);
		const own = new URL(path, baseURL).href;
		expect.soft(title.length, path).toBeLessThanOrEqual(TITLE_MAX);
		expect.soft(meta('description').length, path).toBeGreaterThanOrEqual(DESCRIPTION.min);
		expect.soft(meta('description').length, path).toBeLessThanOrEqual(DESCRIPTION.max);
		expect.soft({ canonical, shared: meta('og:url') }, path).toEqual({ canonical: own, shared: own });
		expect.soft(meta('og:title'), path).not.toBe('');
		expect.soft(meta('og:description'), path).toBe(meta('description'));
		expect.soft(meta('og:image:alt'), path).not.toBe('');
		const picture = await request.get(meta('og:image'));
		expect.soft(picture.headers()['content-type'], path).toMatch(/^image\/(png|jpeg|webp)/);
		for (const text of data) expect.soft(await problemsOfJsonLd(text), path).toEqual([]);
		if (types)
			expect
				.soft(
					data.map((text) => JSON.parse(text)['@type']),
					path,
				)
				.toEqual(types);
	}
	expect(new Set(titles).size).toBe(titles.length);
});

test('a temporary or personal page is noindex', async ({ request }) => {
	for (const path of NOT_LISTED) {
		const { meta, canonical } = await headOf(request, path);
		expect.soft({ path, robots: meta('robots'), canonical }).toEqual({ path, robots: 'noindex', canonical: null });
	}
});

test('the link preview of a product is a small picture whose URL contains the price', async ({ request }) => {
	const { meta } = await headOf(request, PRODUCT);
	expect(new URL(meta('og:image')).searchParams.get('v')).toBe(meta('product:price:amount'));
	expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
	const card = await request.get(meta('og:image'));
	expect(card.headers()['content-type']).toBe('image/jpeg');
	expect((await card.body()).byteLength).toBeLessThan(CARD_BYTES_MAX);
	expect((await request.get('/anh-chia-se/product/khong-co.jpg')).status()).toBe(404);
});

test('the structured data of an article contains its dates and corrections', async ({ request }) => {
	const { data } = await headOf(request, ARTICLE);
	expect(data.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'NewsArticle')).toMatchObject({
		inLanguage: 'vi',
		datePublished: '2026-10-12T01:00:00.000Z',
		dateModified: '2026-10-13T08:40:00.000Z',
		correction: [{ '@type': 'CorrectionComment' }],
	});
});

const addressesIn = (xml: string): readonly string[] =>
	[...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('robots.txt links a sitemap whose parts list canonical URLs', async ({ request }) => {
	const robots = await (await request.get('/robots.txt')).text();
	const index = await (await request.get(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '')).text();
	expect(index).toMatch(/sitemap-catalog-1\.xml<\/loc><lastmod>/);
	const parts = addressesIn(index);
	expect(parts.length).toBeGreaterThanOrEqual(3);
	const listed: string[] = [];
	for (const part of parts) {
		const answer = await request.get(part);
		expect(answer.headers()['content-type']).toContain('application/xml');
		const xml = await answer.text();
		for (const [, changedAt = ''] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g))
			expect(new Date(changedAt).getTime()).toBeLessThanOrEqual(Date.now());
		listed.push(...addressesIn(xml));
	}
	expect(new Set(listed).size).toBe(listed.length);
	const step = Math.ceil(listed.length / LISTED_CHECKED);
	for (const address of listed.filter((_, at) => at % step === 0))
		expect((await headOf(request, address)).canonical).toBe(address);
});

function statusOf(file: string): number {
	const text = readFileSync(new URL(file, NEWS_FOLDER), 'utf8');
	const section = /^section: (.+)$/m.exec(text)?.[1] as Section | undefined;
	if (section && !OPEN_SECTIONS[section]) return 404;
	const dateOf = (field: string) => new Date(new RegExp(`^${field}: (.+)$`, 'm').exec(text)?.[1] ?? '').getTime();
	if (Date.now() < dateOf('publishedFrom')) return 404;
	return Date.now() >= dateOf('publishedUntil') ? 410 : 200;
}

test('an article is available only within its dates, and feed and sitemap agree', async ({ request }) => {
	const feed = await (await request.get('/tin-tuc/rss.xml')).text();
	const sitemap = await (await request.get('/sitemap-news.xml')).text();
	for (const file of readdirSync(NEWS_FOLDER)) {
		const [path, status] = [`/tin-tuc/${file.replace(/\.md$/, '')}`, statusOf(file)];
		expect.soft({ path, status: (await request.get(path)).status() }).toEqual({ path, status });
		expect.soft(feed.includes(`${path}</link>`), path).toBe(status === 200);
		expect.soft(sitemap.includes(`${path}</loc>`), path).toBe(status === 200);
	}
});
