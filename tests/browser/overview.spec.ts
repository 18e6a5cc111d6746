import type { Page } from '@playwright/test';
import { expect, expectAccessible, fitsTheScreen, register, signIn, test } from './fixtures.ts';
import { pressWithKeys, typeWithKeys } from './keyboard.ts';
import { buyNow, orderByCash } from './shopping.ts';

const PHONE = { width: 390, height: 844 };
/** Nobody else's errands wait at this one. */
const SHOP = 'shop8@demo.chobiz.vn';
const GOODS = 'Bộ ấm chén tử sa';

async function order(buyer: Page): Promise<string> {
	await buyNow(buyer, GOODS);
	return orderByCash(buyer);
}

async function askToCancel(buyer: Page, number: string): Promise<void> {
	await buyer.goto(`/customer/orders/${number}`);
	await buyer.getByRole('button', { name: 'Xin hủy đơn' }).click();
	const dialog = buyer.getByRole('dialog', { name: 'Xin hủy đơn này?' });
	await dialog.getByLabel('Lý do').selectOption('changed_mind');
	await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click();
	await expect(buyer.getByText('Bạn đã xin hủy đơn này')).toBeVisible();
}

async function write(buyer: Page, number: string, text: string): Promise<void> {
	await buyer.goto(`/customer/orders/${number}`);
	await buyer.locator('#tin-nhan').scrollIntoViewIfNeeded();
	const field = buyer.getByLabel('Nhắn cho gian hàng');
	await expect(buyer.locator('astro-island[ssr]').filter({ has: field })).toHaveCount(0);
	await field.fill(text);
	await buyer.getByRole('button', { name: 'Gửi', exact: true }).click();
	await expect(buyer.getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

/** What waits of one kind, opened by its button. */
async function openHere(shop: Page, button: string) {
	await shop.goto('/Vendor/overview');
	await pressWithKeys(shop, shop.getByRole('button', { name: button }));
	// One is open at a time.
	return shop.locator('.waiting-rows > li').filter({ has: shop.getByRole('button', { name: 'Đóng lại' }) });
}

test('a shop confirms, answers a wish to cancel, packs, ships and replies without leaving its overview', async ({
	page,
	browser,
}) => {
	const buyer = await (await browser.newContext({ viewport: PHONE })).newPage();
	await register(buyer);
	const number = await order(buyer);
	await page.setViewportSize(PHONE);
	await signIn(page, SHOP, '/Vendor/overview');
	await pressWithKeys(page, page.getByRole('button', { name: `Xác nhận đơn ${number}` }));
	await expect(page.getByRole('button', { name: 'Gửi hàng tại đây' })).toBeVisible();
	await expect(page.getByText('Đơn chờ xác nhận')).toHaveCount(0);

	await askToCancel(buyer, number);
	const wish = await openHere(page, 'Trả lời khách xin hủy');
	await expect(wish.getByRole('link', { name: `Đơn ${number}` })).toBeVisible();
	await expect(wish).toContainText(GOODS);
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await pressWithKeys(page, wish.getByRole('button', { name: 'Không đồng ý' }));
	await pressWithKeys(page, page.getByRole('dialog').getByRole('button', { name: 'Tiếp tục giao' }));
	await expect(page.getByText('Không còn ai xin hủy đang chờ trả lời.')).toBeVisible();

	await write(buyer, number, 'Shop gửi sớm giúp mình nhé');
	const letter = await openHere(page, 'Trả lời tin nhắn');
	await expect(letter.getByText('Shop gửi sớm giúp mình nhé')).toBeVisible();
	await typeWithKeys(page, letter.getByRole('textbox', { name: 'Nhắn cho người mua' }), 'Chiều nay shop gửi ạ');
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await pressWithKeys(page, letter.getByRole('button', { name: 'Gửi', exact: true }));
	await expect(page.getByText('Không còn tin nhắn nào chờ trả lời.')).toBeVisible();

	const parcel = await openHere(page, 'Gửi hàng tại đây');
	await pressWithKeys(page, parcel.getByRole('button', { name: 'Đã đóng gói' }));
	await pressWithKeys(page, page.getByRole('dialog').getByRole('button', { name: 'Đã đóng gói' }));
	await pressWithKeys(page, parcel.getByRole('button', { name: 'Đã giao cho vận chuyển' }));
	const dialog = page.getByRole('dialog', { name: 'Đã giao cho bên vận chuyển?' });
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await pressWithKeys(page, dialog.getByRole('button', { name: 'Đã giao đi' }));
	await expect(page.getByText('Không còn đơn nào chờ chuẩn bị và gửi.')).toBeVisible();
	await expect(page).toHaveURL(/\/Vendor\/overview$/);

	await buyer.goto(`/customer/orders/${number}`);
	await expect(buyer.getByText('Đã giao cho bên vận chuyển').first()).toBeVisible();
	await expect(buyer.getByText('Chiều nay shop gửi ạ')).toBeVisible();
	await buyer.close();
});
