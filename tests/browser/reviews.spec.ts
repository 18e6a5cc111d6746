import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, fillSignIn, fitsTheScreen, signIn, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const SAID = 'Nhận hàng sáng nay, đúng như mô tả và gói rất kỹ.';
const REPLY = 'Cảm ơn bạn đã ghé. Lần sau mình gửi thêm thiệp nhé.';

const photo = (): Promise<Buffer> =>
	sharp({ create: { width: 480, height: 360, channels: 3, background: '#3f9d54' } })
		.jpeg()
		.toBuffer();

async function somebodyElse(browser: Browser): Promise<Page> {
	const context = await browser.newContext();
	return context.newPage();
}

/** With what was written and rendered a moment ago. */
async function seesReview(page: Page, path: string, text: string): Promise<void> {
	await expect(async () => {
		await page.goto(path);
		await expect(page.getByText(text)).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 15_000 });
}

test('a buyer writes a review after delivery, everybody reads it, and its shop replies', async ({ page, browser }) => {
	await page.setViewportSize(PHONE);
	await signIn(page, 'khach3@demo.chobiz.vn', '/customer/orders?tab=done');
	await page.getByRole('article').first().getByRole('link', { name: 'Xem chi tiết' }).click();
	await page.waitForURL(/\/customer\/orders\/\d{10}/);
	await expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);
	await page.getByRole('button', { name: 'Đã nhận hàng' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Đã nhận đủ hàng' }).click();
	const block = page.locator('#danh-gia');
	await block.scrollIntoViewIfNeeded();
	const bought = page.locator('.order-what .cart-row-name').first();
	const [product, name] = [await bought.getAttribute('href'), await bought.innerText()];

	await page.goto('/customer/orders?tab=reviews');
	await page
		.getByRole('link', { name: `Viết đánh giá ${name}` })
		.first()
		.click();
	const dialog = page.getByRole('dialog', { name: /Viết đánh giá cho/ });
	await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
	await expect(dialog.getByText('Bạn chọn số sao giúp nhé.')).toBeVisible();
	const words = dialog.getByLabel(/Bạn thấy thế nào/);
	await words.fill(SAID);
	await dialog.locator('.star-pick').nth(3).click();
	await dialog
		.locator('input[type="file"]')
		.setInputFiles({ name: '../../x.jpg', mimeType: 'image/jpeg', buffer: await photo() });
	const picture = dialog.getByRole('img', { name: 'Ảnh 1 của bạn' });
	await expect(picture).toBeVisible();
	await page.reload();
	await block.getByRole('button', { name: /^Viết tiếp/ }).click();
	await expect(words).toHaveValue(SAID);
	await expect(dialog.getByRole('radio', { name: '4 sao' })).toBeChecked();
	await expect(picture).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
	await expect(block.getByRole('status')).toContainText('Bạn được tặng 100 bizcoin.');
	await expect(block.getByRole('paragraph').filter({ hasText: SAID })).toBeVisible();
	await expect(block.getByText('Bạn viết dở, chưa gửi.')).toHaveCount(0);
	await expect(block.getByText(/Sửa được một lần/)).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);

	const reader = await somebodyElse(browser);
	await seesReview(reader, `${product}?rsort=newest`, SAID);
	await expect(reader.getByRole('link', { name: 'Ảnh 1 của người mua, mở cỡ lớn' }).first()).toBeVisible();

	const seller = await somebodyElse(browser);
	await signIn(seller, 'shop@demo.chobiz.vn', '/Vendor/order?tab=reviews');
	const card = seller.getByRole('article').filter({ hasText: SAID });
	const reply = card.getByLabel('Lời đáp của gian hàng');
	await reply.fill('Gọi 0912 345 678 để nhận quà');
	await card.getByRole('button', { name: 'Gửi lời đáp' }).click();
	await expect(reply).toHaveAccessibleDescription(/có số điện thoại/);
	await expect(reply).toHaveValue('Gọi 0912 345 678 để nhận quà');
	await reply.fill(REPLY);
	await expectAccessible(seller);
	await card.getByRole('button', { name: 'Gửi lời đáp' }).click();
	await expect(seller.getByText('Lời đáp đã hiển thị.').first()).toBeVisible();
	await seesReview(reader, `${product}?rsort=newest`, REPLY);
	await seller.context().close();
	await reader.context().close();
});

test('what a buyer says of the shop itself is read on its page, where nobody reports their own words', async ({
	page,
	browser,
}) => {
	const said = `Nhắn tối muộn vẫn có người trả lời. Lần ${Date.now() % 100_000}.`;
	await page.setViewportSize(PHONE);
	await signIn(page, 'khach2@demo.chobiz.vn', '/customer/orders?tab=reviews');
	await page
		.getByRole('link', { name: /^Viết đánh giá Gian hàng/ })
		.first()
		.click();
	const block = page.locator('#danh-gia');
	// The link opens the form; nothing is pressed twice.
	const dialog = page.getByRole('dialog', { name: /Viết đánh giá cho Gian hàng/ });
	await dialog.locator('.star-pick').nth(4).click();
	await dialog.getByLabel(/Bạn thấy thế nào/).fill(said);
	await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
	await block.getByRole('link', { name: 'Xem trên trang gian hàng' }).click();
	await page.waitForURL('**/Shop/**');
	const path = page.url();
	await seesReview(page, path, said);
	const own = page.getByRole('listitem').filter({ hasText: said }).last();
	await expect(own.getByText('Đánh giá của bạn')).toBeVisible();
	await expect(own.getByRole('button', { name: 'Báo cáo' })).toBeHidden();
	await expect(own.getByRole('button', { name: /Hữu ích/ })).toBeHidden();
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);

	const reader = await somebodyElse(browser);
	await seesReview(reader, path, said);
	await expect(reader.getByRole('button', { name: 'Báo cáo' }).first()).toBeVisible();
	await reader.locator('#danh-gia .rating-bar').first().click();
	await expect(reader).toHaveURL(/view=reviews.*rstars=5/);
	await reader.getByRole('link', { name: 'Xem hàng của gian hàng' }).click();
	await reader.locator('.shop-stars').click();
	await expect(reader.getByRole('heading', { name: 'Người mua nói về gian hàng' })).toBeInViewport();
	await reader.context().close();

	const plain = await browser.newContext({ javaScriptEnabled: false });
	const still = await plain.newPage();
	await still.goto(path);
	await expect(still.getByText(said)).toBeVisible();
	await still.getByRole('link', { name: 'Ít sao trước' }).click();
	await expect(still).toHaveURL(/rsort=lowest/);
	const sorts = still.getByRole('group', { name: 'Xếp theo' }).getByRole('link');
	await expect(sorts.first()).toHaveAccessibleName('Ít sao trước');
	await plain.close();
});

