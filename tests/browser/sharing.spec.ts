import type { APIRequestContext, Page } from '@playwright/test';
import { problemsOfJsonLd } from '#tests/structured-data.ts';
import { expect, test } from './fixtures.ts';

const TITLE_MAX = 90;
const DESCRIPTION = { min: 40, max: 260 };
const LISTED_LOOKED_AT = 12;
const READ_PAGES = ['/', '/danh-muc', '/Search', '/tin-tuc', '/tin-tuc/luat-dau-gia-de-hieu', '/about-us'];
const POLICY_PAGES = ['/chinh-sach-hoan-huy', '/tieu-chi-xep-hang'];
const CLOSED_PAGES = ['/Search?q=tra', '/tin-tuc?tag=khong-co', '/customer/cart', '/Auth/Logout'];

type Named = { readonly slug: string; readonly shopSlug: string };

async function goodsPages(request: APIRequestContext): Promise<readonly string[]> {
	const { items } = (await (await request.get('/api/products?limit=3')).json()) as { items: readonly Named[] };
	const categories = (await (await request.get('/api/categories')).json()) as { items: readonly Named[] };
	const [first] = items;
	return [
		...items.map(({ slug }) => `/product/${slug}`),
		`/Shop/${first?.shopSlug}`,
		`/category/${categories.items[0]?.slug}`,
	];
}

const contentOf = (page: Page, selector: string): Promise<string> =>
	page
		.locator(selector)
		.getAttribute('content')
		.then((content) => content ?? '');

/** Everything that others show of a page: in a list of results, under a link, in a card. */
async function expectShareable(page: Page, path: string): Promise<string> {
	return await test.step(path, async () => {
		await page.goto(path);
		const title = await page.title();
		const description = await contentOf(page, 'meta[name="description"]');
		const own = new URL(path, page.url()).href;
		expect(title.length).toBeLessThanOrEqual(TITLE_MAX);
		expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION.min);
		expect(description.length).toBeLessThanOrEqual(DESCRIPTION.max);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', own);
		expect(await contentOf(page, 'meta[property="og:url"]')).toBe(own);
		expect(await contentOf(page, 'meta[property="og:title"]')).not.toBe('');
		expect(await contentOf(page, 'meta[property="og:description"]')).toBe(description);
		expect(await contentOf(page, 'meta[property="og:image:alt"]')).not.toBe('');
		const picture = await page.request.get(await contentOf(page, 'meta[property="og:image"]'));
		expect(picture.status()).toBe(200);
		expect(picture.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)/);
		for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
			expect(await problemsOfJsonLd(text)).toEqual([]);
		}
		return title;
	});
}

test('every page to be found has its own title, words, address, picture and valid data', async ({ page }) => {
	test.setTimeout(180_000);
	const paths = [...READ_PAGES, ...POLICY_PAGES, ...(await goodsPages(page.request))];
	const titles: string[] = [];
	for (const path of paths) titles.push(await expectShareable(page, path));
	expect(new Set(titles).size).toBe(titles.length);
});

test('the picture under a link to a product is a card of its own, named after the price of now', async ({ page }) => {
	const [product = ''] = await goodsPages(page.request);
	await page.goto(product);
	const price = await contentOf(page, 'meta[property="product:price:amount"]');
	const address = await contentOf(page, 'meta[property="og:image"]');
	expect(new URL(address).searchParams.get('v')).toBe(price);
	const size = ['width', 'height'].map((side) => contentOf(page, `meta[property="og:image:${side}"]`));
	expect(await Promise.all(size)).toEqual(['1200', '630']);
	const card = await page.request.get(address);
	expect(card.headers()['content-type']).toBe('image/jpeg');
	expect((await card.body()).byteLength).toBeLessThan(200_000);
	expect((await page.request.get('/anh-chia-se/product/khong-co.jpg')).status()).toBe(404);
});

test('each kind of page tells search engines what it is', async ({ page }) => {
	const [product = '', , , shop = '', category = ''] = await goodsPages(page.request);
	const kinds: readonly (readonly [string, readonly string[]])[] = [
		['/', ['Organization', 'WebSite']],
		['/tin-tuc', ['BreadcrumbList', 'ItemList']],
		['/tin-tuc/luat-dau-gia-de-hieu', ['NewsArticle', 'BreadcrumbList']],
		['/chinh-sach-hoan-huy', ['BreadcrumbList', 'WebPage']],
		[product, ['BreadcrumbList', 'Product']],
		[shop, ['BreadcrumbList', 'OnlineStore']],
		[category, ['BreadcrumbList', 'ItemList']],
	];
	for (const [path, wanted] of kinds) {
		await page.goto(path);
		const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
		expect({ path, types: texts.map((text) => JSON.parse(text)['@type']) }).toEqual({ path, types: wanted });
	}
});

test('a page that is for one person or one moment asks not to be kept', async ({ browser }) => {
	// As a search engine reads them: a script would lead the visitor on to sign in.
	const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
	for (const path of CLOSED_PAGES) {
		await page.goto(path);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
		await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
	}
});

const addressesIn = (xml: string): readonly string[] =>
	[...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at);

test('robots.txt leads to the sitemap, its parts to pages that are there under just that address', async ({ page }) => {
	const robots = await (await page.request.get('/robots.txt')).text();
	const index = await page.request.get(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '');
	const parts = addressesIn(await index.text());
	expect(parts.length).toBeGreaterThanOrEqual(3);
	const listed: string[] = [];
	for (const part of parts) {
		const answer = await page.request.get(part);
		expect(answer.headers()['content-type']).toContain('application/xml');
		const xml = await answer.text();
		for (const [, at = ''] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) {
			expect(new Date(at).getTime()).toBeLessThanOrEqual(Date.now());
		}
		listed.push(...addressesIn(xml));
	}
	expect(new Set(listed).size).toBe(listed.length);
	expect(await index.text()).toMatch(/sitemap-catalog-1\.xml<\/loc><lastmod>/);
	const step = Math.ceil(listed.length / LISTED_LOOKED_AT);
	for (const address of listed.filter((_, at) => at % step === 0)) {
		const html = await (await page.request.get(address)).text();
		expect(html).toContain(`<link rel="canonical" href="${address}"`);
	}
});

test('who looks at a product copies its address for a friend', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const [product = ''] = await goodsPages(page.request);
	await page.goto(`${product}?utm_source=zalo`);
	await page.getByRole('button', { name: 'Chép liên kết' }).click();
	await expect(page.getByRole('button', { name: 'Đã chép liên kết' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(product, page.url()).href);
});
