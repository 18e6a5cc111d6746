import { expect, fitsTheScreen, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a buyer asks about a product, the shop answers with a template, and a lost answer keeps the text and sends it once', async ({
	buyer,
	shopOwner,
}) => {
	const { page } = buyer;
	const shop = shopOwner.page;
	const [product] = shopOwner.products;
	await page.goto(`/product/${product?.slug}`);
	await page.getByRole('link', { name: 'Chat với shop' }).first().click();
	await expect(page).toHaveURL(new RegExp(`/tin-nhan\\?sp=${product?.id}$`));
	const field = page.getByRole('textbox', { name: 'Nhắn cho shop' });
	const send = page.getByRole('button', { name: 'Gửi', exact: true });
	await page.getByRole('button', { name: 'Sản phẩm còn hàng không shop?' }).click();
	await expect(field).toHaveValue('Sản phẩm còn hàng không shop?');
	// The message reaches the server, but its answer is lost.
	await page.route('**/api/conversations', async (route) => {
		if (route.request().method() === 'POST') await route.fetch();
		await route.abort();
	});
	await send.click();
	await expect(page.getByRole('alert')).toContainText('Nội dung vẫn còn trong ô');
	await page.unroute('**/api/conversations');
	await page.reload();
	await expect(page).toHaveURL(/\/tin-nhan\?c=/);
	const log = page.getByRole('log');
	await expect(log.getByText('Sản phẩm còn hàng không shop?')).toHaveCount(1);
	await field.fill('Gọi mình số 0912 345 678');
	await send.click();
	await expect(log.getByText('Gọi mình số ***')).toBeVisible();
	await expect(field).toHaveValue('');
	expect(await fitsTheScreen(page)).toBe(true);

	await shop.goto('/Vendor/tin-nhan');
	await shop.getByRole('button', { name: /Gọi mình số \*\*\*/ }).click();
	await shop.locator('summary[aria-label="Câu trả lời mẫu"]').click();
	await shop.getByRole('button', { name: 'Quản lý câu mẫu' }).click();
	await shop.getByRole('textbox', { name: 'Thêm câu mẫu' }).fill('Dạ còn hàng, bạn đặt là shop gửi ngay ạ.');
	await shop.getByRole('button', { name: 'Lưu câu mẫu' }).click();
	await expect(shop.getByRole('dialog').getByText('Dạ còn hàng, bạn đặt là shop gửi ngay ạ.')).toBeVisible();
	await shop.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
	await shop.locator('summary[aria-label="Câu trả lời mẫu"]').click();
	await shop.getByRole('button', { name: 'Dạ còn hàng, bạn đặt là shop gửi ngay ạ.' }).click();
	await shop.getByRole('button', { name: 'Gửi', exact: true }).click();
	await expect(shop.getByRole('log').getByText('Dạ còn hàng, bạn đặt là shop gửi ngay ạ.')).toBeVisible();
	expect(await fitsTheScreen(shop)).toBe(true);

	await expect(log.getByText('Dạ còn hàng, bạn đặt là shop gửi ngay ạ.')).toBeVisible();
	await page.getByLabel('Thêm', { exact: true }).click();
	await page.getByRole('button', { name: 'Chặn shop này' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Chặn', exact: true }).click();
	await expect(page.getByText('Bạn đã chặn nên hai bên không nhắn được', { exact: false })).toBeVisible();
	await expect(field).toHaveCount(0);
});
