import { expect, test, waitForHydration } from '../fixtures.ts';

const SHIRT = 'Áo polo nam vải cá sấu';

test.use({ viewport: { width: 390, height: 844 } });

test('the search box suggests by keyboard and clears its history, and a misspelled name leads to a variant at the checkout', async ({
	buyer: { page },
}) => {
	await page.goto('/about-us');
	const banner = page.getByRole('banner');
	const box = banner.getByRole('combobox');
	await banner.getByRole('searchbox').focus();
	await box.fill('tra');
	const first = page.getByRole('group', { name: 'Sản phẩm' }).getByRole('option').first();
	await expect(first).toHaveText(/^Trà/);
	await box.press('ArrowDown');
	await expect(first).toHaveAttribute('aria-selected', 'true');
	await box.press('Escape');
	await expect(box).toHaveAttribute('aria-expanded', 'false');
	await expect(box).toHaveValue('tra');
	await box.press('ArrowDown');
	await expect(page.getByRole('option').first()).toBeVisible();
	await box.press('ArrowDown');
	await box.press('Enter');
	await expect(page).toHaveURL(/\/product\//);

	await page.goto('/about-us');
	await banner.getByRole('searchbox').focus();
	await box.fill('gạo lứt');
	await box.press('Enter');
	await expect(page).toHaveURL(/\/Search\?q=/);
	await page.goto('/about-us');
	await banner.getByRole('searchbox').focus();
	const recent = page.getByRole('group', { name: 'Tìm gần đây' });
	await expect(recent.getByRole('option')).toHaveText(['gạo lứt']);
	await page.getByRole('button', { name: 'Xóa lịch sử tìm kiếm' }).click();
	await expect(recent).toHaveCount(0);
	await expect(box).toBeFocused();

	await page.goto('/about-us');
	await banner.getByRole('searchbox').focus();
	await box.fill('aso polp nma');
	await box.press('Enter');
	await expect(page.getByText('Ý bạn là')).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: SHIRT }).first().click();
	await page.waitForURL('**/product/**');
	await waitForHydration(page);
	await page.getByRole('navigation', { name: 'Chọn màu' }).getByRole('link').first().click();
	await page.getByRole('navigation', { name: 'Chọn cỡ' }).getByRole('link', { name: 'XL' }).click();
	await expect(page).toHaveURL(/\?variant=/);
	await page.getByRole('button', { name: 'Mua ngay' }).click();
	await page.waitForURL('**/customer/cart/checkout**');
	await expect(page.getByText(SHIRT).first()).toBeVisible();
	await expect(page.getByText(/\bXL\b/).first()).toBeVisible();
});
