import { expect, test } from '../fixtures.ts';
import { followByKeyboard, tabTo, typeByKeyboard } from '../keyboard.ts';
import { variantsOf } from '../state/shops.ts';
import { openCheckout, PAID_WITHIN, PHONE, putIntoCart } from './checkout.ts';

test.use({ viewport: PHONE });

test('a customer cancels at VNPAY, gains nothing by a forged return URL, and pays the same order by keyboard', async ({
	buyer,
	shopOwner,
}) => {
	const { page } = buyer;
	await putIntoCart(buyer.context, variantsOf(shopOwner));
	await openCheckout(page);
	await page.getByRole('button', { name: 'Đặt hàng và thanh toán' }).click();
	await expect(page.getByRole('heading', { name: 'Chọn ngân hàng' })).toBeVisible();
	await page.getByRole('button', { name: 'Hủy thanh toán' }).click();
	await page.waitForURL('**/payment/result**');
	const order =
		(await page
			.getByRole('link', { name: /^Đơn hàng \d{10}$/ })
			.first()
			.textContent()) ?? '';
	const returned = page.url();
	const forged = returned.replace(/(vnp_(?:ResponseCode|TransactionStatus))=\d+/g, '$1=00');
	expect(forged).not.toBe(returned);
	await page.goto(forged);
	await expect(page.getByRole('heading', { name: 'Chưa biết kết quả thanh toán' })).toBeVisible();
	await expect(page.getByText('Thanh toán thành công')).toHaveCount(0);

	await page.goto(returned);
	await followByKeyboard(page, page.getByRole('button', { name: 'Thanh toán lại' }));
	const reference = (await page.getByText(/^Thanh toan don hang \d{12}$/).textContent())?.match(/\d{12}/)?.[0] ?? '';
	await followByKeyboard(page, page.getByRole('link', { name: 'Quốc Dân' }));
	await followByKeyboard(page, page.getByRole('link', { name: 'Điền thẻ này (Thành công)' }));
	await followByKeyboard(page, page.getByRole('button', { name: 'Tiếp tục' }));
	await typeByKeyboard(page, page.getByLabel('Mã OTP'), '123456');
	await followByKeyboard(page, page.getByRole('button', { name: 'Thanh toán', exact: true }));
	await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible(PAID_WITHIN);
	await expect(page.getByText(reference, { exact: true })).toBeVisible();
	await tabTo(page, page.getByRole('link', { name: order }));
	await page.keyboard.press('Enter');
	await expect(page.getByText(`Mã giao dịch trên sao kê: ${reference}`)).toBeVisible();
});
