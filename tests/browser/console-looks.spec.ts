import type { Page } from '@playwright/test';
import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { openAllParts } from './selling.ts';

const PHONE = { width: 390, height: 844 };
const SHOP = 'shop@demo.chobiz.vn';
/** Of 844 points; below stands a whole card. */
const FIRST_GOODS_AT_MOST = 480;

test.use({ viewport: PHONE });

async function expectSound(page: Page): Promise<void> {
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);
}

test('the console’s places lie within the thumb’s reach, and wherever one is, what waits is counted', async ({
	page,
}) => {
	await signIn(page, SHOP, '/Vendor/overview');
	const bar = page.getByRole('navigation', { name: 'Lối đi chính' });
	await expect(bar.getByRole('link', { name: 'Tổng quan', exact: true })).toHaveAttribute('aria-current', 'page');
	await bar.getByRole('link', { name: 'Gian hàng', exact: true }).click();
	await page.waitForURL('**/Vendor/info');
	await expect(bar.getByRole('link', { name: 'Gian hàng', exact: true })).toHaveAttribute('aria-current', 'page');
	await bar.getByRole('link', { name: /^Đơn hàng \d+$/ }).click();
	await page.waitForURL('**/Vendor/order');
});

test('what a shop sold stands in charts, each with its table behind, and in a few words', async ({ page }) => {
	await signIn(page, SHOP, '/Vendor/overview?days=90');
	const figures = page.getByRole('region', { name: 'Bán hàng' });
	for (const name of ['Doanh thu', 'Đơn đặt', 'Xem rồi đặt', 'Khách trả bằng bizcoin'])
		await expect(figures.getByRole('figure', { name: `${name} theo ngày` })).toBeVisible();
	await figures.getByText('Xem bảng số liệu', { exact: true }).click();
	await expect(figures.getByRole('columnheader', { name: 'Xem rồi đặt' })).toBeVisible();
	await expect(figures.getByRole('table').getByRole('row')).toHaveCount(91);
	await expect(figures.getByText(/so với 90 ngày liền trước/)).toHaveCount(1);
	await expect(figures.getByRole('region', { name: 'Xem nhiều nhất' }).locator('li:visible')).toHaveCount(5);
	await expectSound(page);
});

test('goods that run out are a press away, those with least first', async ({ page }) => {
	await signIn(page, SHOP, '/Vendor/overview');
	await page.getByRole('link', { name: 'Phân loại sắp hết hàng', exact: true }).click();
	await expect(page).toHaveURL(/state=published&sort=stock/);
	await expect(page.locator('.goods-card').first()).toContainText(/Sắp hết|Hết hàng/);
});

test('the first product stands whole on the first screen of a phone', async ({ page }) => {
	await signIn(page, SHOP, '/Vendor/manage-product');
	const card = page.locator('.goods-card').first();
	await expect(card).toBeVisible();
	expect((await card.boundingBox())?.y).toBeLessThan(FIRST_GOODS_AT_MOST);
	await page.getByText('Lọc và sắp xếp', { exact: true }).click();
	await expect(page.getByLabel('Tồn kho', { exact: true })).toBeVisible();
	await expect(page.getByText('(không bắt buộc)')).toHaveCount(0);
	await page.getByText('Nhập, xuất tệp', { exact: true }).click();
	await expect(page.getByText('Tải tệp mẫu', { exact: true })).toBeVisible();
	await expectSound(page);
});

test('a new product is put up from where its writing ends', async ({ page }) => {
	await signIn(page, SHOP, '/Vendor/add-product');
	await openAllParts(page);
	const last = page.getByLabel('Không nhận trả vì đổi ý');
	await last.scrollIntoViewIfNeeded();
	for (const name of ['Xem như khách', 'Lưu', 'Lưu và đăng bán'])
		await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
	const [price, stock] = await Promise.all(
		['Giá bán (₫)', 'Tồn kho'].map((name) => page.getByLabel(name, { exact: true }).boundingBox()),
	);
	expect(price?.y).toBe(stock?.y);
	await expectSound(page);
});
