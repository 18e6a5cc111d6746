import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeReceived, makeReview } from '#tests/factories/reviews.ts';
import { expect, fillSignIn, test, waitForHydration } from '../fixtures.ts';

const PHONE = { width: 390, height: 844 };

const photo = (): Promise<Buffer> =>
	sharp({ create: { width: 480, height: 360, channels: 3, background: '#3f9d54' } })
		.jpeg()
		.toBuffer();

/** The page is cached, so a new review appears with a delay. */
async function expectShown(page: Page, path: string, text: string): Promise<void> {
	await expect(async () => {
		await page.goto(path);
		await expect(page.getByText(text)).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 15_000 });
}

test('a buyer reviews a delivered product with a draft that survives a reload, and the shop replies', async ({
	buyer: { page },
	shopOwner,
	placedOrder,
	openPage,
}) => {
	const said = 'Nhận hàng sáng nay, đúng như mô tả và gói rất kỹ.';
	const [product] = shopOwner.products;
	await placedOrder('completed');
	await page.setViewportSize(PHONE);
	await page.goto('/customer/orders?tab=reviews');
	await page
		.getByRole('link', { name: `Viết đánh giá ${product?.name}` })
		.first()
		.click();
	const block = page.locator('#danh-gia');
	const dialog = page.getByRole('dialog', { name: /Viết đánh giá cho/ });
	await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
	await expect(dialog.getByText('Bạn chưa chọn số sao.')).toBeVisible();
	const text = dialog.getByLabel(/Nhận xét của bạn/);
	await text.fill(said);
	await dialog.locator('.star-pick').nth(3).click();
	await dialog
		.locator('input[type="file"]')
		.setInputFiles({ name: '../../x.jpg', mimeType: 'image/jpeg', buffer: await photo() });
	const picture = dialog.getByRole('img', { name: 'Ảnh 1 của bạn' });
	await expect(picture).toBeVisible();
	await page.reload();
	await block.getByRole('button', { name: /^Viết tiếp/ }).click();
	await expect(text).toHaveValue(said);
	await expect(dialog.getByRole('radio', { name: '4 sao' })).toBeChecked();
	await expect(picture).toBeVisible();
	await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
	await expect(block.getByRole('paragraph').filter({ hasText: said })).toBeVisible();
	await expect(block.getByText('Đánh giá chưa gửi.')).toHaveCount(0);

	const reader = await openPage(null);
	const path = `/product/${product?.slug}?rsort=newest`;
	await expectShown(reader, path, said);
	const reply = 'Cảm ơn bạn đã ghé. Lần sau mình gửi thêm thiệp nhé.';
	const { page: seller } = shopOwner;
	await seller.goto('/Vendor/customers?tab=reviews');
	const card = seller.getByRole('article').filter({ hasText: said });
	const field = card.getByLabel('Phản hồi của gian hàng');
	await card.getByRole('button', { name: /^Trả lời/ }).click();
	await expect(field).toBeFocused();
	await field.fill('Gọi 0912 345 678 để nhận quà');
	await card.getByRole('button', { name: 'Gửi phản hồi' }).click();
	await expect(field).toHaveAccessibleDescription(/có số điện thoại/);
	await expect(field).toHaveValue('Gọi 0912 345 678 để nhận quà');
	await field.fill(reply);
	await card.getByRole('button', { name: 'Gửi phản hồi' }).click();
	await expect(seller.getByText('Phản hồi đã hiển thị.').first()).toBeVisible();
	await expectShown(reader, path, reply);
});

test("a shop review appears on the shop's page, where its writer can neither report nor vote for it", async ({
	buyer: { page },
	shopOwner: { shop },
	placedOrder,
	openPage,
}) => {
	const said = 'Nhắn tối muộn vẫn có người trả lời.';
	await placedOrder('completed');
	await page.setViewportSize(PHONE);
	await page.goto('/customer/orders?tab=reviews');
	await page
		.getByRole('link', { name: /^Viết đánh giá Gian hàng/ })
		.first()
		.click();
	const dialog = page.getByRole('dialog', { name: /Viết đánh giá cho Gian hàng/ });
	await dialog.locator('.star-pick').nth(4).click();
	await dialog.getByLabel(/Nhận xét của bạn/).fill(said);
	await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
	await page.locator('#danh-gia').getByRole('link', { name: 'Xem trên trang gian hàng' }).click();
	await page.waitForURL('**/Shop/**');
	const path = `/Shop/${shop.slug}?view=reviews`;
	await expectShown(page, path, said);
	const own = page.getByRole('listitem').filter({ hasText: said }).last();
	await expect(own.getByText('Đánh giá của bạn')).toBeVisible();
	await expect(own.getByRole('button', { name: 'Báo cáo' })).toBeHidden();
	await expect(own.getByRole('button', { name: /Hữu ích/ })).toBeHidden();
	const reader = await openPage(null);
	await expectShown(reader, path, said);
	await expect(reader.getByRole('button', { name: 'Báo cáo' }).first()).toBeVisible();
});

