import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const GOOD_CARD = 'Điền thẻ này (Thành công)';
/** Pays; its bank takes nothing back. */
export const ONE_WAY_CARD = 'Điền thẻ này (Trả được, nhưng không nhận tiền hoàn)';
export const PAID_WITHIN = { timeout: 35_000 };

/** The page of what a search finds first, with its buttons awake. */
export async function openProduct(page: Page, words: string): Promise<void> {
	await page.goto(`/Search?q=${encodeURIComponent(words)}`);
	await page.locator('.product-card a').first().click();
	// A click does not wait for the page it leads to, and the one it leaves may be awake already.
	await page.waitForURL('**/product/**');
	await expect(page.locator('astro-island[ssr]').filter({ has: page.getByRole('button') })).toHaveCount(0);
}

/** Of every option the first value that can be bought. */
async function chooseAll(page: Page): Promise<void> {
	for (const row of await page.getByRole('main').locator('.variant-row').all()) {
		if ((await row.locator('[aria-current]').count()) === 0)
			await row.locator('a:not([data-sold-out])').first().click();
		await expect(row.locator('[aria-current]')).toHaveCount(1);
	}
}

export async function putIntoCart(page: Page, words: string): Promise<string> {
	await openProduct(page, words);
	const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
	await chooseAll(page);
	await page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click();
	await expect(page.getByText(`Đã thêm vào giỏ hàng: ${name}`).first()).toBeVisible();
	return name;
}

/** One piece of what a search finds first, or more, straight to the checkout. */
export async function buyNow(page: Page, words: string, pieces = 1): Promise<void> {
	await openProduct(page, words);
	await chooseAll(page);
	for (let more = 1; more < pieces; more += 1)
		await page.getByRole('main').getByRole('button', { name: 'Thêm', exact: true }).click();
	await page.getByRole('button', { name: 'Mua ngay' }).click();
	await page.waitForURL('**/customer/cart/checkout**');
}

export async function addAddress(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Thêm địa chỉ mới' }).click();
	await page.getByLabel('Họ tên người nhận').fill('Trần Thị Thử');
	await page.getByLabel('Số điện thoại').fill('0912 345 678');
	await page.getByRole('combobox', { name: 'Tỉnh, thành phố' }).fill('ha noi');
	await page.getByRole('option', { name: 'Hà Nội' }).click();
	await page.getByRole('combobox', { name: 'Phường, xã, đặc khu' }).fill('ba dinh');
	await page.getByRole('option', { name: 'Phường Ba Đình' }).click();
	await page.getByLabel('Số nhà, đường, thôn xóm').fill('Số 5 ngõ Thử');
	await page.getByRole('button', { name: 'Lưu địa chỉ' }).click();
	await expect(page.getByText('Giao hàng tiêu chuẩn').first()).toBeVisible();
}

export async function payWithGoodCard(page: Page, card = GOOD_CARD): Promise<void> {
	await page.getByRole('link', { name: 'Quốc Dân' }).click();
	await page.getByRole('link', { name: card }).click();
	await page.getByRole('button', { name: 'Tiếp tục' }).click();
	await page.getByLabel('Mã OTP').fill('123456');
	await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
	await page.waitForURL('**/payment/result**');
}

/** What a price reads, as a number of đồng. */
export const vndOf = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

/** Ordered by cash, from the checkout on; answers the number of the order. */
export async function orderByCash(page: Page): Promise<string> {
	await addAddress(page);
	await page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
	await page.getByRole('button', { name: 'Đặt hàng', exact: true }).click();
	await page.waitForURL('**/customer/orders?placed=**');
	const link = page.getByRole('link', { name: /\d{10}/ }).first();
	return (await link.textContent())?.match(/\d{10}/)?.[0] ?? '';
}

/** Two things of the shop of `shop@demo.chobiz.vn`. */
export const TWO_THINGS = ['Kẹo dừa Bến Tre vị lá dứa', 'Dừa sấy giòn vị muối biển'] as const;

/** Both ordered by cash by who is signed in; answers the number of the order. */
export async function orderTwoThings(page: Page): Promise<string> {
	for (const words of TWO_THINGS) await putIntoCart(page, words);
	await page.goto('/customer/cart');
	await page.getByRole('link', { name: 'Đặt hàng (2 món)' }).click();
	return orderByCash(page);
}

/** The shop's page of it, where it has been confirmed and packed. */
export async function confirmAndPack(shop: Page): Promise<void> {
	await shop.getByRole('button', { name: 'Xác nhận đơn' }).click();
	await shop.getByRole('button', { name: 'Đã đóng gói' }).click();
	await shop.getByRole('dialog').getByRole('button', { name: 'Đã đóng gói' }).click();
}
