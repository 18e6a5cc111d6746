import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, fillSignIn, fitsTheScreen, newAccount, register, signIn, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const NOTE = 'Bí mật: <b>quà sinh nhật</b> của mẹ';

async function somebodyElse(browser: Browser): Promise<Page> {
	const context = await browser.newContext({ viewport: PHONE });
	return context.newPage();
}

/** Two products that can be bought, the first of a shelf. */
async function productsOf(page: Page): Promise<readonly string[]> {
	await page.goto('/Search?sort=best_selling&stock=1');
	const links = page.locator('.product-card-name a');
	return [(await links.nth(0).getAttribute('href')) ?? '', (await links.nth(1).getAttribute('href')) ?? ''];
}

const rows = (page: Page) => page.locator('.wish');
const count = (page: Page) => page.locator('[data-cart-count]').first();

test('a visitor presses a heart, signs in, and finds the wish kept', async ({ page, browser }) => {
	const { email, password } = await newAccount(browser);
	await page.setViewportSize(PHONE);
	const [path = ''] = await productsOf(page);
	await page.goto(path);
	const heart = page.locator('[data-wish-button]');
	await heart.click();
	await fillSignIn(page, email, password);
	await page.waitForURL((address) => address.pathname === path);
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByText('Đã lưu vào Yêu thích')).toBeVisible();
	await page.goto('/Search?sort=best_selling&stock=1');
	// What sells best may be another thing by now.
	const card = page.locator('.product-card').filter({ has: page.locator(`a[href="${path}"]`) });
	await expect(card.locator('.heart').first()).toHaveAttribute('aria-pressed', 'true');
	await expectAccessible(page);
});

test('a wishlist is made, shared to a visitor, who buys from it, and taken back', async ({ page, browser }) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await page.goto('/customer/wishlist');
	await expect(page.getByRole('heading', { name: 'The list is empty' })).toBeVisible();
	await expectAccessible(page);
	for (const path of await productsOf(page)) {
		await page.goto(path);
		await page.locator('[data-wish-button]').click();
		await expect(page.locator('[data-wish-button]')).toHaveAttribute('aria-pressed', 'true');
		await expect(page.getByText('Đã lưu vào Yêu thích')).toBeVisible();
	}

	await page.goto('/customer/wishlist');
	await expect(rows(page)).toHaveCount(2);
	const name = (await rows(page).first().locator('.wish-name').textContent())?.trim() ?? '';
	await rows(page)
		.first()
		.getByRole('button', { name: `Ghi chú: ${name}` })
		.click();
	await page.getByLabel('Ghi chú cho món này').fill(NOTE);
	await page.getByRole('dialog', { name: 'Ghi chú' }).getByRole('button', { name: 'Lưu' }).press('Enter');
	await expect(rows(page).first().getByText(NOTE)).toBeVisible();
	await expect(page.getByText(/^Đã lưu(?! )/)).toBeVisible();
	await rows(page)
		.first()
		.getByRole('button', { name: `Bỏ khỏi danh sách: ${name}` })
		.click();
	await expect(rows(page)).toHaveCount(1);
	await expect(page.getByRole('button', { name: 'Hoàn tác' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(rows(page)).toHaveCount(2);

	await page.getByRole('button', { name: 'Tạo danh sách' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Lưu' }).click();
	await expect(dialog.getByText('Bạn chưa nhập ô này.')).toBeVisible();
	await dialog.getByRole('textbox', { name: 'Tên danh sách' }).fill('Yêu thích');
	await page.keyboard.press('Enter');
	await expect(dialog.getByText('Bạn đã có danh sách tên này. Bạn đặt tên khác nhé.')).toBeVisible();
	await page.getByRole('textbox', { name: 'Tên danh sách' }).fill('Quà sinh nhật');
	await page.keyboard.press('Enter');
	await page.waitForURL(/list=/);
	const shared = page.url();
	await page.goto('/customer/wishlist');
	await rows(page)
		.first()
		.getByRole('button', { name: `Chuyển danh sách: ${name}` })
		.click();
	await page
		.getByRole('dialog', { name: 'Chuyển danh sách' })
		.getByRole('button', { name: 'Chuyển danh sách' })
		.click();
	await expect(rows(page)).toHaveCount(1);
	await expect(page.getByText('Đã chuyển sang “Quà sinh nhật”')).toBeVisible();

	await page.goto(shared);
	await page.locator('.wish-share summary').click();
	await page.getByRole('button', { name: 'Tạo liên kết chia sẻ' }).click();
	const address = await page.locator('[data-share-address]').innerText();
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);

	const friend = await somebodyElse(browser);
	await friend.goto(address);
	await expect(friend.getByRole('heading', { level: 1, name: 'Quà sinh nhật' })).toBeVisible();
	await expect(rows(friend)).toHaveCount(1);
	await expect(friend.getByText('Bí mật')).toHaveCount(0);
	await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
	await expect(friend.getByRole('button', { name: /Bỏ khỏi|Ghi chú|Chuyển/ })).toHaveCount(0);
	expect(await fitsTheScreen(friend)).toBe(true);
	await expectAccessible(friend);
	const choice = rows(friend).first().locator('select');
	if ((await choice.count()) > 0) await choice.selectOption({ index: 1 });
	await friend.getByRole('button', { name: /Thêm vào giỏ/ }).click();
	await expect(count(friend)).toHaveText('1');

	await page.getByRole('button', { name: 'Ngừng chia sẻ' }).click();
	await expect(page.getByRole('button', { name: 'Tạo liên kết chia sẻ' })).toBeVisible();
	expect((await friend.goto(address))?.status()).toBe(404);
	await friend.context().close();
});

test('what is told is asked for on the product and ended in the list', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page);
	const [path = ''] = await productsOf(page);
	await page.goto(path);
	await page.getByRole('button', { name: 'Báo khi giảm giá' }).click();
	await expect(page.getByText('Bạn cần xác nhận e-mail trước')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Báo khi giảm giá' })).toHaveAttribute('aria-pressed', 'false');

	await page.context().clearCookies();
	await signIn(page, 'khach3@demo.chobiz.vn', path);
	const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/'));
	await page.getByRole('button', { name: 'Báo khi giảm giá' }).click();
	await expect(page.getByRole('button', { name: 'Đang báo khi giảm giá' })).toHaveAttribute('aria-pressed', 'true');
	// The button answers before the server does.
	expect((await kept).ok()).toBe(true);
	await page.goto('/customer/wishlist?view=alerts');
	await expect(rows(page)).toHaveCount(1);
	await expectAccessible(page);
	await rows(page).getByRole('button', { name: 'Ngừng báo' }).click();
	await expect(page.getByRole('heading', { name: 'The list is empty' })).toBeVisible();
});

test('somebody else’s list and a made-up address answer like nothing', async ({ page }) => {
	await signIn(page, 'khach3@demo.chobiz.vn');
	const id = '0190a000-0000-7000-8000-000000000000';
	for (const path of [
		`/customer/wishlist?list=${id}`,
		'/yeu-thich/abc',
		`/yeu-thich/${'a'.repeat(22)}`,
		'/ngung-bao/abc',
	])
		expect((await page.goto(path))?.status()).toBe(404);
});
