import { test as base, expect as expectOnly } from '@playwright/test';
import { expect, expectAccessible, register, test } from './fixtures.ts';

const ACCOUNT = '/customer/info';

test('registering signs in at once, and the account page shows who and where', async ({ page }) => {
	const { email } = await register(page, ACCOUNT);
	await expect(page.getByText(email)).toBeVisible();
	await expect(page.getByText('Chưa xác nhận', { exact: true })).toBeVisible();
	await expect(page.getByText('Phiên này')).toBeVisible();
	await expectAccessible(page);
	await page.waitForLoadState('networkidle');
	await page.getByLabel('Số điện thoại').fill('0912345678');
	await page.getByRole('button', { name: 'Lưu thông tin' }).click();
	await expect(page.getByText('Đã lưu thông tin của bạn.')).toBeVisible();
	await page.reload();
	await expect(page.getByLabel('Số điện thoại')).toHaveValue('0912 345 678');
});

test('a form sent empty says beside every field what is missing, and looking back after it was sent leads home', async ({
	page,
}) => {
	await page.goto('/Auth/Register');
	await page.waitForURL('**/identity/interaction/**');
	await page.getByLabel('Mật khẩu', { exact: true }).fill('123');
	await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
	await expect(page.getByText('Bạn chưa nhập ô này.')).toHaveCount(2);
	await expect(page.getByText('Cần ít nhất 6 ký tự.')).toBeVisible();
	await expect(page.getByLabel('Họ và tên')).toBeFocused();
	await expectAccessible(page);
	await page.getByLabel('Họ và tên').fill('Lan');
	await expect(page.getByText('Bạn chưa nhập ô này.')).toHaveCount(1);
	await register(page, ACCOUNT);
	await page.goBack();
	await page.waitForURL((url) => url.pathname === '/');
});

test('a form that was open too long says so, and the next one knows the e-mail that was typed', async ({
	page,
	context,
}) => {
	await page.goto('/Auth/Login');
	await page.waitForURL('**/identity/interaction/**');
	await page.getByLabel('E-mail').fill('Lan@Vi-Du.vn');
	await page.getByLabel('Mật khẩu', { exact: true }).fill('mat khau dai');
	await context.clearCookies();
	await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Mình bắt đầu lại nhé' })).toBeVisible();
	await expect(page).toHaveTitle('Internal Server Error');
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Đăng nhập lại từ đầu' }).click();
	await page.waitForURL('**/identity/interaction/**');
	await expect(page.getByLabel('E-mail')).toHaveValue('lan@vi-du.vn');
});

test('one press marks every wrong field of the profile', async ({ page }) => {
	await register(page, ACCOUNT);
	await page.waitForLoadState('networkidle');
	await page.getByLabel('Họ và tên').fill(' ');
	await page.getByLabel('Số điện thoại').fill('-5');
	await page.getByRole('button', { name: 'Lưu thông tin' }).click();
	await expect(page.getByText('Bạn chưa nhập ô này.')).toBeVisible();
	await expect(page.getByText('Số điện thoại chưa đúng, ví dụ: 0912 345 678.')).toBeVisible();
});

test('the session renews itself while a form is half filled, and nothing of the form is lost', async ({ page }) => {
	await page.clock.install();
	await register(page, ACCOUNT);
	const name = page.getByLabel('Họ và tên');
	// Awake when its button answers: until then the form is still a picture of itself.
	await page.waitForLoadState('networkidle');
	await name.fill('Nửa chừng');
	const renewal = page.waitForResponse((response) => response.url().endsWith('/api/auth/token'));
	await page.clock.fastForward('11:00');
	expect((await renewal).status()).toBe(200);
	await expect(name).toHaveValue('Nửa chừng');
	await page.getByRole('button', { name: 'Lưu thông tin' }).click();
	await expect(page.getByText('Đã lưu thông tin của bạn.')).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
	await register(page, ACCOUNT);
	const other = await context.newPage();
	await other.goto('/Auth/Logout');
	await expectAccessible(other);
	await other.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
	await expect(other.getByText('Bạn chưa đăng nhập, hoặc vừa đăng xuất xong.')).toBeVisible();
	// The page reloads, is no longer allowed, and goes on to the form by itself.
	await page.waitForURL('**/identity/interaction/**');
	await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible();
	await expectAccessible(page);
});

base('a sign-out that fails leaves one line in the console and changes nothing', async ({ page }) => {
	await register(page, ACCOUNT);
	await page.goto('/Auth/Logout');
	await page.route('**/api/auth/logout', (route) => route.fulfill({ json: { success: false } }));
	const said = page.waitForEvent('console', (message) => message.text() === 'Đăng xuất không thành công');
	await page.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
	await said;
	await expectOnly(page.getByText('Bạn muốn đăng xuất khỏi Chợ Biz')).toBeVisible();
	await page.goto(ACCOUNT);
	await expectOnly(page.getByText('Phiên này')).toBeVisible();
});
