import { expect, expectAccessible, fitsTheScreen, register, test } from './fixtures.ts';
import { addAddress, buyNow, vndOf } from './shopping.ts';

const PHONE = { width: 390, height: 844 };
const SAVED_VND = 20_000;

test('a code typed at the checkout lowers the sum, stays over a reload, and a wrong one says so', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await buyNow(page, 'tra o long');
	await addAddress(page);
	const sum = page.locator('.sum-line .money');
	const beforeVnd = vndOf(await sum.textContent());
	await page.getByRole('button', { name: 'Chọn mã giảm giá' }).click();
	const sheet = page.getByRole('dialog', { name: /^Mã giảm giá cho đơn của/ });
	await sheet.getByLabel('Nhập mã giảm giá').fill('khong co that');
	await sheet.getByRole('button', { name: 'Xong' }).click();
	await expect(sheet.getByText('Mã này không dùng được ở đây. Bạn kiểm tra lại mã nhé.')).toBeVisible();
	await sheet.getByLabel('Nhập mã giảm giá').fill('chào bạn');
	await sheet.getByRole('button', { name: 'Áp dụng' }).click();
	await expect(sheet.getByRole('radio', { name: /Mã CHAOBAN/ })).toBeChecked();
	await expectAccessible(page);
	await sheet.getByRole('button', { name: 'Xong' }).click();
	await expect.poll(async () => vndOf(await sum.textContent())).toBe(beforeVnd - SAVED_VND);
	expect(await fitsTheScreen(page)).toBe(true);
	await page.reload();
	await expect.poll(async () => vndOf(await sum.textContent())).toBe(beforeVnd - SAVED_VND);
	await page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
	await page.getByRole('button', { name: 'Đặt hàng', exact: true }).click();
	await page.waitForURL('**/customer/orders?placed=**');
	await page
		.getByRole('link', { name: /^Đơn \d{10}$/ })
		.first()
		.click();
	await expect(page.getByText('Mã giảm giá của Chợ Biz')).toBeVisible();
});

test('a code that is offered to nobody is a choice of the sheet once it was typed, and can be let go', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await buyNow(page, 'tra o long', 3);
	await addAddress(page);
	await page.getByRole('button', { name: 'Chọn mã giảm giá' }).click();
	const sheet = page.getByRole('dialog', { name: /^Mã giảm giá cho đơn của/ });
	await sheet.getByLabel('Nhập mã giảm giá').fill('quen tay');
	await sheet.getByRole('button', { name: 'Áp dụng' }).click();
	const typed = sheet.getByRole('radio', { name: /Mã QUENTAY/ });
	await expect(typed).toBeChecked();
	await expectAccessible(page);
	await sheet.getByRole('group', { name: 'Mã của Chợ Biz' }).getByRole('radio', { name: 'Không dùng mã' }).check();
	await expect(typed).toHaveCount(0);
});

test('a second tap on what has closed a sheet presses nothing under it; a tap that means to, does', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await buyNow(page, 'tra o long');
	await addAddress(page);
	await page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
	const sheet = page.getByRole('dialog', { name: /^Mã giảm giá cho đơn của/ });
	const done = sheet.getByRole('button', { name: 'Xong' });
	await page.getByRole('button', { name: 'Chọn mã giảm giá' }).click();
	// The sheet rises into its place; only then it is known where its button lies.
	await done.hover();
	const under = await page.getByRole('button', { name: 'Đặt hàng', exact: true }).boundingBox();
	const over = await done.boundingBox();
	if (!under || !over) throw new Error('what has no place cannot be pressed');
	const closes = [under.x + under.width / 2, over.y + 4] as const;
	const orders = [closes[0], under.y + under.height - 4] as const;
	expect(Math.hypot(closes[0] - orders[0], closes[1] - orders[1]), 'a thumb covers both').toBeLessThan(48);
	await page.mouse.click(...closes);
	await page.mouse.click(...orders);
	await expect(sheet).toBeHidden();
	await page.waitForTimeout(600);
	expect(page.url()).toContain('/customer/cart/checkout');
	await page.getByRole('button', { name: 'Chọn mã giảm giá' }).click();
	await done.hover();
	await page.mouse.click(...closes);
	await page.mouse.click(closes[0], 300);
	await page.mouse.click(...orders);
	await page.waitForURL(({ pathname }) => !pathname.startsWith('/customer/cart'));
});
