import { fillCart } from '#tests/factories/orders.ts';
import { test } from '../fixtures.ts';
import { variantsOf } from '../state/shops.ts';
import { checkDialog, checkPage, PHONE } from './checks.ts';

test.use({ viewport: PHONE });

test('a filled cart, its checkout and the voucher selection pass the page checks on a phone in both themes', async ({
	buyer,
	shopOwner,
}) => {
	const { page } = buyer;
	await fillCart(
		buyer,
		variantsOf(shopOwner).map((variantId) => ({ variantId })),
	);
	await checkPage(page, { path: '/customer/cart', title: 'Giỏ hàng', shows: '.cart-row' });
	await page.getByRole('link', { name: 'Đặt hàng (2 sản phẩm)' }).click();
	await page.waitForURL('**/customer/cart/checkout**');
	const path = page.url();
	await checkPage(page, { path, title: 'Đặt hàng', shows: 'main form, main fieldset' });
	await checkDialog(page, {
		path,
		open: async () => {
			await page.getByRole('button', { name: 'Chọn mã giảm giá' }).click();
			return page.getByRole('dialog', { name: /^Mã giảm giá cho đơn của/ });
		},
	});
});