test('a reader narrows the reviews of a product in place, and the way there is an address', async ({ page }) => {
	await page.goto('/Search?sort=best_selling');
	await page.locator('.product-card:has(.product-card-rating) a').first().click();
	const block = page.locator('#danh-gia');
	await block.scrollIntoViewIfNeeded();
	await expect(block.getByRole('heading', { name: 'Đánh giá của người mua' })).toBeVisible();
	const all = await block.locator('.review').count();
	await block.getByRole('link', { name: 'Mới nhất' }).click();
	await expect(page).toHaveURL(/rsort=newest/);
	await expect(block.locator('.review')).toHaveCount(all);
	const bar = block
		.locator('.rating-bar')
		.filter({ has: page.locator('meter') })
		.first();
	await bar.click();
	await expect(page).toHaveURL(/rstars=5/);
	await expectAccessible(page);
	await page.reload();
	await expect(page.locator('.rating-bar[aria-current]')).toHaveCount(1);
});

test('a visitor who asks is led to sign in and finds the question again; the shop sees it', async ({
	page,
	browser,
}) => {
	const question = `Cho mình hỏi hàng này còn mẫu mới không ạ? Lần hỏi ${Date.now() % 100_000}.`;
	await page.goto('/Search?q=gao');
	await page.locator('.product-card a').first().click();
	await page.waitForURL('**/product/**');
	const path = new URL(page.url()).pathname;
	await page.getByLabel('Bạn muốn hỏi gì về sản phẩm này?').fill('😀');
	await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
	await expect(page.getByText('Cần ít nhất 10 ký tự.')).toBeVisible();
	await expect(page.getByLabel('Bạn muốn hỏi gì về sản phẩm này?')).toHaveValue('😀');
	await page.getByLabel('Bạn muốn hỏi gì về sản phẩm này?').fill(question);
	await expect(page.getByText('Cần ít nhất 10 ký tự.')).toBeHidden();
	await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
	await fillSignIn(page, 'khach2@demo.chobiz.vn');
	await page.waitForURL(`**${path}`);
	await expect(page.getByLabel('Bạn muốn hỏi gì về sản phẩm này?')).toHaveValue(question);
	await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
	await expect(page.locator('#hoi-dap').getByText(question)).toBeVisible();
	const reader = await somebodyElse(browser);
	await seesReview(reader, path, question);
	await reader.context().close();
});

test('a shop answers a question in the console and then finds better words', async ({ page, browser }) => {
	await signIn(page, 'shop@demo.chobiz.vn', '/Vendor/order?tab=questions');
	await page.getByRole('button', { name: 'Tất cả' }).click();
	const card = page
		.getByRole('article')
		.filter({ has: page.getByRole('button', { name: 'Gửi lời đáp' }) })
		.first();
	const said = `Dạ hàng mới về hôm qua ạ. Lần ${Date.now() % 100_000}.`;
	await card.getByLabel('Câu trả lời của gian hàng').fill(said);
	await card.getByRole('button', { name: 'Gửi lời đáp' }).click();
	const answered = page.getByRole('article').filter({ hasText: said });
	await answered.getByRole('button', { name: 'Sửa lời đáp' }).click();
	const dialog = page.getByRole('dialog', { name: 'Sửa câu trả lời?' });
	await expect(dialog.getByLabel('Câu trả lời của gian hàng')).toHaveValue(said);
	await expectAccessible(page);
	await dialog.getByLabel('Câu trả lời của gian hàng').fill('');
	await dialog.getByRole('button', { name: 'Lưu câu trả lời' }).click();
	await expect(dialog.getByLabel('Câu trả lời của gian hàng')).toHaveAccessibleDescription(/từ 2 ký tự/);
	const better = `${said} Còn đủ mẫu.`;
	await dialog.getByLabel('Câu trả lời của gian hàng').fill(better);
	await dialog.getByRole('button', { name: 'Lưu câu trả lời' }).click();
	await expect(dialog).toBeHidden();
	const changed = page.getByRole('article').filter({ hasText: better });
	await expect(changed.getByText('(đã sửa)')).toBeVisible();
	await expect(changed.getByRole('button', { name: 'Sửa lời đáp' })).toBeFocused();
	const product = (await changed.getByRole('link').getAttribute('href')) ?? '';
	const reader = await somebodyElse(browser);
	await seesReview(reader, product, better);
	await reader.context().close();
});
