import { readFile } from 'node:fs/promises';
import { formatVnd } from '#src/shared/money.ts';
import { expect, expectAccessible, fitsTheScreen, register, signIn, test } from './fixtures.ts';
import { addAddress, buyNow, PAID_WITHIN, payWithGoodCard, vndOf } from './shopping.ts';

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

test('an order takes just the coin that stands on the screen', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await page.goto('/customer/bizcoin');
	await page.getByText('50.000 ₫').click();
	await page.getByRole('button', { name: 'Nạp qua VNPAY' }).click();
	await payWithGoodCard(page);
	await expect(page.getByRole('heading', { name: 'Nạp bizcoin thành công' })).toBeVisible(PAID_WITHIN);
	await buyNow(page, 'tra o long');
	await addAddress(page);
	const sum = page.locator('.sum-line .money');
	const shownVnd = async () => vndOf(await sum.textContent());
	const beforeVnd = await shownVnd();
	await page.getByRole('radio', { name: 'Dùng nhiều nhất có thể: 50.000 ₫' }).check();
	await expect.poll(shownVnd).toBe(beforeVnd - 50_000);
	await page.getByRole('radio', { name: 'Dùng một phần' }).check();
	await expect.poll(shownVnd).toBe(beforeVnd);
	const field = page.getByLabel('Số bizcoin muốn dùng');
	const chips = page.locator('.checkout-coin .chip');
	await expect(chips).toHaveText(['10.000', '25.000']);
	for (const text of ['-5', '1.5', '1e3', '🍎']) {
		await field.fill('');
		await field.pressSequentially(text);
		await field.press('Tab');
		await expect(field).toHaveValue(text);
		await expect(field).toHaveAccessibleDescription(/chỉ nhận số nguyên/);
	}
	await page.getByRole('button', { name: /^Đặt hàng/ }).click();
	await expect(field).toBeFocused();
	await expect.poll(shownVnd).toBe(beforeVnd);
	await field.fill('12.000đ');
	await expect(field).toHaveValue('12.000');
	await expect.poll(shownVnd).toBe(beforeVnd - 12_000);
	await field.fill('');
	await field.pressSequentially('99999');
	await expect(field).toHaveValue('99.999');
	await page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
	await page.getByRole('button', { name: 'Đặt hàng', exact: true }).click();
	await expect(page.getByText('Số bizcoin bạn chọn chưa được tính vào đơn.')).toBeVisible();
	await expect(field).toBeFocused();
	await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	await expectAccessible(page);
	await field.fill('5000');
	await expect.poll(shownVnd).toBe(beforeVnd - 5000);
	await page.getByRole('button', { name: 'Đặt hàng', exact: true }).click();
	await page.waitForURL('**/customer/orders?placed=**');
	await expect(page.locator('.order-sums .money').last()).toContainText(formatVnd(beforeVnd - 5000));
});
