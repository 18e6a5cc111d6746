import type { Page } from '@playwright/test';
import { expect, expectAccessible, fitsTheScreen, islandsAwake, register, signIn, test } from './fixtures.ts';
import { openAllParts } from './selling.ts';
import { buyNow, orderByCash } from './shopping.ts';

const PHONE = { width: 390, height: 844 };
const NOBODYS_ORDER = '1000000000';

const sunken = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const probe = document.body.appendChild(document.createElement('div'));
		probe.style.background = 'var(--sunken)';
		const { backgroundColor } = getComputedStyle(probe);
		probe.remove();
		return backgroundColor;
	});

const SOLD_BY_SHOP = 'mut gung';
const ONE_LONG_WORD = 'muahangnhanhlen'.repeat(12);

test('a buyer finds an order by its state and reads its way, on a phone', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await signIn(page, 'khach@demo.chobiz.vn', '/customer/orders');
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await page
		.getByRole('navigation', { name: 'Lọc đơn theo trạng thái' })
		.getByRole('link', { name: 'Đang giao' })
		.click();
	await expect(page).toHaveURL(/tab=shipping/);
	await page.getByRole('article').first().getByRole('link', { name: 'Xem chi tiết' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Đơn \d{10}$/);
	await expect(page.getByText('Đã giao cho bên vận chuyển')).toBeVisible();
	await islandsAwake(page);
	await expect(page.getByRole('button', { name: 'Đã nhận hàng' })).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	const absent = await page.goto(`/customer/orders/${NOBODYS_ORDER}`);
	expect(absent?.status()).toBe(404);
});

test('a buyer cancels an order with a reason and sees it cancelled', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await buyNow(page, SOLD_BY_SHOP);
	await page.goto(`/customer/orders/${await orderByCash(page)}`);
	await islandsAwake(page);
	await page.getByRole('button', { name: 'Hủy đơn' }).click();
	const dialog = page.getByRole('dialog', { name: 'Hủy đơn này?' });
	await dialog.getByRole('button', { name: 'Hủy đơn' }).click();
	await expect(dialog.getByText('Bạn chọn một lý do giúp nhé.')).toBeVisible();
	await expectAccessible(page);
	await dialog.getByLabel('Lý do').selectOption('changed_mind');
	await dialog.getByLabel('Lời nhắn cho người bán').fill(ONE_LONG_WORD);
	await dialog.getByRole('button', { name: 'Hủy đơn' }).click();
	await expect(page.getByText('Đơn này đã hủy.')).toBeVisible();
	await expect(page.getByText('Đổi ý, không mua nữa')).toBeVisible();
	await expect(page.getByText(ONE_LONG_WORD)).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await expect(page.getByRole('button', { name: 'Hủy đơn' })).toHaveCount(0);
});

test('a visitor of the shop’s orders is told what they are for, and nothing private is asked', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	for (const path of ['/Vendor/order', `/Vendor/order/${NOBODYS_ORDER}`]) {
		await page.goto(path);
		await expect(page.getByRole('heading', { name: 'Nơi người bán xử lý đơn hàng' })).toBeVisible();
		const signInLink = page.getByRole('main').getByRole('link', { name: 'Đăng nhập' });
		await expect(signInLink).toHaveAttribute('href', `/Auth/Login?returnUrl=${encodeURIComponent(path)}`);
		await expectAccessible(page);
	}
	expect(asked.filter((path) => path.startsWith('/api/vendor'))).toEqual([]);
});

test('a customer without a shop learns how to get one', async ({ page }) => {
	await signIn(page, 'khach2@demo.chobiz.vn', '/Vendor/order');
	await expect(page.getByRole('heading', { name: 'Bạn chưa có gian hàng' })).toBeVisible();
});

test('a shop confirms an order with one tap, then packs it', async ({ page, browser }) => {
	const buyer = await (await browser.newContext()).newPage();
	await register(buyer);
	await buyNow(buyer, SOLD_BY_SHOP);
	const number = await orderByCash(buyer);
	await buyer.context().close();
	await page.setViewportSize(PHONE);
	// Others may wait before it, a page of them.
	await signIn(page, 'shop@demo.chobiz.vn', `/Vendor/order?q=${number}`);
	const first = page.getByRole('article', { name: `Đơn ${number}`, exact: true });
	await expect(first).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await first.getByRole('button', { name: 'Xác nhận đơn' }).dblclick();
	await expect(first.getByText('Đang chuẩn bị')).toBeVisible();
	await expect(page).toHaveURL(/\/Vendor\/order\?(tab=all&)?q=\d{10}$/);
	await expect(page.getByText(`Đã xác nhận đơn ${number}.`)).toBeVisible();
	// A button that has done its part is no button any more, also under the finger that pressed it.
	const done = first.getByRole('button', { name: /^Đã xác nhận/ });
	await done.hover({ force: true });
	await expect(done).toHaveCSS('background-color', await sunken(page));
	await first.getByRole('link', { name: 'Xem chi tiết' }).click();
	await expect(page.getByRole('heading', { name: 'Hành trình đơn hàng' })).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await page.getByRole('button', { name: 'Đã đóng gói' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Đã đóng gói' }).click();
	await expect(page.getByRole('button', { name: 'Đã giao cho vận chuyển' })).toBeVisible();
});

test('a number that is no order of the shop is said inside the shell', async ({ page }) => {
	await signIn(page, 'shop@demo.chobiz.vn', `/Vendor/order/${NOBODYS_ORDER}`);
	await expect(page.getByRole('heading', { name: 'Không có đơn hàng này' })).toBeVisible();
});

test('what the page of the goods said when they were ordered stays, whatever the shop writes there later', async ({
	page,
	browser,
}) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await buyNow(page, 'Kem dưỡng trầu không');
	const number = await orderByCash(page);
	const shop = await (await browser.newContext({ viewport: PHONE })).newPage();
	await signIn(shop, 'shop10@demo.chobiz.vn', '/Vendor/manage-product?q=trau+khong');
	await shop.getByRole('link', { name: /^Sửa / }).first().click();
	await openAllParts(shop);
	const words = shop.getByLabel('Mô tả', { exact: true });
	const before = (await words.inputValue()).split('\n')[0] ?? '';
	await words.fill('Nay gian hàng viết khác hẳn.');
	await shop.getByRole('button', { name: 'Lưu', exact: true }).click();
	await expect(shop.getByText('Đã lưu').first()).toBeVisible();

	await page.goto(`/customer/orders/${number}`);
	const then = page.locator('details.listing-then');
	await then.locator('summary').click();
	await expect(then).toContainText(before);
	await expect(then).not.toContainText('Nay gian hàng viết khác hẳn.');
	await expect(then.getByRole('img').first()).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await shop.goto(`/Vendor/order/${number}`);
	await shop.getByText('Sản phẩm lúc đặt').click();
	await expect(shop.locator('.listing-then').getByText(before).first()).toBeVisible();
	await shop.close();
});
