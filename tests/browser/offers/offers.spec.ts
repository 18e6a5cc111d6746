import { makeShopVoucher } from '#tests/factories/promotions.ts';
import { expect, test } from '../fixtures.ts';
import { chooseCash, openCheckout, PHONE, putIntoCart } from '../purchase/checkout.ts';
import { startSession } from '../state/people.ts';
import { variantsOf } from '../state/shops.ts';

test.use({ viewport: PHONE });

test('a visitor saves a voucher after signing in, the cart says what is missing, and the checkout shows it first', async ({
	buyer,
	openPage,
	shopOwner,
	state,
}) => {
	const { shop } = shopOwner;
	const { code } = await makeShopVoucher(state.database, shop, { discount: { kind: 'fixed', amountVnd: 5000 } });
	await makeShopVoucher(state.database, shop);
	const visitor = await openPage(null, { viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
	await visitor.goto(`/Shop/${shop.slug}`);
	await visitor.getByRole('button', { name: `Sao chép mã ${code}` }).click();
	await expect(visitor.getByRole('button', { name: `Đã sao chép ${code}` })).toBeVisible();
	expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(code);
	await visitor.getByRole('button', { name: `Lưu mã ${code}` }).click();
	await visitor.waitForURL('**/identity/interaction/**');
	await startSession(state, visitor.context(), buyer.customerId);
	await visitor.goto(`/Shop/${shop.slug}`);
	await expect(visitor.getByRole('button', { name: `Đã lưu ${code}` })).toBeVisible();
	await visitor.close();

	const { page } = buyer;
	await page.goto('/customer/vouchers');
	const ticket = page.getByRole('listitem').filter({ hasText: code });
	await expect(ticket).toContainText('Giảm 5.000 ₫');
	await expect(ticket).toContainText(/Còn \d+ ngày/);
	await expect(ticket.getByRole('link', { name: `Dùng ngay mã ${code}` })).toHaveAttribute(
		'href',
		`/Shop/${shop.slug}`,
	);
	await expect(ticket.getByRole('button', { name: `Bỏ lưu ${code}` })).toBeVisible();
	const goodsVnd = shopOwner.products.reduce((sum, { variants }) => sum + (variants[0]?.priceVnd ?? 0), 0);
	const near = { discount: { kind: 'fixed', amountVnd: 50_000 }, minGoodsVnd: goodsVnd + 35_000 } as const;
	const { code: nearCode } = await makeShopVoucher(state.database, shop, near);
	await putIntoCart(buyer.context, variantsOf(shopOwner));
	await page.goto('/customer/cart');
	await expect(page.getByText(`Mua thêm 35.000 ₫ để dùng mã ${nearCode}`)).toBeVisible();
	await openCheckout(page);
	await chooseCash(page);
	await page.getByRole('button', { name: 'Chọn mã giảm giá' }).click();
	const sheet = page.getByRole('dialog', { name: /^Mã giảm giá cho đơn của/ });
	await expect(sheet.getByRole('radio').nth(1)).toHaveAccessibleName(new RegExp(`Đã lưu.*${code}`, 's'));
});

test('a shop plans a sale in the editor, buyers see price and countdown, and ending it brings the price back', async ({
	openPage,
	shopOwner: { page, products },
}) => {
	const [product] = products;
	await page.goto(`/Vendor/edit-product/${product?.id}`);
	const part = page.getByRole('region', { name: 'Giảm giá theo lịch' });
	await part.getByRole('heading', { name: 'Giảm giá theo lịch' }).click();
	await part.getByRole('button', { name: 'Tạo đợt giảm giá' }).click();
	await part.getByLabel('Bắt đầu ngay').check();
	await part.getByLabel('Giảm (%)').fill('20');
	await part.getByRole('button', { name: 'Điền giá' }).click();
	await part.getByLabel('Giới hạn số lượng').check();
	await part.getByRole('button', { name: 'Lưu đợt giảm giá' }).click();
	await expect(part.getByText('Nhập số từ 1 đến')).toBeVisible();
	await part.getByLabel('Số suất', { exact: true }).fill('12');
	await part.getByRole('button', { name: 'Lưu đợt giảm giá' }).click();
	await expect(part.getByText('Đang giảm')).toBeVisible();

	await part.getByRole('button', { name: 'Tạo đợt giảm giá' }).click();
	await part.getByLabel('Giảm (%)').fill('10');
	await part.getByRole('button', { name: 'Điền giá' }).click();
	await part.getByRole('button', { name: 'Lưu đợt giảm giá' }).click();
	await expect(page.getByText(/đã có đợt giảm giá từ/).first()).toBeVisible();
	await part.getByRole('button', { name: 'Đóng' }).click();

	const buyer = await openPage(null, { viewport: PHONE });
	await buyer.goto(`/product/${product?.slug}`);
	await expect(buyer.locator('.sale-line')).toContainText(/Giảm đến .*Còn 12 suất/);
	const sale = await buyer.locator('.price-now').first().textContent();
	await part.getByRole('button', { name: /^Kết thúc ngay/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Kết thúc ngay' }).click();
	await expect(part.getByText('Đã kết thúc')).toBeVisible();
	await expect(async () => {
		await buyer.reload();
		await expect(buyer.locator('.price-now').first()).not.toHaveText(sale ?? '', { timeout: 1000 });
	}).toPass();
	await expect(buyer.locator('.sale-line')).toHaveCount(0);
});
