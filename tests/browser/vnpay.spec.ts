import { expect, expectAccessible, register, signIn, test } from './fixtures.ts';
import { chooseWithKeys, followWithKeys, pressWithKeys, tabTo, typeWithKeys } from './keyboard.ts';
import { addAddress, buyNow, PAID_WITHIN, payWithGoodCard } from './shopping.ts';

const PHONE = { width: 390, height: 844 };

test('a new customer finds a product without typing tones, pays it at VNPAY, and the shop confirms', async ({
	page,
	browser,
}) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await buyNow(page, 'mut gung');
	await addAddress(page);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Đặt hàng và thanh toán' }).click();
	await expect(page.getByRole('heading', { name: 'Chọn ngân hàng' })).toBeVisible();
	const shownByBank = await page.getByText(/^Thanh toan don hang \d{12}$/).textContent();
	const reference = shownByBank?.match(/\d{12}/)?.[0] ?? '';
	await payWithGoodCard(page);
	await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible(PAID_WITHIN);
	await expect(page.getByText('Chờ người bán xác nhận')).toBeVisible();
	await expectAccessible(page);
	const link = page.getByRole('link', { name: /^Đơn hàng \d{10}$/ });
	const number = (await link.textContent())?.match(/\d{10}/)?.[0] ?? '';
	await expect(page.getByText('Mã giao dịch trên sao kê')).toBeVisible();
	await expect(page.getByText(reference, { exact: true })).toBeVisible();

	const shop = await (await browser.newContext({ viewport: PHONE })).newPage();
	// Others may wait before it, a page of them.
	await signIn(shop, 'shop@demo.chobiz.vn', `/Vendor/order?q=${number}`);
	await shop.getByRole('button', { name: `Xác nhận đơn ${number}` }).click();
	await expect(shop.getByRole('button', { name: `Xác nhận đơn ${number}` })).toBeHidden();
	await expectAccessible(shop);
	await shop.close();

	await link.click();
	await expect(page.getByText(`Mã giao dịch trên sao kê: ${reference}`)).toBeVisible();
	await expect(page.getByText('Người bán đang chuẩn bị').or(page.getByText('Đã xác nhận')).first()).toBeVisible();
	await expectAccessible(page);
});

test('who cancels at VNPAY can pay the same order again, and a forged return confirms nothing', async ({ page }) => {
	await register(page);
	await buyNow(page, 'tra o long');
	await addAddress(page);
	await page.getByRole('button', { name: 'Đặt hàng và thanh toán' }).click();
	await page.getByRole('button', { name: 'Hủy thanh toán' }).click();
	await page.waitForURL('**/payment/result**');
	await expectAccessible(page);
	const orderLink = page.getByRole('link', { name: /^Đơn hàng \d{10}$/ }).first();
	const order = (await orderLink.textContent()) ?? '';

	const returned = page.url();
	const forged = returned.replace(/(vnp_(?:ResponseCode|TransactionStatus))=\d+/g, '$1=00');
	expect(forged).not.toBe(returned);
	await page.goto(forged);
	await expect(page.getByRole('heading', { name: 'Chưa biết kết quả thanh toán' })).toBeVisible();
	await expect(page.getByText(/chữ ký/)).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Đơn hàng của tôi' }).last()).toBeVisible();
	await expect(page.getByText('Thanh toán thành công')).toHaveCount(0);
	await expectAccessible(page);
	await page.goto(returned);

	// The list of orders pays just as the page of the order does.
	await page.goto('/customer/orders');
	await page
		.getByRole('article')
		.first()
		.getByRole('button', { name: /^Thanh toán [\d.]+\s₫/ })
		.click();
	await expect(page.getByRole('heading', { name: 'Chọn ngân hàng' })).toBeVisible();
	await page.goto(returned);

	await page.getByRole('button', { name: 'Thanh toán lại' }).click();
	await expect(page.getByRole('heading', { name: 'Chọn ngân hàng' })).toBeVisible();
	await payWithGoodCard(page);
	await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible(PAID_WITHIN);
	await expect(page.getByRole('link', { name: order })).toBeVisible();
});

test('without a mouse a product is found, sent to a new address and paid at VNPAY', async ({ page }) => {
	await register(page);
	const search = page.getByRole('banner').locator('input[type="search"]');
	await typeWithKeys(page, search, 'tra o long');
	await followWithKeys(page, search);
	await followWithKeys(page, page.locator('.product-card a').first());
	for (const option of await page.locator('.variant-row').all())
		await pressWithKeys(page, option.locator('a:not([data-sold-out])').first());
	await followWithKeys(page, page.getByRole('button', { name: 'Mua ngay' }));

	await pressWithKeys(page, page.getByRole('button', { name: 'Thêm địa chỉ mới' }));
	await typeWithKeys(page, page.getByLabel('Họ tên người nhận'), 'Trần Thị Thử');
	await typeWithKeys(page, page.getByLabel('Số điện thoại'), '0912345678');
	await chooseWithKeys(page, page.getByRole('combobox', { name: 'Tỉnh, thành phố' }), 'ha noi', 'Hà Nội');
	await chooseWithKeys(page, page.getByRole('combobox', { name: 'Phường, xã, đặc khu' }), 'ba dinh', 'Phường Ba Đình');
	await typeWithKeys(page, page.getByLabel('Số nhà, đường, thôn xóm'), 'Số 5 ngõ Thử');
	await pressWithKeys(page, page.getByRole('button', { name: 'Lưu địa chỉ' }));
	await expect(page.getByText('Giao hàng tiêu chuẩn').first()).toBeVisible();

	await tabTo(page, page.getByRole('radio', { name: /VNPAY/ }));
	const place = page.getByRole('button', { name: 'Đặt hàng và thanh toán' });
	await followWithKeys(page, place);
	await expectAccessible(page);
	await followWithKeys(page, page.getByRole('link', { name: 'Quốc Dân' }));
	await followWithKeys(page, page.getByRole('link', { name: 'Điền thẻ này (Thành công)' }));
	await followWithKeys(page, page.getByRole('button', { name: 'Tiếp tục' }));
	await typeWithKeys(page, page.getByLabel('Mã OTP'), '123456');
	await followWithKeys(page, page.getByRole('button', { name: 'Thanh toán', exact: true }));
	await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible(PAID_WITHIN);
});
