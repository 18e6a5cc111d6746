import type { Page } from '@playwright/test';
import { expect, expectAccessible, fitsTheScreen, test } from './fixtures.ts';
import { openProduct } from './shopping.ts';

const PHONE = { width: 390, height: 844 };
const SHIRT = 'ao polo nam';
const NAME = 'Áo polo nam vải cá sấu';
const ASKED = 'Chọn màu và cỡ trước nhé.';

/** What was sent to the cart while the page stands. */
function sentToCart(page: Page): string[] {
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/api/cart/items')) sent.push(request.postData() ?? '');
	});
	return sent;
}

test('on a phone nothing that nobody chose gets into the cart: the choices come up, and the toast names what was put there', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	const sent = sentToCart(page);
	await openProduct(page, SHIRT);
	await page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click();
	const sheet = page.getByRole('dialog', { name: 'Chọn màu và cỡ' });
	await expect(sheet).toBeVisible();
	await expect(page.getByText(ASKED)).toHaveCount(0);
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	const put = sheet.getByRole('button', { name: 'Thêm vào giỏ' });
	await expect(put).toBeInViewport({ ratio: 1 });

	await sheet.getByRole('link', { name: 'Xám' }).click();
	await put.click();
	await expect(sheet.getByText('Chọn cỡ trước nhé.')).toBeVisible();
	expect(sent).toEqual([]);
	await sheet.getByRole('link', { name: 'XL' }).click();
	await expect(page).toHaveURL(/\?variant=/);
	await put.click();
	await expect(page.getByText(`Đã thêm vào giỏ hàng: ${NAME} – Xám, XL.`)).toBeVisible();
	await expect(sheet).toBeHidden();
	expect(sent).toHaveLength(1);
});

test('on a wide screen the missing choice is named and gets the focus; with everything chosen the press buys', async ({
	page,
}) => {
	const sent = sentToCart(page);
	await openProduct(page, SHIRT);
	const sizes = page.getByRole('navigation', { name: 'Chọn cỡ' });
	await page.getByRole('button', { name: 'Mua ngay' }).click();
	await expect(page.getByRole('alert').filter({ hasText: ASKED })).toBeVisible();
	await expect(page.getByRole('navigation', { name: 'Chọn màu' }).getByRole('link').first()).toBeFocused();
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Xám' }).click();
	await page.getByRole('button', { name: 'Mua ngay' }).click();
	await expect(sizes.getByRole('link').first()).toBeFocused();
	expect(sent).toEqual([]);
	await sizes.getByRole('link', { name: 'XL' }).click();
	await expect(page.getByText('trước nhé')).toHaveCount(0);
	await page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click();
	await expect(page.getByText(`Đã thêm vào giỏ hàng: ${NAME} – Xám, XL.`)).toBeVisible();
	expect(sent).toHaveLength(1);
});
