import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, fitsTheScreen, register, signIn, test } from './fixtures.ts';
import { PAID_WITHIN, payWithGoodCard } from './shopping.ts';

const PHONE = { width: 390, height: 844 };

test('a new customer tops up at VNPAY, sees the coin and its origin, and takes it back', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await page.goto('/customer/bizcoin');
	await expect(page.getByRole('heading', { name: 'The list is empty' })).toBeVisible();
	await expectAccessible(page);
	await page.getByText('50.000 ₫').click();
	await page.getByRole('button', { name: 'Nạp qua VNPAY' }).click();
	await payWithGoodCard(page);
	await expect(page.getByRole('heading', { name: 'Nạp bizcoin thành công' })).toBeVisible(PAID_WITHIN);
	await page.getByRole('link', { name: 'Xem bizcoin của tôi' }).click();
	await expect(page.locator('.coin-sum')).toHaveText('50.000');
	await expect(page.locator('.coin-row')).toContainText('Nạp qua VNPAY');
	await page.getByText(/^Còn hoàn được 50\.000 bizcoin/).click();
	await page.getByRole('button', { name: 'Hoàn tiền' }).click();
	await expect(page.locator('.coin-sum')).toHaveText('0');
	await expect(page.getByText('Đã gửi lệnh hoàn 50.000 bizcoin về nguồn đã trả')).toBeVisible();
	await expectAccessible(page);
});

test('a customer sees what ends soon, narrows the statement and takes it as a file', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await signIn(page, 'khach@demo.chobiz.vn', '/customer/bizcoin');
	await expect(page.getByRole('heading', { name: 'Hạn dùng của bizcoin thưởng' })).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);
	await page.getByLabel('Loại').selectOption({ label: 'Nhận vào' });
	await page.getByRole('button', { name: 'Xem', exact: true }).click();
	await expect(page).toHaveURL(/kind=earned/);
	await expect(page.locator('.coin-row').filter({ hasText: 'Quà đơn đầu tiên' })).toBeVisible();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Tải tệp CSV' }).click(),
	]);
	const text = await readFile(await download.path(), 'utf8');
	expect(text.startsWith('\uFEFFNgày giờ,')).toBe(true);
	expect(text).toContain('Quà đơn đầu tiên');
});

test('a product says what buying it earns', async ({ page }) => {
	await page.goto('/Search?sort=best_selling&stock=1');
	await page.locator('.product-card-name a').first().click();
	await expect(page.getByRole('link', { name: /^Nhận từ [\d.]+ bizcoin khi đơn hoàn tất$/ })).toBeVisible();
});
