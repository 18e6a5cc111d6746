import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('a list is filtered in place, a product opened, and going back finds the same list', async ({ page }) => {
	await page.goto('/category/thoi-trang');
	const main = page.locator('main');
	const count = main.locator('.list-count');
	const all = Number.parseInt(await count.innerText(), 10);
	const black = page.getByRole('checkbox', { name: /^Đen/ });
	await black.focus();
	await page.keyboard.press('Space');
	await expect(page).toHaveURL(/attr=mau%3Aden/);
	await expect(page.getByRole('link', { name: 'Bỏ lọc: Đen' })).toBeVisible();
	await expect(black).toBeFocused();
	await expect(page.locator('[data-list-status]')).toHaveText(/^Tìm thấy \d+ sản phẩm$/);
	const some = Number.parseInt(await count.innerText(), 10);
	expect(some).toBeGreaterThan(0);
	expect(some).toBeLessThan(all);

	const opened = main.locator('.product-card a').nth(2);
	const name = await opened.innerText();
	await opened.click();
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	await page.goBack();
	await expect(count).toHaveText(`${some} sản phẩm`);
	await expect(black).toBeChecked();

	await page.goBack();
	await expect(count).toHaveText(`${all} sản phẩm`);
	await expect(black).not.toBeChecked();
	await page.goForward();
	await expect(count).toHaveText(`${some} sản phẩm`);
	await page.getByRole('link', { name: 'Xóa tất cả' }).click();
	await expect(count).toHaveText(`${all} sản phẩm`);
	await expect(page).toHaveURL(/\/category\/thoi-trang$/);
});

test('what nothing fits says so and leads out again', async ({ page }) => {
	await page.goto('/category/ao?attr=mau:den&min=900000000');
	await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
	await page.locator('main').getByRole('link', { name: 'Xóa tất cả' }).last().click();
	await expect(page.locator('.product-card').first()).toBeVisible();
});

test('on a phone the filters are a sheet whose button says how much is left', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('/category/thoi-trang');
	await page.getByRole('link', { name: 'Lọc' }).click();
	const sheet = page.getByRole('dialog', { name: 'Bộ lọc' });
	await sheet.getByRole('checkbox', { name: /^Đang giảm giá/ }).check();
	await expect(page).toHaveURL(/sale=1/);
	const apply = sheet.getByRole('button', { name: /^Xem \d+ sản phẩm$/ });
	const words = await apply.innerText();
	await apply.click();
	await expect(sheet).toBeHidden();
	await expect(page.locator('.list-count')).toHaveText(words.replace('Xem ', ''));
});

test('who likes one long list gets it, and finds it again when coming back', async ({ page }) => {
	await page.goto('/Search?sort=newest');
	const cards = page.locator('.list-results .product-card');
	await page.getByRole('button', { name: 'Xem thêm dần' }).click();
	await page.getByRole('link', { name: 'Xem thêm sản phẩm' }).click();
	await expect(cards).toHaveCount(48);
	await expect(page).toHaveURL(/page=2/);
	const name = await cards.nth(30).getByRole('link').innerText();
	await cards.nth(30).getByRole('link').click();
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	await page.goBack();
	await expect(cards).toHaveCount(48);
	await expect(cards.nth(30)).toBeInViewport();
	const pages = page.getByRole('navigation', { name: 'Trang kết quả' });
	await expect(pages).toBeHidden();
	await page.goto('/Search?sort=newest&page=3');
	await pages.getByRole('link', { name: 'Trang 1', exact: true }).click();
	await expect(page).not.toHaveURL(/page=3/);
	await page.getByRole('button', { name: 'Theo trang' }).click();
	await expect(pages).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('filters are a form: several choices of two kinds, and the way back is a link', async ({ page }) => {
		await page.goto('/category/thoi-trang');
		await page.getByRole('checkbox', { name: /^Đen/ }).check();
		await page.getByRole('checkbox', { name: /^Nam/ }).check();
		await page.getByRole('button', { name: 'Áp dụng' }).click();
		await expect(page.getByRole('link', { name: 'Bỏ lọc: Đen' })).toBeVisible();
		await page.getByRole('link', { name: 'Bỏ lọc: Nam' }).click();
		await expect(page.getByRole('checkbox', { name: /^Đen/ })).toBeChecked();
		await expect(page.getByRole('checkbox', { name: /^Nam/ })).not.toBeChecked();
	});
});
