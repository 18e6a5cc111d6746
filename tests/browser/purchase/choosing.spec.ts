import type { Page } from '@playwright/test';
import { expect, fitsTheScreen, test, waitForHydration } from '../fixtures.ts';
import { PHONE } from './checkout.ts';

const SHIRT = 'Áo polo nam vải cá sấu';

function sentToCart(page: Page): string[] {
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/api/cart/items')) sent.push(request.postData() ?? '');
	});
	return sent;
}

test('a variant is chosen before it is added: in a sheet on a phone, next to the picture on a wide screen', async ({
	page,
}) => {
	const sent = sentToCart(page);
	await page.goto('/Search?q=ao+polo+nam');
	const address = (await page.getByRole('link', { name: SHIRT }).first().getAttribute('href')) ?? '';
	await page.setViewportSize(PHONE);
	await page.goto(address);
	await waitForHydration(page);
	const add = page.getByRole('button', { name: 'Thêm vào giỏ', exact: true });
	await add.click();
	const sheet = page.getByRole('dialog', { name: 'Chọn màu và cỡ' });
	await expect(sheet).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	const put = sheet.getByRole('button', { name: 'Thêm vào giỏ' });
	await sheet.getByRole('link', { name: 'Xám' }).click();
	await put.click();
	await expect(sheet.getByText('Bạn hãy chọn cỡ trước.')).toBeVisible();
	expect(sent).toEqual([]);
	await sheet.getByRole('link', { name: 'XL' }).click();
	await expect(page).toHaveURL(/\?variant=/);
	await put.click();
	await expect(page.getByText(`Đã thêm vào giỏ hàng: ${SHIRT} – Xám, XL.`)).toBeVisible();
	await expect(sheet).toBeHidden();
	expect(sent).toHaveLength(1);

	const open = page.getByRole('button', { name: 'Xem giỏ hàng' });
	const badge = page.getByRole('banner').getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' });
	await expect(badge).toBeVisible();
	expect((await open.boundingBox())?.y).toBeGreaterThan(PHONE.height / 2);
	await open.click();
	const drawer = page.getByRole('dialog', { name: 'Giỏ hàng' });
	await drawer.getByRole('button', { name: `Đổi phân loại của ${SHIRT}, đang chọn Xám, XL` }).click();
	const other = page.getByRole('dialog', { name: 'Chọn phân loại' });
	await other.getByRole('link', { name: 'M', exact: true }).click();
	expect(await fitsTheScreen(page)).toBe(true);
	await other.getByRole('button', { name: 'Cập nhật' }).click();
	await expect(page.getByText('Đã đổi sang Xám, M.')).toBeVisible();
	await expect(drawer.getByRole('button', { name: `Đổi phân loại của ${SHIRT}, đang chọn Xám, M` })).toBeFocused();

	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(address);
	await waitForHydration(page);
	const sizes = page.getByRole('navigation', { name: 'Chọn cỡ' });
	const buy = page.getByRole('button', { name: 'Mua ngay' });
	await buy.click();
	await expect(page.getByRole('navigation', { name: 'Chọn màu' }).getByRole('link').first()).toBeFocused();
	await page.getByRole('navigation', { name: 'Chọn màu' }).getByRole('link', { name: 'Xám' }).click();
	await buy.click();
	await expect(sizes.getByRole('link').first()).toBeFocused();
	expect(sent).toHaveLength(1);
	await sizes.getByRole('link', { name: 'XL' }).click();
	await buy.click();
	await page.waitForURL(/\/customer\/cart\/checkout|\/identity\/interaction\//);
});
