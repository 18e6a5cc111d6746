import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectAccessible, fitsTheScreen, test } from './fixtures.ts';

const FOLDER = new URL('../../src/content/news/', import.meta.url);
const WIDTHS = [390, 1280];
const THEMES = ['light', 'dark'] as const;
const ARTICLE = '/tin-tuc/luat-dau-gia-de-hieu';

type Shown = { readonly path: string; readonly from: Date; readonly until: Date | null };
const articles: readonly Shown[] = readdirSync(FOLDER).map((file) => {
	const text = readFileSync(new URL(file, FOLDER), 'utf8');
	const until = /^publishedUntil: (.+)$/m.exec(text)?.[1];
	return {
		path: `/tin-tuc/${file.replace(/\.md$/, '')}`,
		from: new Date(/^publishedFrom: (.+)$/m.exec(text)?.[1] ?? ''),
		until: until ? new Date(until) : null,
	};
});
const statusOf = ({ from, until }: Shown, now: Date): number => {
	if (now < from) return 404;
	return until && now >= until ? 410 : 200;
};

test.describe('with JavaScript off', () => {
	test.use({ javaScriptEnabled: false });

	test('a reader goes from the list to an article and on to the next one', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto('/tin-tuc');
		await page.getByRole('navigation', { name: 'Chuyên mục' }).getByRole('link', { name: 'Bán hàng' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bán hàng');
		await page.getByRole('link', { name: 'Đóng gói hàng dễ vỡ' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Đóng gói hàng dễ vỡ');
		await expect(page.getByRole('main')).not.toContainText('{{');
		await expect(page.getByText('Ban biên tập Chợ Biz')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Bộ bát cơm men rạn sáu chiếc' })).toHaveAttribute(
			'href',
			'/product/bo-bat-com-men-ran-sau-chiec',
		);
		await page.locator('.chapters > summary').click();
		await page.getByRole('link', { name: 'Bài thử rơi' }).click();
		await expect(page).toHaveURL(/#bài-thử-rơi|#b%C3%A0i/);
		await page.getByRole('link', { name: /^Bài sau/ }).click();
		await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Đóng gói hàng dễ vỡ');
	});

	test('pages of the list are links, and one beyond the end shows the last', async ({ page }) => {
		await page.goto('/tin-tuc');
		await page.getByRole('link', { name: 'Trang 2' }).click();
		await expect(page.getByRole('article').first()).toBeVisible();
		await page.goto('/tin-tuc?page=9999');
		await expect(page.getByRole('link', { name: 'Trang 2' })).toHaveAttribute('aria-current', 'page');
	});

	test('a topic that nobody wrote about says so and leads back', async ({ page }) => {
		await page.goto(`/tin-tuc?tag=${encodeURIComponent("khong-co'--<x>")}`);
		await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
		await expect(page.getByRole('navigation', { name: 'Bạn đang ở' }).getByText('Tin tức')).toHaveCount(1);
		await page.getByRole('link', { name: 'Xem tất cả' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tin tức');
	});
});

for (const width of WIDTHS) {
	for (const colorScheme of THEMES) {
		for (const path of ['/tin-tuc', '/tin-tuc?category=khong-co', ARTICLE, '/tin-tuc/tra-gia-cho-kheo']) {
			test(`${path} is accessible and fits ${width} px in the ${colorScheme} theme`, async ({ page }) => {
				await page.emulateMedia({ colorScheme });
				await page.setViewportSize({ width, height: 844 });
				await page.goto(path);
				await expectAccessible(page);
				expect(await fitsTheScreen(page)).toBe(true);
			});
		}
	}
}

test('each article answers inside its time only, and lists, feed and sitemap agree', async ({ page }) => {
	const now = new Date();
	const feed = await (await page.request.get('/tin-tuc/rss.xml')).text();
	const sitemap = await (await page.request.get('/sitemap-news.xml')).text();
	for (const article of articles) {
		const status = statusOf(article, now);
		expect({ path: article.path, status: (await page.request.get(article.path)).status() }).toEqual({
			path: article.path,
			status,
		});
		expect(feed.includes(`${article.path}</link>`)).toBe(status === 200);
		expect(sitemap.includes(`${article.path}</loc>`)).toBe(status === 200);
	}
});

test('an unknown article is not there', async ({ page }) => {
	expect((await page.goto('/tin-tuc/khong-co'))?.status()).toBe(404);
	await expect(page).toHaveTitle('Page Not Found');
});

test('an article tells search engines and other sites what it is', async ({ page }) => {
	await page.goto(ARTICLE);
	const found = await page.locator('script[type="application/ld+json"]').allTextContents();
	const news = found.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'NewsArticle');
	expect(news).toMatchObject({
		inLanguage: 'vi',
		datePublished: '2026-11-14T02:00:00.000Z',
		dateModified: '2026-11-16T03:15:00.000Z',
		correction: [{ '@type': 'CorrectionComment' }],
	});
	const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
	expect(canonical).toBe(new URL(ARTICLE, page.url()).href);
	const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
	const answer = await page.request.get(picture ?? '');
	expect(answer.headers()['content-type']).toBe('image/jpeg');
});

test("the product block shows today's price without React and within the budget of a page to read", async ({
	page,
}) => {
	let bytes = 0;
	page.on('response', async (response) => {
		if (response.request().resourceType() !== 'script' || response.url().endsWith('/sw.js')) return;
		bytes += Number(await response.headerValue('content-length'));
	});
	await page.goto('/tin-tuc/tra-gia-cho-kheo', { waitUntil: 'networkidle' });
	await page.getByRole('heading', { name: 'Món nhắc tới trong bài' }).scrollIntoViewIfNeeded();
	await expect(page.locator('[data-price]')).toHaveText(/\d[\d.]+\s₫$/);
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThan(10_000);
	expect(await page.locator('astro-island').count()).toBe(0);
});

test('a reader copies the address of an article', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(ARTICLE);
	await page.getByRole('button', { name: 'Chép liên kết' }).click();
	await expect(page.getByRole('button', { name: 'Đã chép liên kết' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(ARTICLE, page.url()).href);
});
