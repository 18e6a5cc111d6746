import { expect, fillSignIn, test } from '../fixtures.ts';

const PHONE = { width: 390, height: 844 };
const NOTE = 'Bí mật: <b>quà sinh nhật</b> của mẹ';
const LOST = /^Chưa kết nối được với Chợ Biz/;

test.use({ viewport: PHONE });

test('a visitor presses a heart on a bad connection and signs in, and the product is in the wishlist', async ({
	page,
	shopOwner,
}) => {
	const path = `/product/${shopOwner.products[0]?.slug}`;
	const script = /_astro\/heart-buttons\./;
	await page.route(script, (route) => route.abort());
	await page.goto(path);
	const heart = page.locator('[data-wish-button]');
	await heart.click();
	await expect(page.getByText(LOST).first()).toBeVisible();
	await page.unroute(script);
	await heart.click();
	await fillSignIn(page, 'khach2@demo.chobiz.vn');
	await page.waitForURL((address) => address.pathname === path);
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByText('Đã lưu vào Yêu thích')).toBeVisible();
	await page.goto(`/Shop/${shopOwner.shop.slug}`);
	const card = page.locator('.product-card').filter({ has: page.locator(`a[href="${path}"]`) });
	await expect(card.locator('.heart').first()).toHaveAttribute('aria-pressed', 'true');
});

test('a buyer fills, annotates, undoes, moves and shares a wishlist, and a visitor buys from it until sharing ends', async ({
	buyer: { page },
	shopOwner,
	openPage,
}) => {
	const rows = page.locator('.wish');
	for (const { slug } of shopOwner.products) {
		await page.goto(`/product/${slug}`);
		await page.locator('[data-wish-button]').click();
		await expect(page.getByText('Đã lưu vào Yêu thích')).toBeVisible();
	}
	await page.goto('/customer/wishlist');
	await expect(rows).toHaveCount(2);
	const name = (await rows.first().locator('.wish-name').textContent())?.trim() ?? '';
	const first = rows.first();
	await first.getByRole('button', { name: `Ghi chú: ${name}` }).click();
	await page.getByLabel('Ghi chú cho sản phẩm này').fill(NOTE);
	await page.getByRole('dialog', { name: 'Ghi chú' }).getByRole('button', { name: 'Lưu' }).press('Enter');
	await expect(first.getByText(NOTE)).toBeVisible();
	await first.getByRole('button', { name: `Bỏ khỏi danh sách: ${name}` }).click();
	await expect(rows).toHaveCount(1);
	await expect(page.getByRole('button', { name: 'Hoàn tác' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(rows).toHaveCount(2);

	await page.getByRole('button', { name: 'Tạo danh sách' }).click();
	const dialog = page.getByRole('dialog', { name: 'Tạo danh sách' });
	const listName = dialog.getByRole('textbox', { name: 'Tên danh sách' });
	await listName.fill('Yêu thích');
	await page.keyboard.press('Enter');
	await expect(dialog.getByText('Bạn đã có danh sách tên này. Bạn hãy đặt tên khác.')).toBeVisible();
	await listName.fill('Quà sinh nhật');
	await page.keyboard.press('Enter');
	await page.waitForURL(/list=/);
	const shared = page.url();
	await page.goto('/customer/wishlist');
	await first.getByRole('button', { name: `Chuyển danh sách: ${name}` }).click();
	const move = page.getByRole('dialog', { name: 'Chuyển danh sách' });
	await move.getByRole('button', { name: 'Chuyển danh sách' }).click();
	await expect(rows).toHaveCount(1);

	await page.goto(shared);
	await page.locator('.wish-share summary').click();
	await page.getByRole('button', { name: 'Tạo liên kết chia sẻ' }).click();
	const address = await page.locator('[data-share-address]').innerText();
	const friend = await openPage(null, { viewport: PHONE });
	await friend.goto(address);
	await expect(friend.getByRole('heading', { level: 1, name: 'Quà sinh nhật' })).toBeVisible();
	await expect(friend.locator('.wish')).toHaveCount(1);
	await expect(friend.getByText('Bí mật')).toHaveCount(0);
	await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
	await expect(friend.getByRole('button', { name: /Bỏ khỏi|Ghi chú|Chuyển/ })).toHaveCount(0);
	await friend.getByRole('button', { name: /Thêm vào giỏ/ }).click();
	await expect(friend.locator('[data-cart-count]').first()).toHaveText('1');
	await page.getByRole('button', { name: 'Ngừng chia sẻ' }).click();
	await expect(page.getByRole('button', { name: 'Tạo liên kết chia sẻ' })).toBeVisible();
	expect((await friend.goto(address))?.status()).toBe(404);
});

test('a price alert is set on the product page and ended in the list', async ({ buyer: { page }, shopOwner }) => {
	await page.goto(`/product/${shopOwner.products[0]?.slug}`);
	const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/'));
	await page.getByRole('button', { name: 'Báo khi giảm giá' }).click();
	await expect(page.getByRole('button', { name: 'Đang báo khi giảm giá' })).toHaveAttribute('aria-pressed', 'true');
	// The button changes before the server responds.
	expect((await saved).ok()).toBe(true);
	await page.goto('/customer/wishlist?view=alerts');
	await page.locator('.wish').getByRole('button', { name: 'Tắt thông báo' }).click();
	await expect(page.getByRole('heading', { name: 'Chưa bật thông báo cho sản phẩm nào' })).toBeVisible();
});
