import { expect, test } from '../fixtures.ts';

const ENDED = '/product/mat-na-bun-khoang-thap-ba';
const RESTING = '/product/giay-leo-nui-co-lung';
const REDUCED = '/product/ao-thun-co-tron-cotton-hai-chieu';

test.use({ javaScriptEnabled: false });

test('without JavaScript a visitor searches, filters, opens a product and looks around its shop', async ({ page }) => {
	await page.goto('/about-us');
	const header = page.getByRole('banner');
	await header.getByRole('searchbox').fill('traf');
	await header.getByRole('button', { name: 'Tìm kiếm' }).click();
	const sorts = page.getByRole('navigation', { name: 'Sắp xếp' });
	await sorts.getByRole('link', { name: 'Giá thấp trước' }).click();
	await expect(sorts.getByRole('link', { name: 'Giá thấp trước' })).toHaveAttribute('aria-current', 'true');
	await page.getByLabel('Từ (₫)').fill('50.000');
	await page.getByRole('checkbox', { name: 'Đang giảm giá' }).check();
	await page.getByRole('button', { name: 'Áp dụng' }).click();
	await page.getByRole('link', { name: 'Bỏ lọc: Đang giảm giá' }).click();
	await expect(page.getByRole('link', { name: /^Bỏ lọc: Từ 50\.000/ })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Bỏ lọc: Đang giảm giá' })).toHaveCount(0);
	await expect(page).toHaveURL(/[?&]sort=price_asc(&|$)/);

	await page.goto('/Search?q=tra+o+long');
	await page.locator('.product-card a').first().click();
	const main = page.getByRole('main');
	await expect(main.locator('.buy-box noscript p')).toBeVisible();
	const before = (await main.locator('.price-now').first().textContent()) ?? '';
	await main.locator('.variant-row').first().locator('a:not([aria-current])').last().click();
	await expect(page).toHaveURL(/\?variant=/);
	await expect(main.locator('.price-now').first()).not.toHaveText(before);
	await main.getByRole('link', { name: 'Xem gian hàng' }).click();
	await page.getByRole('navigation', { name: 'Danh mục của gian hàng' }).getByRole('link').nth(1).click();
	await expect(page).toHaveURL(/section=/);
	const name = (await page.locator('.product-card h3').first().textContent()) ?? '';
	await page.getByRole('searchbox', { name: 'Tìm trong gian hàng' }).fill(name);
	await page.getByRole('button', { name: 'Tìm', exact: true }).last().click();
	await expect(page).toHaveURL(/section=.*q=/);
	await expect(page.locator('.product-card').first()).toContainText(name);

	await page.goto(ENDED);
	await expect(main.getByText('Người bán đã ngừng kinh doanh sản phẩm này.')).toBeVisible();
	await main.getByRole('link', { name: 'Xem hàng tương tự' }).click();
	await expect(main.getByRole('heading', { name: 'Hàng tương tự' })).toBeInViewport();
	await page.goto(RESTING);
	await expect(main.getByText(/^Gian hàng nghỉ đến hết ngày/)).toBeVisible();
	for (const promise of ['bizcoin', 'Người bán chuẩn bị trong']) await expect(main.getByText(promise)).toHaveCount(0);
	await page.goto(REDUCED);
	await main.getByText('Xem bảng giá').first().click();
	await expect(main.getByRole('columnheader', { name: 'Từ ngày' })).toBeVisible();
	await main.getByRole('link', { name: 'Thêm vào so sánh' }).click();
	await expect(main.getByRole('columnheader').nth(1)).toContainText('Áo thun cổ tròn');
});
