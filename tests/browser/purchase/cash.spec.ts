import type { Page } from '@playwright/test';
import { contextOf, member } from '#tests/context.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { expect, fitsTheScreen, test } from '../fixtures.ts';
import { makeSellingShop, variantsOf } from '../state/shops.ts';
import {
	chooseCash,
	fillAddressForm,
	orderButton,
	PHONE,
	putIntoCart,
	shownSumVnd,
	untilOrdered,
	vndOf,
} from './checkout.ts';

const NOTE = 'Giao giờ hành chính, gọi trước khi giao giúp mình nhé';
const TOO_LONG = 'Gọi trước khi giao. '.repeat(20);

const rejectOrders = (page: Page, code: string, detail: string): Promise<unknown> =>
	page.route('**/api/orders', (route) =>
		route.fulfill({ status: 422, contentType: 'application/problem+json', json: { status: 422, code, detail } }),
	);

test('a new customer orders from two shops for cash; each error moves the focus to its field and keeps the input', async ({
	state,
	openPage,
}) => {
	const { id } = await makeCustomer(state.database.db);
	const page = await openPage(id, { viewport: PHONE });
	for (const shop of [await makeSellingShop(state), await makeSellingShop(state)])
		await putIntoCart(contextOf(state.database, member(id)), variantsOf(shop).slice(0, 1));
	await page.goto('/customer/cart');
	await page.getByRole('link', { name: 'Đặt hàng (2 sản phẩm)' }).click();
	await page.getByRole('button', { name: 'Đặt hàng và thanh toán' }).click();
	const add = page.getByRole('button', { name: 'Thêm địa chỉ mới' });
	await expect(add).toBeFocused();
	await expect(add).toHaveAccessibleDescription(/địa chỉ nhận hàng/);
	await add.click();
	await fillAddressForm(page);
	await chooseCash(page);
	await expect(page.getByText('Tách thành 2 đơn, mỗi gian hàng một đơn.')).toBeVisible();
	const agreedVnd = await shownSumVnd(page);

	const fold = page.getByText('Thêm lời nhắn cho người bán').first();
	const note = page.getByLabel('Lời nhắn cho người bán').first();
	await fold.click();
	await note.fill(TOO_LONG);
	await fold.click();
	await expect(note).toBeHidden();
	await orderButton(page).click();
	await expect(note).toBeFocused();
	await expect(note).toHaveValue(TOO_LONG);
	await expect(note).toHaveAccessibleDescription(/Nhiều nhất 200 ký tự/);
	await note.fill(NOTE);
	await rejectOrders(page, 'orders.address_not_found', 'Địa chỉ này không còn nữa.');
	await orderButton(page).click();
	const address = page.getByRole('radio', { name: /Trần Thị Thử/ });
	await expect(address).toBeFocused();
	await expect(address).toHaveAccessibleDescription(/không còn nữa/);
	await rejectOrders(page, 'orders.payment_unavailable', 'Cách thanh toán này đang tạm ngừng.');
	await orderButton(page).click();
	await expect(page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ })).toBeFocused();
	await page.unroute('**/api/orders');
	await fold.click();
	await expect(page.getByText(NOTE)).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await orderButton(page).click();

	await untilOrdered(page);
	const placed = page.getByRole('region', { name: 'Đặt hàng thành công' });
	await expect(placed.getByRole('link', { name: /^Đơn \d{10}$/ })).toHaveCount(2);
	expect(vndOf(await placed.locator('.order-sum').last().locator('.money').textContent())).toBe(agreedVnd);
	await expect(page.getByRole('article')).toHaveCount(2);
	await page
		.getByRole('link', { name: 'Xem tất cả đơn' })
		.or(page.getByRole('link', { name: /^Tất cả/ }))
		.click();
	await expect(placed).toHaveCount(0);
});
