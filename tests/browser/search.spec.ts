import { expect, expectAccessible, fitsTheScreen, register, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('a name typed with slips leads to the product, and a variant of it is bought', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await page.goto('/about-us');
	const banner = page.getByRole('banner');
	await banner.getByRole('searchbox').focus();
	const box = banner.getByRole('combobox');
	await box.fill('aso polp nma');
	await box.press('Enter');
	await expect(page.getByText('Ý bạn là')).toBeVisible();
	await expectAccessible(page);
	await page.locator('.product-card a').first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Áo polo nam vải cá sấu');
	await expect(page.locator('astro-island[ssr]').filter({ has: page.getByRole('button') })).toHaveCount(0);
	await page.getByRole('navigation', { name: 'Chọn màu' }).getByRole('link').first().click();
	await page.getByRole('navigation', { name: 'Chọn cỡ' }).getByRole('link', { name: 'XL' }).click();
	await expect(page).toHaveURL(/\?variant=/);
	await page.getByRole('button', { name: 'Mua ngay' }).click();
	await page.waitForURL('**/customer/cart/checkout**');
	await expect(page.getByText('Áo polo nam vải cá sấu').first()).toBeVisible();
	await expect(page.getByText(/\bXL\b/).first()).toBeVisible();
});

test('the box offers groups with headings, what was typed stands out, and the keyboard chooses', async ({ page }) => {
	await page.goto('/about-us');
	const banner = page.getByRole('banner');
	await banner.getByRole('searchbox').focus();
	const box = banner.getByRole('combobox');
	await box.fill('tra');
	const goods = page.getByRole('group', { name: 'Sản phẩm' });
	await expect(goods.getByRole('option').first()).toHaveText(/^Trà/);
	await expect(page.getByRole('group', { name: 'Danh mục' }).getByRole('option').first()).toHaveText('Cà phê & trà');
	await expect(goods.locator('mark').first()).toHaveText('Trà');
	await expectAccessible(page);
	await box.press('ArrowDown');
	await expect(goods.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
	await box.press('ArrowUp');
	await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
	await box.press('Escape');
	await expect(box).toHaveAttribute('aria-expanded', 'false');
	await expect(box).toHaveValue('tra');
	await box.press('ArrowDown');
	await expect(page.getByRole('option').first()).toBeVisible();
	await box.press('ArrowDown');
	await box.press('Enter');
	await expect(page).toHaveURL(/\/product\//);
});

test('what was looked for is offered again until it is forgotten', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('/about-us');
	const banner = page.getByRole('banner');
	await banner.getByRole('searchbox').focus();
	await banner.getByRole('combobox').fill('gạo lứt');
	await banner.getByRole('combobox').press('Enter');
	await expect(page).toHaveURL(/\/Search\?q=/);
	await page.goto('/about-us');
	await banner.getByRole('searchbox').focus();
	const recent = page.getByRole('group', { name: 'Tìm gần đây' });
	await expect(recent.getByRole('option')).toHaveText(['gạo lứt']);
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await page.getByRole('button', { name: 'Xóa những gì đã tìm' }).click();
	await expect(recent).toHaveCount(0);
	await expect(banner.getByRole('combobox')).toBeFocused();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the search box is a plain form that mends slips, and the page of the ranking reads completely', async ({
		page,
	}) => {
		await page.setViewportSize(PHONE);
		await page.goto('/about-us');
		await page.getByRole('banner').getByRole('searchbox').fill('ddieenj thoaij');
		await page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' }).click();
		await expect(page.locator('.product-card').first()).toContainText('Điện thoại');
		await page.goto('/tieu-chi-xep-hang');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiêu chí xếp hạng');
		expect(await fitsTheScreen(page)).toBe(true);
	});
});
