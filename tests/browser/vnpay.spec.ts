import type { Page } from '@playwright/test';
import { expect, expectAccessible, register, signIn, test } from './fixtures.ts';

const GOOD_CARD = 'Điền thẻ này (Thành công)';

/** One piece of what a search finds first, straight to the checkout. */
async function buyNow(page: Page, words: string): Promise<void> {
	await page.goto(`/Search?q=${encodeURIComponent(words)}`);
	await page.locator('.product-card a').first().click();
	await page.getByRole('button', { name: 'Mua ngay' }).click();
	await page.waitForURL('**/customer/cart/checkout**');
}

async function addAddress(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Thêm địa chỉ mới' }).click();
	await page.getByLabel('Họ tên người nhận').fill('Trần Thị Thử');
	await page.getByLabel('Số điện thoại').fill('0912 345 678');
	await page.getByRole('combobox', { name: 'Tỉnh, thành phố' }).fill('ha noi');
	await page.getByRole('option', { name: 'Hà Nội' }).click();
	await page.getByRole('combobox', { name: 'Phường, xã, đặc khu' }).fill('ba dinh');
	await page.getByRole('option', { name: 'Phường Ba Đình' }).click();
	await page.getByLabel('Số nhà, đường, thôn xóm').fill('Số 5 ngõ Thử');
	await page.getByRole('button', { name: 'Lưu địa chỉ' }).click();
	await expect(page.getByText('Giao hàng tiêu chuẩn').first()).toBeVisible();
}

async function payWithGoodCard(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Quốc Dân' }).click();
	await page.getByRole('link', { name: GOOD_CARD }).click();
	await page.getByRole('button', { name: 'Tiếp tục' }).click();
	await page.getByLabel('Mã OTP').fill('123456');
	await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
	await page.waitForURL('**/payment/result**');
}

test('a new customer finds a product without typing tones, pays it at VNPAY, and the shop confirms', async ({
	page,
	browser,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await register(page);
	await buyNow(page, 'mut gung');
	await addAddress(page);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Đặt hàng và thanh toán' }).click();
	await expect(page.getByRole('heading', { name: 'Chọn ngân hàng' })).toBeVisible();
	await payWithGoodCard(page);
	await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible({ timeout: 35_000 });
	await expect(page.getByText('Chờ người bán xác nhận')).toBeVisible();
	await expectAccessible(page);
	const link = page.getByRole('link', { name: /^Đơn hàng \d{10}$/ });
	const number = (await link.textContent())?.match(/\d{10}/)?.[0] ?? '';

	const shop = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
	await signIn(shop, 'shop@demo.chobiz.vn', '/Vendor/order');
	await shop.getByRole('button', { name: `Xác nhận đơn ${number}` }).click();
	await expect(shop.getByRole('button', { name: `Xác nhận đơn ${number}` })).toBeHidden();
	await expectAccessible(shop);
	await shop.close();

	await link.click();
	await expect(page.getByText('Người bán đang chuẩn bị').or(page.getByText('Đã xác nhận')).first()).toBeVisible();
	await expectAccessible(page);
});

test('who cancels at VNPAY can pay the same order again', async ({ page }) => {
	await register(page);
	await buyNow(page, 'tra o long');
	await addAddress(page);
	await page.getByRole('button', { name: 'Đặt hàng và thanh toán' }).click();
	await page.getByRole('button', { name: 'Hủy thanh toán' }).click();
	await page.waitForURL('**/payment/result**');
	const order = await page
		.getByRole('link', { name: /^Đơn hàng \d{10}$/ })
		.first()
		.textContent();
	await page.getByRole('button', { name: 'Thanh toán lại' }).click();
	await expect(page.getByRole('heading', { name: 'Chọn ngân hàng' })).toBeVisible();
	await payWithGoodCard(page);
	await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible({ timeout: 35_000 });
	await expect(page.getByRole('link', { name: order ?? '' })).toBeVisible();
});
