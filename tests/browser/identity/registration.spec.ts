import { expect, test } from '../fixtures.ts';

const ACCOUNT = '/customer/info';
const PASSWORD = 'mật-khẩu-thử-9';

test('a visitor registers after correcting the form, confirms a phone number, and Back leads home', async ({
	page,
	openPage,
}) => {
	const number = `09${Date.now().toString().slice(-8)}`;
	const shown = number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
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
	await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
	await password.fill(PASSWORD);
	await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
	await page.waitForURL(`**${ACCOUNT}`);
	await expect(page.getByText(email)).toBeVisible();
	await expect(page.getByText('Phiên này')).toBeVisible();

	const phone = page.getByRole('textbox', { name: 'Số điện thoại' });
	const send = page.getByRole('button', { name: 'Nhận mã xác nhận' });
	await expect(page.locator('astro-island[ssr]').filter({ has: phone })).toHaveCount(0);
	await name.fill(' ');
	await page.getByRole('button', { name: 'Lưu thông tin' }).click();
	await expect(page.getByText('Bạn chưa nhập ô này.')).toBeVisible();
	await phone.fill('-5');
	await send.click();
	await expect(page.getByText('Số điện thoại chưa đúng, ví dụ: 0912 345 678.')).toBeVisible();
	await phone.fill(number);
	await send.click();
	const outbox = await openPage(null);
	const message = outbox.getByRole('listitem').filter({ hasText: shown });
	await expect(async () => {
		await outbox.goto('/hop-thu-thu');
		await expect(message).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 30_000 });
	const [code = ''] = /\b\d{6}\b/.exec(await message.innerText()) ?? [];
	await page.getByRole('textbox', { name: 'Mã 6 chữ số' }).fill(code);
	await page.getByRole('button', { name: 'Xác nhận số này' }).click();
	await expect(page.getByText('Đã xác nhận', { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.getByText(shown)).toBeVisible();
	await page.goBack();
	await page.waitForURL((address) => address.pathname === '/');
});