test('a reader filters and sorts reviews in place, and the URL keeps it with and without JavaScript', async ({
	page,
	openPage,
	state,
	shopOwner,
}) => {
	const [product] = shopOwner.products;
	if (!product) throw new Error('the shop has no product');
	for (const [stars, body] of [
		[5, 'Gạo dẻo, thơm, nấu lên nở đều.'],
		[3, 'Gạo ngon nhưng giao hơi chậm.'],
	] as const)
		await makeReview(await makeReceived(state.database, { product }), { stars, body });
	const path = `/product/${product.slug}`;
	await page.goto(path);
	const block = page.locator('#danh-gia');
	await block.scrollIntoViewIfNeeded();
	await expect(block.locator('.review')).toHaveCount(2);
	await block.getByRole('link', { name: 'Mới nhất' }).click();
	await expect(page).toHaveURL(/rsort=newest/);
	await block
		.locator('.rating-bar')
		.filter({ has: page.locator('meter') })
		.first()
		.click();
	await expect(page).toHaveURL(/rstars=5/);
	await expect(block.locator('.review')).toHaveCount(1);
	await page.reload();
	await expect(page.locator('.rating-bar[aria-current]')).toHaveCount(1);
	const plain = await openPage(null, { javaScriptEnabled: false });
	await plain.goto(path);
	await plain.getByRole('link', { name: 'Ít sao trước' }).click();
	await expect(plain).toHaveURL(/rsort=lowest/);
	await expect(plain.locator('.review').first()).toContainText('giao hơi chậm');
});

test('a question typed by a visitor is still there after signing in; the shop answers and edits its answer', async ({
	page,
	shopOwner,
	openPage,
}) => {
	const question = 'Cho mình hỏi hàng này còn mẫu mới không ạ?';
	const path = `/product/${shopOwner.products[0]?.slug}`;
	await page.goto(path);
	await waitForHydration(page);
	const field = page.getByLabel('Bạn muốn hỏi gì về sản phẩm này?');
	await field.fill('😀');
	await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
	await expect(page.getByText('Cần ít nhất 10 ký tự.')).toBeVisible();
	await expect(field).toHaveValue('😀');
	await field.fill(question);
	await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
	await fillSignIn(page, 'khach2@demo.chobiz.vn');
	await page.waitForURL(`**${path}`);
	await expect(field).toHaveValue(question);
	await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
	await expect(page.locator('#hoi-dap').getByText(question)).toBeVisible();

	const { page: seller } = shopOwner;
	await seller.goto('/Vendor/customers?tab=questions');
	const card = seller.getByRole('article').filter({ hasText: question });
	const said = 'Dạ hàng mới về hôm qua ạ.';
	await card.getByRole('button', { name: /^Trả lời/ }).click();
	await card.getByLabel('Câu trả lời của gian hàng').fill(said);
	await card.getByRole('button', { name: 'Gửi phản hồi' }).click();
	await seller.getByRole('button', { name: 'Tất cả', exact: true }).first().click();
	await card.getByRole('button', { name: 'Sửa phản hồi' }).click();
	const dialog = seller.getByRole('dialog', { name: 'Sửa câu trả lời?' });
	const answer = dialog.getByLabel('Câu trả lời của gian hàng');
	await expect(answer).toHaveValue(said);
	await answer.fill('');
	await dialog.getByRole('button', { name: 'Lưu câu trả lời' }).click();
	await expect(answer).toHaveAccessibleDescription(/từ 2 ký tự/);
	await answer.fill(`${said} Còn đủ mẫu.`);
	await dialog.getByRole('button', { name: 'Lưu câu trả lời' }).click();
	await expect(dialog).toBeHidden();
	await expect(card.getByText('(đã sửa)')).toBeVisible();
	await expect(card.getByRole('button', { name: 'Sửa phản hồi' })).toBeFocused();
	await expectShown(await openPage(null), path, 'Còn đủ mẫu.');
});
