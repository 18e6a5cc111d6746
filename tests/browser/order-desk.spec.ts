import { expect, expectAccessible, fitsTheScreen, register, signIn, test } from './fixtures.ts';
import { orderTwoThings } from './shopping.ts';

const PHONE = { width: 390, height: 844 };

test('an order is found by a part of its number and opened by one press; what is being written outlives a reload and a lost line', async ({
	page,
	browser,
}) => {
	await register(page);
	const number = await orderTwoThings(page);
	const shop = await (await browser.newContext({ viewport: PHONE })).newPage();
	await signIn(shop, 'shop@demo.chobiz.vn', '/Vendor/order');
	const search = shop.getByRole('searchbox', { name: 'Tìm đơn', exact: false });
	await search.fill(`#${number.slice(2, 6)} ${number.slice(6)}`);
	const card = shop.getByRole('article', { name: `Đơn ${number}`, exact: true });
	await expect(card).toBeVisible();
	await expect(shop.getByRole('article')).toHaveCount(1);
	await expect(shop).toHaveURL(/[?&]q=/);
	await expectAccessible(shop);
	expect(await fitsTheScreen(shop)).toBe(true);
	await search.fill('không đâu có');
	await expect(shop.getByText('Không tìm thấy đơn nào')).toBeVisible();
	await search.fill(number);
	await search.press('Enter');
	await expect(shop).toHaveURL(new RegExp(`/Vendor/order/${number}$`));

	await expect(shop.getByRole('region', { name: 'Tin nhắn' })).toBeVisible();
	await shop.goto(`/Vendor/order/${number}#tin-nhan`);
	const messages = shop.getByRole('region', { name: 'Tin nhắn' });
	await expect(messages).toBeInViewport();
	await expect(messages).toBeFocused();
	const field = shop.getByRole('textbox', { name: 'Nhắn cho người mua', exact: true });
	await field.fill('Shop gửi hàng chiều nay ạ');
	await shop.reload();
	await expect(field).toHaveValue('Shop gửi hàng chiều nay ạ');
	const send = shop.getByRole('button', { name: 'Gửi', exact: true });
	// It arrives, and nobody hears so.
	await shop.route(`**/api/vendor/orders/${number}/messages`, async (route) => {
		if (route.request().method() !== 'POST') return route.abort();
		await route.fetch();
		await route.abort();
	});
	const lost = shop.waitForEvent('requestfailed', (request) => request.method() === 'POST');
	await send.click();
	await lost;
	await expect(field).toHaveValue('Shop gửi hàng chiều nay ạ');
	await shop.unroute(`**/api/vendor/orders/${number}/messages`);
	await shop.reload();
	await expect(shop.getByRole('listitem').filter({ hasText: 'Shop gửi hàng chiều nay ạ' })).toHaveCount(1);
	await expect(field).toHaveValue('');
	await shop.close();
});

test('a message that never left is kept for whoever signs in again, and for nobody else', async ({ page, browser }) => {
	await register(page);
	const number = await orderTwoThings(page);
	const context = await browser.newContext({ viewport: PHONE });
	const shop = await context.newPage();
	await signIn(shop, 'shop@demo.chobiz.vn', `/Vendor/order/${number}`);
	const field = shop.getByRole('textbox', { name: 'Nhắn cho người mua', exact: true });
	await field.fill('Đơn của bạn đang được gói');
	await context.clearCookies();
	await shop.getByRole('button', { name: 'Gửi', exact: true }).click();
	await expect(field).toHaveValue('Đơn của bạn đang được gói');
	await signIn(shop, 'shop@demo.chobiz.vn', `/Vendor/order/${number}`);
	await expect(field).toHaveValue('Đơn của bạn đang được gói');
	await shop.getByRole('button', { name: 'Gửi', exact: true }).click();
	await expect(shop.getByRole('listitem').filter({ hasText: 'Đơn của bạn đang được gói' })).toHaveCount(1);
	await expect(field).toHaveValue('');
	await context.close();
});

test('a console shows its ways to nobody whose console it is not', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('/Vendor/order');
	const bar = page.getByRole('navigation', { name: 'Lối đi chính' });
	await expect(bar.getByRole('link', { name: 'Danh mục', exact: true })).toBeVisible();
	await expect(bar).toHaveCount(1);
	await expect(page.getByText('Kênh người bán: Đơn hàng')).toBeHidden();
	await register(page);
	await page.goto('/Vendor/order');
	await expect(bar.getByRole('link', { name: 'Danh mục', exact: true })).toBeVisible();
	await expect(page.getByText('Kênh người bán: Đơn hàng')).toBeHidden();
});
