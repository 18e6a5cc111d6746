import { expect, test } from '../fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('a filtered or extended list is restored after a product was opened', async ({ page }) => {
	await page.goto('/category/thoi-trang');
	const count = page.locator('main .list-count');
	const all = Number.parseInt(await count.innerText(), 10);
	const black = page.getByRole('checkbox', { name: /^Đen/ });
	await black.focus();
	await page.keyboard.press('Space');
	await expect(page).toHaveURL(/attr=mau%3Aden/);
	await expect(page.getByRole('link', { name: 'Bỏ lọc: Đen' })).toBeVisible();
	await expect(black).toBeFocused();
	await expect(page.locator('[data-list-status]')).toHaveText(/^Tìm thấy \d+ sản phẩm$/);
	const some = Number.parseInt(await count.innerText(), 10);
	expect(some).toBeGreaterThan(0);
	expect(some).toBeLessThan(all);
	await page.locator('main .product-card a').nth(2).click();
	await page.waitForURL('**/product/**');
	await page.goBack();
	await expect(count).toHaveText(`${some} sản phẩm`);
	await expect(black).toBeChecked();
	await page.goBack();
	await expect(count).toHaveText(`${all} sản phẩm`);
	await expect(black).not.toBeChecked();
	await page.goForward();
	await expect(count).toHaveText(`${some} sản phẩm`);
	await page.getByRole('link', { name: 'Xóa tất cả' }).click();
	await expect(count).toHaveText(`${all} sản phẩm`);

	await page.goto('/Search?sort=newest');
	const cards = page.locator('.list-results .product-card');
	await page.getByRole('button', { name: 'Xem thêm dần' }).click();
	await page.getByRole('link', { name: 'Xem thêm sản phẩm' }).click();
	await expect(cards).toHaveCount(48);
	await expect(page).toHaveURL(/page=2/);
	await cards.nth(30).getByRole('link').click();
	await page.waitForURL('**/product/**');
	await page.goBack();
	await expect(cards).toHaveCount(48);
	await expect(cards.nth(30)).toBeInViewport();
});

test('on a phone Back closes the filter sheet, and the price filter shows which price it could not read', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await page.goto('/about-us');
	await page.goto('/category/thoi-trang');
	await page.getByRole('link', { name: 'Lọc' }).click();
	const sheet = page.getByRole('dialog', { name: 'Bộ lọc' });
	await sheet.getByRole('checkbox', { name: /^Đang giảm giá/ }).check();
	await expect(page).toHaveURL(/sale=1/);
	const apply = sheet.getByRole('button', { name: /^Xem \d+ sản phẩm$/ });
	const shown = await apply.innerText();
	await page.goBack();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(/sale=1/);
	await expect(page.locator('.list-count')).toHaveText(shown.replace('Xem ', ''));

	await page.setViewportSize({ width: 1280, height: 800 });
	const [from, to] = [page.getByLabel('Từ (₫)'), page.getByLabel('Đến (₫)')];
	await from.fill('abc');
	await from.press('Enter');
	await expect(from).toHaveAccessibleDescription(/chưa phải là số tiền/);
	await expect(from).toHaveValue('abc');
	await from.fill('500.000');
	await to.fill('100.000');
	await to.press('Enter');
	await expect(from).toHaveValue('100.000');
	await expect(to).toHaveValue('500.000');
});

test('a list keeps its state while the connection is lost, and loads more when it is back', async ({
	page,
	context,
}) => {
	await page.setViewportSize(PHONE);
	const isLost = page.getByText(/^Chưa kết nối được với Chợ Biz/).first();
	await page.goto('/category/thoi-trang');
	const count = page.locator('.list-count');
	await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption({ label: 'Mới nhất' });
	await expect(page).toHaveURL(/sort=newest/);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
	const before = await count.innerText();
	await page.getByRole('link', { name: 'Lọc' }).click();
	const sheet = page.getByRole('dialog', { name: 'Bộ lọc' });
	const black = sheet.getByRole('checkbox', { name: /^Đen/ });
	await context.setOffline(true);
	await black.click();
	await expect(isLost).toBeVisible();
	await expect(black).not.toBeChecked();
	await expect(page.locator('.list-results')).not.toHaveAttribute('aria-busy', 'true');
	await context.setOffline(false);
	await black.check();
	await expect(page).toHaveURL(/attr=mau%3Aden/);
	await sheet.getByRole('button', { name: 'Đóng bộ lọc' }).click();
	await expect.poll(() => page.evaluate(() => history.state?.overlay === true)).toBe(false);
	const some = await count.innerText();
	await context.setOffline(true);
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL(/attr=mau%3Aden/);
	await expect(count).toHaveText(some);
	await context.setOffline(false);
	await page.goBack();
	await expect(page).not.toHaveURL(/attr=/);
	await expect(count).toHaveText(before);
});
