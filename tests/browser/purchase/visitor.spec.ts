import { makeBuyer } from '#tests/factories/orders.ts';
import { expect, fitsTheScreen, test, waitForHydration } from '../fixtures.ts';
import { startSession } from '../state/people.ts';
import { CONNECTION_LOST, PHONE } from './checkout.ts';

test.use({ viewport: PHONE });

test('a visitor fills the cart, undoes a removal in the drawer, loses the connection, and keeps the cart after signing in', async ({
	page,
	state,
	shopOwner,
}) => {
	const [product] = shopOwner.products;
	await page.goto(`/product/${product?.slug}`);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click();
	await expect(page.getByText(`Đã thêm vào giỏ hàng: ${product?.name}`).first()).toBeVisible();
	const cartLink = page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ });
	await cartLink.click();
	const drawer = page.getByRole('dialog', { name: 'Giỏ hàng' });
	const remove = drawer.getByRole('button', { name: `Bỏ khỏi giỏ: ${product?.name}` });
	await remove.click();
	await expect(drawer.getByText('Giỏ hàng đang trống')).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(remove).toBeVisible();
	await drawer.getByRole('button', { name: 'Thêm', exact: true }).click();
	await expect(drawer.getByRole('textbox', { name: `Số lượng ${product?.name}` })).toHaveValue('2');
	const order = drawer.getByRole('link', { name: 'Đặt hàng (1 sản phẩm)' });
	const checkout = (await order.getAttribute('href')) ?? '';
	await expect(drawer.getByRole('link', { name: 'Xem giỏ hàng' })).toHaveCount(0);
	expect(await fitsTheScreen(page)).toBe(true);
	await order.click();
	await page.waitForURL('**/identity/interaction/**');
	await page.goto(`/product/${product?.slug}`);
	await waitForHydration(page);

	const question = page.getByLabel('Bạn muốn hỏi gì về sản phẩm này?');
	await question.fill('Gạo này nấu có dẻo không ạ?');
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
	await page.context().setOffline(true);
	for (const name of ['Xem phí giao và ngày nhận', 'Gửi câu hỏi']) {
		await page.getByRole('button', { name }).click();
		await expect(page.getByText(CONNECTION_LOST).first()).toBeVisible();
		await expect(page.getByText(CONNECTION_LOST).first()).toBeHidden();
	}
	await expect(question).toHaveValue('Gạo này nấu có dẻo không ạ?');
	await page.context().setOffline(false);
	await page.getByRole('button', { name: 'Xem phí giao và ngày nhận' }).click();
	await page.getByLabel('Tỉnh, thành phố').selectOption({ label: 'Hà Nội' });
	await page.getByLabel('Phường, xã, đặc khu').selectOption({ label: 'Phường Ba Đình' });
	await expect(page.locator('[data-delivery-answer]')).toContainText('Phường Ba Đình');

	await startSession(state, page.context(), (await makeBuyer(state.database)).customerId);
	await page.goto('/customer/cart');
	await expect(page.getByRole('checkbox', { name: `Chọn mua ${product?.name}` })).toBeVisible();
	await expect(page.getByRole('textbox', { name: `Số lượng ${product?.name}` })).toHaveValue('2');
	await page.goto(checkout);
	await expect(page.getByText(product?.name ?? '').first()).toBeVisible();
});
