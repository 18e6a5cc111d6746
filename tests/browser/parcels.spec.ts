import { expect, expectAccessible, fitsTheScreen, islandsAwake, register, signIn, test } from './fixtures.ts';
import { pressWithKeys } from './keyboard.ts';
import { sayDelivered } from './selling.ts';
import { confirmAndPack, orderTwoThings, TWO_THINGS } from './shopping.ts';

const PHONE = { width: 390, height: 844 };

test('an order of two things goes in two parcels; its buyer reads the way of each and buys again', async ({
	page,
	browser,
}) => {
	await page.setViewportSize(PHONE);
	await register(page);
	const number = await orderTwoThings(page);

	const shop = await (await browser.newContext({ viewport: PHONE })).newPage();
	await signIn(shop, 'shop@demo.chobiz.vn', `/Vendor/order/${number}`);
	await confirmAndPack(shop);
	await pressWithKeys(shop, shop.getByRole('button', { name: 'Đã giao cho vận chuyển' }));
	const ship = shop.getByRole('dialog', { name: 'Đã giao cho bên vận chuyển?' });
	await pressWithKeys(
		shop,
		ship.getByRole('group', { name: `Số lượng ${TWO_THINGS[1]}` }).getByRole('button', { name: 'Bớt' }),
	);
	await ship.getByLabel('Bên vận chuyển').selectOption('ghn');
	await ship.getByLabel('Mã vận đơn hoặc chuyến xe').fill('GHN123');
	await expectAccessible(shop);
	expect(await fitsTheScreen(shop)).toBe(true);
	await ship.getByRole('button', { name: 'Đã giao đi' }).click();
	await expect(shop.getByRole('heading', { name: 'Kiện hàng' })).toBeVisible();

	await page.goto(`/customer/orders/${number}`);
	await expect(page.getByText('Đã gửi 1/2 món, phần còn lại gửi sau.')).toBeVisible();
	await expect(page.getByRole('link', { name: /Xem trên trang của bên vận chuyển/ })).toHaveAttribute('href', /GHN123/);
	await expect(page.getByRole('button', { name: 'Đã nhận hàng' })).toHaveCount(0);

	await sayDelivered(shop, 'Kiện 1 đã giao tới');
	await shop.getByRole('button', { name: 'Đã giao cho vận chuyển' }).click();
	await ship.getByRole('button', { name: 'Đã giao đi' }).click();
	await expect(ship).toBeHidden();
	await sayDelivered(shop, 'Kiện 2 đã giao tới');
	await expectAccessible(shop);
	expect(await fitsTheScreen(shop)).toBe(true);
	await shop.close();

	await page.reload();
	await expect(page.getByText('Kiện 1 đã giao đến nơi')).toBeVisible();
	await expect(page.getByText('Người nhận: Chị Lan')).toHaveCount(2);
	const proof = page.getByRole('img', { name: 'Ảnh 1' }).first();
	await proof.scrollIntoViewIfNeeded();
	await expect.poll(() => proof.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
	await page.evaluate(() => scrollTo(0, 0));
	await expect(page.getByText('Kiện 2 đã giao đến nơi')).toBeVisible();
	await islandsAwake(page);
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await page.getByRole('button', { name: 'Mua lại' }).click();
	const again = page.getByRole('dialog', { name: 'Mua lại đơn này' });
	await expect(again.getByText('Các món đã vào giỏ theo giá hiện tại.')).toBeVisible();
	await expectAccessible(page);
	await again.getByRole('link', { name: 'Xem giỏ hàng' }).click();
	await expect(page.getByRole('link', { name: 'Đặt hàng (2 món)' })).toBeVisible();
});
