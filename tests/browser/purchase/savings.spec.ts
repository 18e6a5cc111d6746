import { grantCoin } from '#src/domains/coin/index.ts';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { formatVnd } from '#src/shared/money.ts';
import { contextOf, system } from '#tests/context.ts';
import { makeShopVoucher } from '#tests/factories/promotions.ts';
import { expect, test } from '../fixtures.ts';
import { variantsOf } from '../state/shops.ts';
import { chooseCash, openCheckout, orderButton, PHONE, putIntoCart, shownSumVnd, untilOrdered } from './checkout.ts';

const COIN_VND = 50_000;
const VOUCHER_VND = 20_000;
test.use({ viewport: PHONE });

test('a customer enters a voucher code and a coin amount; the order takes exactly what the screen shows', async ({
	buyer,
	shopOwner,
	state,
}) => {
	const { page, customerId } = buyer;
	await transact(contextOf(state.database, system()), (scope) =>
		grantCoin(scope, { customerId, kind: 'operator', source: { type: 'tests', id: newId() }, amountVnd: COIN_VND }),
	);
	const { code } = await makeShopVoucher(state.database, shopOwner.shop, { isListed: false });
	await putIntoCart(buyer.context, variantsOf(shopOwner));
	await openCheckout(page);
	await chooseCash(page);
	const beforeVnd = await shownSumVnd(page);
	const sheet = page.getByRole('dialog', { name: /^Mã giảm giá cho đơn của/ });
	const open = page.getByRole('button', { name: 'Chọn mã giảm giá' });
	const done = sheet.getByRole('button', { name: 'Xong' });
	await open.click();
	await sheet.getByLabel('Nhập mã giảm giá').fill('khong co that');
	await done.click();
	await expect(sheet.getByText('Mã này không dùng được ở đây. Bạn kiểm tra lại mã.')).toBeVisible();
	await sheet.getByLabel('Nhập mã giảm giá').fill(code.toLowerCase());
	await sheet.getByRole('button', { name: 'Áp dụng' }).click();
	await expect(sheet.getByRole('radio', { name: new RegExp(`Mã ${code}`) })).toBeChecked();

	// The second tap of a double tap on a closing sheet must not press the order button below it.
	await done.hover();
	const under = await orderButton(page).boundingBox();
	const over = await done.boundingBox();
	if (!under || !over) throw new Error('the buttons are not drawn');
	await page.mouse.click(under.x + under.width / 2, over.y + 4);
	await page.mouse.click(under.x + under.width / 2, under.y + under.height - 4);
	await expect(sheet).toBeHidden();
	await expect.poll(() => shownSumVnd(page)).toBe(beforeVnd - VOUCHER_VND);
	expect(page.url()).toContain('/customer/cart/checkout');
	await page.reload();
	await expect.poll(() => shownSumVnd(page)).toBe(beforeVnd - VOUCHER_VND);

	await page.getByRole('radio', { name: 'Dùng một phần' }).check();
	const field = page.getByLabel('Số bizcoin muốn dùng');
	for (const text of ['-5', '1e3']) {
		await field.fill('');
		await field.pressSequentially(text);
		await field.press('Tab');
		await expect(field).toHaveAccessibleDescription(/chỉ nhận số nguyên/);
	}
	await field.fill('');
	await field.pressSequentially('99999');
	await expect(field).toHaveValue('99.999');
	await chooseCash(page);
	await orderButton(page).click();
	await expect(page.getByText('Số bizcoin bạn chọn chưa được tính vào đơn.')).toBeVisible();
	await expect(field).toBeFocused();
	await field.fill('5000');
	const payVnd = beforeVnd - VOUCHER_VND - 5000;
	await expect.poll(() => shownSumVnd(page)).toBe(payVnd);
	await orderButton(page).click();
	await untilOrdered(page);
	await expect(page.locator('.order-sums .money').last()).toContainText(formatVnd(payVnd));
});
