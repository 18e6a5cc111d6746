import { expect, test } from '../fixtures.ts';

const ACCOUNT = '/customer/info';
const PASSWORD = 'mật-khẩu-thử-9';

test('a visitor registers after correcting the form, saves a phone number, and Back leads home', async ({ page }) => {
	const email = `nguoi-moi-${Date.now()}@thu.chobiz.vn`;
	await page.goto(`/Auth/Register?returnUrl=${encodeURIComponent(ACCOUNT)}`);
	await page.waitForURL('**/identity/interaction/**');
	const name = page.getByLabel('Họ và tên');
	const password = page.getByLabel('Mật khẩu', { exact: true });
	await password.fill('123');
	await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
	await expect(page.getByText('Bạn chưa nhập ô này.')).toHaveCount(2);
	await expect(page.getByText('Cần ít nhất 6 ký tự.')).toBeVisible();
	await expect(name).toBeFocused();
	await name.fill('Trần Thị Thử');
	await expect(page.getByText('Bạn chưa nhập ô này.')).toHaveCount(1);
	await page.getByLabel('E-mail').fill(email);
	await password.fill(PASSWORD);
	await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
	await page.waitForURL(`**${ACCOUNT}`);
	await expect(page.getByText(email)).toBeVisible();
	await expect(page.getByText('Phiên này')).toBeVisible();

	const phone = page.getByLabel('Số điện thoại');
	const save = page.getByRole('button', { name: 'Lưu thông tin' });
	await expect(page.locator('astro-island[ssr]').filter({ has: phone })).toHaveCount(0);
	await name.fill(' ');
	await phone.fill('-5');
	await save.click();
	await expect(page.getByText('Bạn chưa nhập ô này.')).toBeVisible();
	await expect(page.getByText('Số điện thoại chưa đúng, ví dụ: 0912 345 678.')).toBeVisible();
	await name.fill('Trần Thị Thử');
	await phone.fill('0912345678');
	await save.click();
	await expect(page.getByText('Đã lưu thông tin của bạn.')).toBeVisible();
	await page.reload();
	await expect(phone).toHaveValue('0912 345 678');
	await page.goBack();
	await page.waitForURL((address) => address.pathname === '/');
});
