import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const EMAIL = 'khach@demo.chobiz.vn';

test('whoever knows number and e-mail follows an order without signing in and without JavaScript', async ({
	page,
	browser,
}) => {
	await signIn(page, EMAIL, '/customer/orders?tab=shipping');
	const heading = await page.getByRole('article').first().getByRole('heading').textContent();
	const number = heading?.match(/\d{10}/)?.[0] ?? '';
	const visitor = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
	const look = await visitor.newPage();
	await look.goto('/tra-cuu-don-hang');
	await look.getByLabel('Mã đơn hàng').fill('12 34');
	await look.getByLabel('E-mail đặt hàng').fill('khach');
	await look.getByRole('button', { name: 'Xem đơn' }).click();
	await expect(look.getByText('Mã đơn gồm 10 chữ số')).toBeVisible();
	await expect(look.getByLabel('Mã đơn hàng')).toHaveValue('12 34');
	await expect(look.getByLabel('E-mail đặt hàng')).toHaveValue('khach');
	await look.getByLabel('Mã đơn hàng').fill(number);
	await look.getByLabel('E-mail đặt hàng').fill('ai-do@example.com');
	await look.getByRole('button', { name: 'Xem đơn' }).click();
	await expect(look.getByRole('alert')).toContainText('Không tìm thấy đơn nào');
	await look.getByLabel('E-mail đặt hàng').fill(EMAIL.toUpperCase());
	await look.getByRole('button', { name: 'Xem đơn' }).click();
	await expect(look.getByRole('heading', { name: `Đơn ${number}` })).toBeVisible();
	await expect(look.getByText('Đã giao cho bên vận chuyển')).toBeVisible();
	expect(look.url()).not.toContain('khach');
	await look.reload();
	await expect(look.getByRole('heading', { name: `Đơn ${number}` })).toBeVisible();
	await visitor.close();
});

test('the form and what it finds are accessible and fit a phone', async ({ page }) => {
	await signIn(page, EMAIL, '/customer/orders?tab=shipping');
	const heading = await page.getByRole('article').first().getByRole('heading').textContent();
	await page.setViewportSize(PHONE);
	await page.goto('/tra-cuu-don-hang');
	await expectAccessible(page);
	await page.getByLabel('Mã đơn hàng').fill(heading?.match(/\d{10}/)?.[0] ?? '');
	await page.getByLabel('E-mail đặt hàng').fill(EMAIL);
	await page.keyboard.press('Enter');
	await expect(page.getByText('Đã giao cho bên vận chuyển')).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
});
