import { expect, test } from '../fixtures.ts';

const ARTICLE = '/tin-tuc/dia-chi-moi-hai-cap';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test('a reader goes from the news list to an article, its chapters and the next article', async ({ page }) => {
		await page.goto('/tin-tuc?page=9999');
		await expect(page.getByRole('link', { name: 'Trang 2' })).toHaveAttribute('aria-current', 'page');
		await page.goto(`/tin-tuc?tag=${encodeURIComponent("khong-co'--<x>")}`);
		await page.getByRole('link', { name: 'Xem tất cả' }).click();
		await page.getByRole('navigation', { name: 'Chuyên mục' }).getByRole('link', { name: 'Bán hàng' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bán hàng');
		await page.getByRole('link', { name: 'Đóng gói hàng dễ vỡ' }).click();
		const product = page.getByRole('link', { name: 'Bộ bát cơm men rạn sáu chiếc' });
		await expect(product).toHaveAttribute('href', '/product/bo-bat-com-men-ran-sau-chiec');
		await page.locator('.chapters > summary').click();
		await page.getByRole('link', { name: 'Bài thử rơi' }).click();
		await expect(page).toHaveURL(/#b(à|%C3%A0)i/);
		await page.getByRole('link', { name: /^Bài sau/ }).click();
		await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Đóng gói hàng dễ vỡ');
	});
});

test('a reader skips the header by keyboard, copies a link, and leaves a missing page by search', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(`${ARTICLE}?utm_source=zalo`);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
	await page.getByRole('button', { name: 'Chép liên kết' }).click();
	await expect(page.getByRole('button', { name: 'Đã chép liên kết' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(ARTICLE, page.url()).href);

	const menu = page.getByRole('banner').getByRole('link', { name: 'Danh mục', exact: true });
	await menu.click();
	await expect(menu).toHaveAttribute('aria-expanded', 'true');
	await menu.click();
	await expect(menu).toHaveAttribute('aria-expanded', 'false');

	await page.goto('/khong-co-trang-nay');
	// It becomes a combobox when its suggestions load.
	const box = page.locator('main input[type="search"]');
	await box.fill('trà');
	await box.press('Enter');
	await expect(page).toHaveURL(/\/Search\?q=/);
});

test('without a network the offline page is shown, and the requested page loads when the network is back', async ({
	page,
	context,
}) => {
	await page.goto('/about-us');
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
	await context.setOffline(true);
	await page.goto('/chinh-sach-bao-mat');
	await expect(page.getByRole('heading', { name: 'Bạn đang mất kết nối mạng' })).toBeVisible();
	await context.setOffline(false);
	await page.goto('/chinh-sach-bao-mat');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chính sách bảo mật');
});

test('static content pages load no React and at most 10 kB of scripts, and show the current price', async ({
	page,
}) => {
	for (const path of ['/chinh-sach-bao-mat', '/tin-tuc/chon-gao-ngon']) {
		const sizes: Promise<number>[] = [];
		page.on('response', (response) => {
			if (response.request().resourceType() !== 'script' || response.url().endsWith('/sw.js')) return;
			sizes.push(response.headerValue('content-length').then(Number));
		});
		await page.goto(path);
		const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
		expect(bytes, path).toBeGreaterThan(0);
		expect(bytes, path).toBeLessThan(10_000);
		await expect(page.locator('astro-island')).toHaveCount(0);
		page.removeAllListeners('response');
	}
	await page.getByRole('heading', { name: 'Sản phẩm trong bài viết' }).scrollIntoViewIfNeeded();
	await expect(page.locator('[data-price]')).toHaveText(/\d[\d.]+\s₫$/);
});

test('a page whose script fails to load after a release reloads once', async ({ page }) => {
	let loads = 0;
	page.on('load', () => {
		loads += 1;
	});
	const partFails = async () => {
		const heard = page.waitForResponse('**/api/release');
		await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
		await (await heard).finished();
	};
	const nextFrames = () =>
		page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	await page.goto('/about-us');
	await partFails();
	await nextFrames();
	expect(loads).toBe(1);
	await page.route('**/api/release', (route) => route.fulfill({ json: { release: 'another' } }));
	await partFails();
	await expect.poll(() => loads).toBe(2);
	await partFails();
	await nextFrames();
	expect(loads).toBe(2);
});
