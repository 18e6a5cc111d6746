import type { Page } from '@playwright/test';
import { addToCart } from '#src/domains/cart/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { expect } from '../fixtures.ts';

export const PHONE = { width: 390, height: 844 };
export const CONNECTION_LOST = /^Chưa kết nối được với Chợ Biz/;

/** The server may query the bank before the IPN arrives. */
export const PAID_WITHIN = { timeout: 35_000 };

export async function putIntoCart(context: Context<MemberActor>, variantIds: readonly string[]): Promise<void> {
	for (const variantId of variantIds) {
		const added = await addToCart(context, { variantId, quantity: 1 });
		if (!added.ok) throw new Error(added.error.code);
	}
}

export const vndOf = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

export const shownSumVnd = async (page: Page): Promise<number> =>
	vndOf(await page.locator('.sum-line .money').textContent());

export async function openCheckout(page: Page): Promise<void> {
	await page.goto('/customer/cart/checkout');
	await expect(page.getByText('Giao hàng tiêu chuẩn').first()).toBeVisible();
}

export async function fillAddressForm(page: Page): Promise<void> {
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

export const chooseCash = (page: Page): Promise<void> =>
	page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();

export const orderButton = (page: Page) => page.getByRole('button', { name: 'Đặt hàng', exact: true });

export const untilOrdered = (page: Page): Promise<void> => page.waitForURL('**/customer/orders?placed=**');
