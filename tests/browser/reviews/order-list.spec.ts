import { expect, fitsTheScreen, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a buyer finds an order in the list, follows it, receives it, reviews it and orders again', async ({
	buyer: { page },
	shopOwner,
	placedOrder,
}) => {
	const { number } = await placedOrder('shipped');
	const [product] = shopOwner.products;
	await page.goto('/customer/orders');
	const find = async (text: string) => {
		await page.getByRole('searchbox', { name: 'Tìm trong đơn hàng của tôi' }).fill(text);
		await page.keyboard.press('Enter');
	};
	await find('khong co mon nay');
	await expect(page.getByRole('heading', { name: 'Không tìm thấy đơn nào' })).toBeVisible();
	const foldedName = (product?.name ?? '').normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
	await find(foldedName);
	await expect(page).toHaveURL(/[?&]q=/);
	const card = page.getByRole('article', { name: `Đơn ${number}` });
	await expect(card).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await card.getByRole('link', { name: `Theo dõi: đơn ${number}` }).click();
	await expect(page.getByRole('heading', { name: 'Kiện hàng' })).toBeInViewport();
	await page.goBack();

	await page.getByRole('link', { name: /^Đang giao/ }).click();
	await card.getByRole('button', { name: `Đã nhận hàng của đơn ${number}` }).click();
	const question = page.getByRole('dialog', { name: 'Bạn đã nhận đủ hàng?' });
	await question.getByRole('button', { name: 'Để sau' }).click();
	await card.getByRole('button', { name: `Đã nhận hàng của đơn ${number}` }).click();
	await question.getByRole('button', { name: 'Đã nhận đủ hàng' }).click();
	await expect(page.getByText(`Đã xác nhận bạn nhận đủ hàng của đơn ${number}.`)).toBeVisible();
	await expect(card).toHaveCount(0);

	await page.getByRole('link', { name: /^Đã giao/ }).click();
	expect(await fitsTheScreen(page)).toBe(true);
	await card.getByRole('link', { name: `Đánh giá: đơn ${number}` }).click();
	const parts = page.locator('#danh-gia');
	const write = parts.getByRole('button', { name: /^Viết đánh giá/ });
	await expect(write.first()).toBeVisible();
	for (let left = await write.count(); left > 0; left -= 1) {
		await write.first().click();
		const dialog = page.getByRole('dialog', { name: /Viết đánh giá cho/ });
		await dialog.locator('.star-pick').nth(4).click();
		await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
		await expect(write).toHaveCount(left - 1);
	}

	await page.goto('/customer/orders?tab=done');
	await expect(card.getByRole('link', { name: /^Đánh giá/ })).toHaveCount(0);
	await card.getByRole('button', { name: `Mua lại đơn ${number}` }).click();
	const again = page.getByRole('dialog', { name: 'Mua lại đơn này' });
	await expect(again.getByText('Các sản phẩm đã thêm vào giỏ theo giá hiện tại.')).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
});
