import { expect, expectAccessible, fitsTheScreen, register, signIn, test } from './fixtures.ts';
import { pressWithKeys } from './keyboard.ts';
import { confirmAndPack, orderTwoThings, TWO_THINGS } from './shopping.ts';

const PHONE = { width: 390, height: 844 };
test('a buyer wants no more of what has not left, the shop agrees, and what was sent goes on', async ({
	page,
	browser,
}) => {
	await page.setViewportSize(PHONE);
	await register(page);
	const number = await orderTwoThings(page);

	const shop = await (await browser.newContext({ viewport: PHONE })).newPage();
	await signIn(shop, 'shop@demo.chobiz.vn', `/Vendor/order/${number}`);
	await confirmAndPack(shop);
	await shop.getByRole('button', { name: 'Đã giao cho vận chuyển' }).click();
	const ship = shop.getByRole('dialog', { name: 'Đã giao cho bên vận chuyển?' });
	await ship
		.getByRole('group', { name: `Số lượng ${TWO_THINGS[1]}` })
		.getByRole('button', { name: 'Bớt' })
		.click();
	expect(await fitsTheScreen(shop)).toBe(true);
	await ship.getByRole('button', { name: 'Đã giao đi' }).click();
	await expect(shop.getByRole('button', { name: 'Hủy phần chưa gửi' })).toBeVisible();

	await page.goto(`/customer/orders/${number}`);
	await pressWithKeys(page, page.getByRole('button', { name: 'Xin hủy phần chưa gửi' }));
	const ask = page.getByRole('dialog', { name: 'Xin hủy phần chưa gửi?' });
	await ask.getByLabel('Lý do').selectOption('too_slow');
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await ask.getByRole('button', { name: 'Gửi yêu cầu' }).click();
	await expect(page.getByText('Bạn đã xin hủy phần chưa gửi')).toBeVisible();

	await shop.reload();
	await expect(shop.getByText('Người mua xin hủy phần chưa gửi').first()).toBeVisible();
	await expectAccessible(shop);
	expect(await fitsTheScreen(shop)).toBe(true);
	await shop.getByRole('button', { name: 'Đồng ý hủy phần này' }).click();
	await shop.getByRole('dialog').getByRole('button', { name: 'Đồng ý hủy phần này' }).click();
	await expect(shop.getByText('Phần đã hủy')).toBeVisible();
	await expect(shop.getByRole('button', { name: 'Đã giao đến nơi' })).toBeVisible();
	await shop.close();

	await page.reload();
	await expect(page.getByText('Phần đã hủy')).toBeVisible();
	await expect(page.getByText('Đã hủy phần chưa gửi')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Đã nhận hàng' })).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
});
