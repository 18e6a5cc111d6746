import { expect, expectAccessible, fitsTheScreen, test } from './fixtures.ts';

test.describe('with JavaScript off', () => {
	test.use({ javaScriptEnabled: false });

	test('a policy reads completely, with its version and the way to complain', async ({ page }) => {
		await page.goto('/chinh-sach-hoan-huy');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chính sách hoàn và hủy');
		await expect(page.getByText(/^Phiên bản \d+\.\d+$/)).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Chưa thấy tiền, hoặc không đồng ý' })).toBeVisible();
		await expect(page.getByRole('main')).not.toContainText('{{');
	});

	test('a product reads completely, and its variants and its shop are links', async ({ page }) => {
		await page.goto('/Search?q=tra+o+long');
		const card = page.locator('.product-card').first();
		await card.getByRole('link').first().click();
		await expect(page).toHaveURL(/\/product\//);
		const main = page.getByRole('main');
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Trà ô long/);
		await expect(main.locator('.price-now').first()).toHaveText(/^[\d.]+\s₫$/);
		await expect(main.getByRole('heading', { name: 'Mô tả sản phẩm' })).toBeVisible();
		expect(((await main.locator('.description').textContent()) ?? '').length).toBeGreaterThan(80);
		await expect(main.locator('.buy-box noscript p')).toHaveText(/^Bạn bật JavaScript để bỏ hàng vào giỏ nhé/);
		await expect(main.locator('.buy-box noscript p')).toBeVisible();

		const before = (await main.locator('.price-now').first().textContent()) ?? '';
		await main.locator('.variant-row').first().locator('a:not([aria-current])').last().click();
		await expect(page).toHaveURL(/\?variant=/);
		await expect(main.locator('.price-now').first()).not.toHaveText(before);
		await main.getByRole('link', { name: 'Xem gian hàng' }).click();
		await expect(page).toHaveURL(/\/Shop\//);
		await expect(main.locator('.product-card').first()).toBeVisible();
	});

	test('a list is sorted by links, filtered by a form, and each filter taken off by its own chip', async ({ page }) => {
		await page.goto('/Search?q=tra');
		const sorts = page.getByRole('navigation', { name: 'Sắp xếp' });
		await sorts.getByRole('link', { name: 'Giá thấp trước' }).click();
		await expect(sorts.getByRole('link', { name: 'Giá thấp trước' })).toHaveAttribute('aria-current', 'true');
		await page.getByLabel('Từ (₫)').fill('50.000');
		await page.getByRole('checkbox', { name: 'Còn hàng' }).check();
		await page.getByRole('button', { name: 'Áp dụng' }).click();
		await expect(page).toHaveURL(/[?&]sort=price_asc(&|$)/);
		await page.getByRole('link', { name: 'Bỏ lọc: Còn hàng' }).click();
		await expect(page.getByRole('link', { name: /^Bỏ lọc: Từ 50\.000/ })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Bỏ lọc: Còn hàng' })).toHaveCount(0);
		await expect(page).toHaveURL(/[?&]sort=price_asc(&|$)/);
	});

	test('the header still leads to search, cart and account', async ({ page }) => {
		await page.goto('/about-us');
		const header = page.getByRole('banner');
		await expect(header.getByRole('link', { name: 'Giỏ hàng' })).toHaveAttribute('href', '/customer/cart');
		await expect(header.getByRole('link', { name: 'Tài khoản' })).toHaveAttribute('href', '/customer/info');
		await header.getByRole('searchbox').fill('gạo');
		await header.getByRole('button', { name: 'Tìm kiếm' }).click();
		await expect(page).toHaveURL(/\/Search\?q=g%E1%BA%A1o$/);
	});
});

test('at 200 % zoom a policy with wide tables still fits', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/chinh-sach-giao-van');
	expect(await fitsTheScreen(page)).toBe(true);
});

test('an unknown address helps the reader on', async ({ page }) => {
	const answer = await page.goto('/khong-co-trang-nay');
	expect(answer?.status()).toBe(404);
	await expect(page).toHaveTitle('Page Not Found');
	await expectAccessible(page);
	// With suggestions it is a combobox, before that a plain search box.
	const box = page.locator('main input[type="search"]');
	await box.fill('trà');
	await box.press('Enter');
	await expect(page).toHaveURL(/\/Search\?q=/);
});

test('a visitor is offered to sign in and comes back to the page', async ({ page }) => {
	await page.goto('/chinh-sach-bao-mat');
	const link = page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' });
	await expect(link).toHaveAttribute('href', '/Auth/Login?returnUrl=%2Fchinh-sach-bao-mat');
});

test('the keyboard skips the header', async ({ page }) => {
	await page.goto('/about-us');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
});

test('without a network the product says so in its own words', async ({ page, context }) => {
	await page.goto('/about-us');
	await page.evaluate(() => navigator.serviceWorker.ready);
	await context.setOffline(true);
	await page.goto('/chinh-sach-bao-mat');
	await expect(page.getByRole('heading', { name: 'Bạn đang mất kết nối mạng' })).toBeVisible();
	await context.setOffline(false);
	await page.goto('/chinh-sach-bao-mat');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chính sách bảo mật');
});

test('a page that is only read carries no React and at most 10 kB of JavaScript', async ({ page }) => {
	const scripts: { url: string; bytes: number }[] = [];
	page.on('response', async (response) => {
		if (response.request().resourceType() !== 'script' || response.url().endsWith('/sw.js')) return;
		scripts.push({ url: response.url(), bytes: Number(await response.headerValue('content-length')) });
	});
	await page.goto('/chinh-sach-bao-mat', { waitUntil: 'networkidle' });
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThan(10_000);
	expect(await page.locator('astro-island').count()).toBe(0);
});

test('typing into the search box offers products and categories, chosen by the keyboard', async ({ page }) => {
	await page.goto('/about-us');
	const box = page.getByRole('banner').getByRole('combobox');
	await page.getByRole('banner').getByRole('searchbox').focus();
	await box.fill('gao');
	await expect(page.getByRole('option').first()).toBeVisible();
	await expectAccessible(page);
	await box.press('ArrowDown');
	await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
	await box.press('Enter');
	await expect(page).toHaveURL(/\/(category|product|Shop)\//);
});

test('the menu of categories opens beside the header, closes again and leads to a category', async ({ page }) => {
	await page.goto('/about-us');
	const link = page.getByRole('banner').getByRole('link', { name: 'Danh mục', exact: true });
	await link.click();
	await expect(link).toHaveAttribute('aria-expanded', 'true');
	await expectAccessible(page);
	await link.click();
	await expect(link).toHaveAttribute('aria-expanded', 'false');
	await link.press('Enter');
	await page.getByRole('link', { name: 'Cà phê & trà' }).click();
	await expect(page).toHaveURL(/\/category\//);
});
