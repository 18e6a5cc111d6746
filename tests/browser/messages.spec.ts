import { expect, expectAccessible, fitsTheScreen, register, signIn, test } from './fixtures.ts';
import { orderTwoThings } from './shopping.ts';

const PHONE = { width: 390, height: 844 };

test('buyer and shop write to each other on the page of the order; what was read says so', async ({
	page,
	browser,
}) => {
	await page.setViewportSize(PHONE);
	await register(page);
	const number = await orderTwoThings(page);
	await page.goto(`/customer/orders/${number}`);
	// The form is fetched when its place comes into sight.
	await page.locator('#tin-nhan').scrollIntoViewIfNeeded();
	const field = page.getByLabel('Nhắn cho gian hàng');
	await expect(page.locator('astro-island[ssr]').filter({ has: field })).toHaveCount(0);
	await page.getByRole('button', { name: 'Gửi', exact: true }).click();
	await expect(page.getByText('Bạn viết vài chữ hoặc thêm ảnh rồi gửi nhé.')).toBeVisible();
	await expect(field).toBeFocused();
	await field.fill('Gọi mình 0912 345 678 nhé');
	await page.getByRole('button', { name: 'Gửi', exact: true }).click();
	await expect(page.getByText('Mua bán ngoài Chợ Biz không được bảo vệ', { exact: false })).toBeVisible();
	await field.fill('Giao buổi sáng giúp mình ạ');
	await page.getByRole('button', { name: 'Gửi', exact: true }).click();
	await expect(page.getByRole('listitem').filter({ hasText: 'Giao buổi sáng giúp mình ạ' })).toBeVisible();
	await expect(field).toHaveValue('');

	const shop = await (await browser.newContext({ viewport: PHONE })).newPage();
	await signIn(shop, 'shop@demo.chobiz.vn', `/Vendor/order/${number}`);
	await expect(shop.getByText('Giao buổi sáng giúp mình ạ')).toBeVisible();
	await shop.getByRole('textbox', { name: 'Nhắn cho người mua', exact: true }).fill('Sáng mai shop gửi ạ');
	await shop.getByRole('button', { name: 'Gửi', exact: true }).click();
	const answer = { hasText: 'Sáng mai shop gửi ạ' };
	await expect(shop.getByRole('listitem').filter(answer)).toBeVisible();
	// The buyer's page has stood open all the time.
	await expect(page.getByRole('listitem').filter(answer)).toBeVisible({ timeout: 15_000 });
	await field.fill('Cảm ơn shop');
	await page.getByRole('button', { name: 'Gửi', exact: true }).click();
	await expect(shop.getByRole('listitem').filter({ hasText: 'Cảm ơn shop' })).toBeVisible({ timeout: 15_000 });
	await shop.evaluate(() => scrollTo(0, 0));
	await expectAccessible(shop);
	expect(await fitsTheScreen(shop)).toBe(true);
	await shop.getByRole('textbox', { name: 'Nhắn cho người mua', exact: true }).fill('Không có gì ạ');
	await page.goto('/customer/orders');
	await shop.getByRole('button', { name: 'Gửi', exact: true }).click();
	await expect(shop.getByRole('listitem').filter({ hasText: 'Không có gì ạ' })).toBeVisible();
	await shop.close();

	await page.goto('/customer/orders');
	await expect(page.getByText('1 tin mới')).toBeVisible();
	await page.goto(`/customer/orders/${number}`);
	await expect(page.getByRole('listitem').filter({ hasText: 'Không có gì ạ' })).toBeVisible();
	await expect(page.getByText('đã đọc', { exact: false }).first()).toBeVisible();
	await expect(page.getByText('4 tin nhắn')).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
});
