import { expect, fitsTheScreen, test, waitForHydration } from '../fixtures.ts';
import { pressByKeyboard } from '../keyboard.ts';
import { photo } from './pictures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a shop ships one of two products and records its delivery; the buyer cancels the unshipped items and orders again', async ({
	buyer,
	shopOwner,
	placedOrder,
}) => {
	const { page } = buyer;
	const shop = shopOwner.page;
	const { number } = await placedOrder('packed');
	await shop.goto(`/Vendor/order/${number}`);
	await pressByKeyboard(shop, shop.getByRole('button', { name: 'Báo đã giao vận chuyển' }));
	const ship = shop.getByRole('dialog', { name: 'Giao hàng cho hãng vận chuyển' });
	const second = ship.getByRole('group', { name: `Số lượng ${shopOwner.products[1]?.name}` });
	await pressByKeyboard(shop, second.getByRole('button', { name: 'Bớt' }));
	await ship.getByLabel('Hãng vận chuyển').selectOption('ghn');
	await ship.getByLabel('Mã vận đơn hoặc chuyến xe').fill(`GHN${number}`);
	expect(await fitsTheScreen(shop)).toBe(true);
	await ship.getByRole('button', { name: 'Báo đã giao vận chuyển' }).click();
	await shop
		.getByRole('button', { name: /^Báo đã giao tới$|^Báo kiện 1 đã giao tới$/ })
		.first()
		.click();
	const proof = shop.getByRole('dialog', { name: 'Người mua đã nhận kiện hàng?' });
	await proof.getByLabel('Tên người nhận').fill('Chị Lan');
	await proof.locator('input[type=file]').setInputFiles(await photo('cua-nha.png', 800, 600));
	await expect(proof.getByText('cua-nha.png')).toBeVisible();
	await proof.getByRole('button', { name: 'Báo đã giao tới' }).click();
	await expect(proof).toBeHidden();

	await page.goto(`/customer/orders/${number}`);
	await expect(page.getByText('Đã gửi 1/2 sản phẩm, phần còn lại gửi sau.')).toBeVisible();
	await expect(page.getByText('Người nhận: Chị Lan')).toHaveCount(1);
	const picture = page.getByRole('img', { name: 'Ảnh 1' }).first();
	await picture.scrollIntoViewIfNeeded();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
	await page.getByRole('button', { name: 'Yêu cầu hủy phần chưa gửi' }).click();
	const request = page.getByRole('dialog', { name: 'Yêu cầu hủy phần chưa gửi?' });
	await request.getByLabel('Lý do').selectOption('too_slow');
	await request.getByRole('button', { name: 'Gửi yêu cầu' }).click();
	await expect(page.getByText('Bạn đã yêu cầu hủy phần chưa gửi')).toBeVisible();
	await shop.reload();
	await shop.getByRole('button', { name: 'Đồng ý hủy phần này' }).click();
	await shop.getByRole('dialog').getByRole('button', { name: 'Đồng ý hủy phần này' }).click();
	await expect(shop.getByText('Phần đã hủy')).toBeVisible();

	await page.reload();
	await expect(page.getByText('Đã hủy phần chưa gửi')).toBeVisible();
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Mua lại' }).click();
	const again = page.getByRole('dialog', { name: 'Mua lại đơn này' });
	await expect(again.getByText('Các sản phẩm đã thêm vào giỏ theo giá hiện tại.')).toBeVisible();
	await again.getByRole('link', { name: 'Xem giỏ hàng' }).click();
	await expect(page.getByRole('link', { name: /^Đặt hàng \(\d sản phẩm\)$/ })).toBeVisible();
});
