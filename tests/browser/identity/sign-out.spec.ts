import { expect, test } from '../fixtures.ts';

const ACCOUNT = '/customer/info';

test('signing out in one tab signs out the other', async ({ buyer: { page } }) => {
	await page.goto(ACCOUNT);
	const other = await page.context().newPage();
	await other.goto('/Auth/Logout');
	await other.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
	await expect(other.getByText('Bạn chưa đăng nhập, hoặc vừa đăng xuất xong.')).toBeVisible();
	await page.waitForURL('**/identity/interaction/**');
	await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible();
});

/** For tests that cause an error in the console deliberately. */
const failing = test.extend<{ readonly quietConsole: undefined }>({
	quietConsole: async ({ browserName: _ }, use) => use(undefined),
});

failing('a failed sign-out writes one line to the console and keeps the session', async ({ buyer: { page } }) => {
	await page.goto('/Auth/Logout');
	await page.route('**/api/auth/logout', (route) => route.fulfill({ json: { success: false } }));
	const written = page.waitForEvent('console', (message) => message.text() === 'Đăng xuất không thành công');
	await page.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
	await written;
	await page.goto(ACCOUNT);
	await expect(page.getByText('Phiên này')).toBeVisible();
});
