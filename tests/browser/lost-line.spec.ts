import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, islandsAwake, register, test } from './fixtures.ts';

const SHIRT = '/product/ao-thun-co-tron-cotton-hai-chieu';
const LOST = /^Chưa kết nối được với Chợ Biz/;

test.use({ viewport: { width: 390, height: 844 } });

/** The page that stands in for one without a network is ready to come, and does not. */
async function loseTheLine(page: Page): Promise<void> {
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
	await page.context().setOffline(true);
}

const says = (page: Page): Locator => page.getByText(LOST).first();

test('a list whose line is lost stays as it was: the tick is taken back, and tried again it counts', async ({
	page,
}) => {
	await page.goto('/category/thoi-trang');
	const count = page.locator('.list-count');
	const all = await count.innerText();
	await page.getByRole('link', { name: 'Lọc' }).click();
	const sheet = page.getByRole('dialog', { name: 'Bộ lọc' });
	const black = sheet.getByRole('checkbox', { name: /^Đen/ });
	await loseTheLine(page);
	await black.click();
	await expect(says(page)).toBeVisible();
	await expect(black).not.toBeChecked();
	await expect(page.locator('.list-results')).not.toHaveAttribute('aria-busy', 'true');
	await expectAccessible(page);
	await sheet.getByRole('button', { name: 'Đóng bộ lọc' }).click();
	await page.getByRole('link', { name: 'Mới nhất' }).click();
	await expect(count).toHaveText(all);
	await expect(page).toHaveURL(/\/category\/thoi-trang$/);
	await page.context().setOffline(false);
	await page.getByRole('link', { name: 'Mới nhất' }).click();
	await expect(page).toHaveURL(/sort=newest/);
});

test('going back without a line keeps the list that is read; with a line it goes to the one before', async ({
	page,
}) => {
	await page.goto('/category/thoi-trang');
	const count = page.locator('.list-count');
	const all = await count.innerText();
	await page.getByRole('link', { name: 'Mới nhất' }).click();
	await expect(page).toHaveURL(/sort=newest/);
	await page.getByRole('link', { name: 'Lọc' }).click();
	const sheet = page.getByRole('dialog', { name: 'Bộ lọc' });
	const black = sheet.getByRole('checkbox', { name: /^Đen/ });
	await black.check();
	await expect(page).toHaveURL(/attr=mau%3Aden/);
	await sheet.getByRole('button', { name: 'Đóng bộ lọc' }).click();
	await expect.poll(() => page.evaluate(() => history.state?.overlay === true)).toBe(false);
	const some = await count.innerText();
	await loseTheLine(page);
	for (let pressed = 0; pressed < 2; pressed += 1) {
		await page.evaluate(() => history.back());
		await expect(says(page)).toBeVisible();
		await expect(page).toHaveURL(/sort=newest&attr=mau%3Aden|attr=mau%3Aden&sort=newest/);
		await expect(count).toHaveText(some);
		await expect(says(page)).toBeHidden();
	}
	await page.context().setOffline(false);
	await page.goBack();
	await expect(page).not.toHaveURL(/attr=/);
	await expect(count).toHaveText(all);
});

test('a list that goes on says when it cannot, and goes on later', async ({ page }) => {
	await page.goto('/Search?sort=newest');
	await page.getByRole('button', { name: 'Xem thêm dần' }).click();
	await loseTheLine(page);
	await page.getByRole('link', { name: 'Xem thêm sản phẩm' }).click();
	await expect(says(page)).toBeVisible();
	await expect(page.locator('.list-results .product-card')).toHaveCount(24);
	await page.context().setOffline(false);
	await page.getByRole('link', { name: 'Xem thêm sản phẩm' }).click();
	await expect(page.locator('.list-results .product-card')).toHaveCount(48);
});

test('a visitor whose line is lost keeps the product, whatever is pressed on it', async ({ page }) => {
	await page.goto(SHIRT);
	await islandsAwake(page);
	const question = page.getByLabel('Bạn muốn hỏi gì về sản phẩm này?');
	await question.fill('Áo này mặc mùa đông có lạnh không ạ?');
	await expect(page.locator('.product-card .heart').first()).toBeAttached();
	await loseTheLine(page);
	for (const name of ['Lưu yêu thích', 'Báo khi giảm giá', 'Xem phí và ngày nhận đến chỗ bạn', 'Gửi câu hỏi']) {
		await page.getByRole('button', { name }).click();
		await expect(says(page)).toBeVisible();
		await expect(says(page)).toBeHidden();
	}
	await expect(question).toHaveValue('Áo này mặc mùa đông có lạnh không ạ?');
	await expect(page).toHaveURL(new RegExp(`${SHIRT}$`));
});

test('a heart that is pressed before its script came says so when it cannot come, and is a heart later', async ({
	page,
}) => {
	const script = /_astro\/heart-buttons\./;
	await page.route(script, (route) => route.abort());
	await page.goto(SHIRT);
	const heart = page.locator('[data-wish-button]');
	await heart.click();
	await expect(says(page)).toBeVisible();
	await page.unroute(script);
	await heart.click();
	await page.waitForURL('**/identity/interaction/**');
	await expect(page.getByText('Đăng nhập để tiếp tục với sản phẩm bạn đang xem.')).toBeVisible();
	await expectAccessible(page);
});

test('places that did not come are asked for again', async ({ page }) => {
	await page.goto(SHIRT);
	await page.route('**/api/provinces**', (route) => route.abort());
	const open = page.getByRole('button', { name: 'Xem phí và ngày nhận đến chỗ bạn' });
	await open.click();
	await expect(says(page)).toBeVisible();
	await expect(open).toHaveAttribute('aria-expanded', 'false');
	await page.unroute('**/api/provinces**');
	await page.route('**/wards**', (route) => route.abort());
	await open.click();
	const province = page.getByLabel('Tỉnh, thành phố');
	await province.selectOption({ label: 'Hà Nội' });
	await expect(says(page)).toBeVisible();
	await expect(province).toHaveValue('');
	await page.unroute('**/wards**');
	await province.selectOption({ label: 'Hà Nội' });
	await page.getByLabel('Phường, xã, đặc khu').selectOption({ label: 'Phường Ba Đình' });
	await expect(page.locator('[data-delivery-answer]')).toContainText('Phường Ba Đình');
});

test('a list of wishes whose line is lost says so, and makes a list later', async ({ page }) => {
	await register(page, '/customer/wishlist');
	await loseTheLine(page);
	const make = page.getByRole('button', { name: 'Tạo danh sách' });
	await make.click();
	await expect(says(page)).toBeVisible();
	await page.context().setOffline(false);
	await make.click();
	await expect(page.getByRole('dialog', { name: 'Tạo danh sách' })).toBeVisible();
});
