import { expect, fillSignIn, test } from '../fixtures.ts';

const ACCOUNT = '/customer/info';
const EMAIL = 'khach3@demo.chobiz.vn';

test('an expired sign-in form starts again with the typed e-mail, and a wrong password is rejected', async ({
	page,
	context,
}) => {
	await page.goto('/about-us');
	await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click();
	await page.waitForURL('**/identity/interaction/**');
	await context.clearCookies();
	await fillSignIn(page, EMAIL.toUpperCase());
	await expect(page.getByRole('heading', { name: 'Bắt đầu lại' })).toBeVisible();
	await page.getByRole('link', { name: 'Đăng nhập lại từ đầu' }).click();
	await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL);
	await fillSignIn(page, EMAIL, 'mật-khẩu-sai-1');
	await expect(page.getByRole('alert')).toBeVisible();
	await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL);
});

test('the session renews itself while a form is half filled, and the form keeps its text', async ({ page }) => {
	await page.clock.install();
	await page.goto(`/Auth/Login?returnUrl=${encodeURIComponent(ACCOUNT)}`);
	await fillSignIn(page, EMAIL);
	await page.waitForURL(`**${ACCOUNT}`);
	const name = page.getByLabel('Họ và tên');
	await expect(page.locator('astro-island[ssr]').filter({ has: name })).toHaveCount(0);
	await name.fill('Lê Hoàng Yến');
	const renewal = page.waitForResponse((response) => response.url().endsWith('/api/auth/token'));
	await page.clock.fastForward('11:00');
	expect((await renewal).status()).toBe(200);
	await expect(name).toHaveValue('Lê Hoàng Yến');
	await page.getByRole('button', { name: 'Lưu thông tin' }).click();
	await expect(page.getByText('Đã lưu thông tin của bạn.')).toBeVisible();
});
