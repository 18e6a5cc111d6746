import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, fitsTheScreen, register, signIn, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const NAME = 'Quà <b>biếu</b> & tặng';

const wide = (): Promise<Buffer> =>
	sharp({ create: { width: 1600, height: 400, channels: 3, background: '#a44a3f' } })
		.jpeg()
		.toBuffer();

/** The page of the shop that sells most, without anybody's favourites. */
async function openShop(page: Page): Promise<string> {
	await page.goto('/Search?sort=best_selling');
	await page.locator('.product-card a').first().click();
	await page.getByRole('link', { name: 'Xem gian hàng' }).click();
	await page.waitForURL('**/Shop/**');
	await expect(page.locator('[data-follow][data-live]')).toBeVisible();
	return new URL(page.url()).pathname;
}

async function somebodyElse(browser: Browser): Promise<Page> {
	const context = await browser.newContext();
	return context.newPage();
}

test('a visitor who presses follow signs up, comes back and follows; the list keeps the shop until it is left', async ({
	page,
	browser,
}) => {
	await page.setViewportSize(PHONE);
	const visitor = await somebodyElse(browser);
	await register(visitor);
	const cookies = await visitor.context().cookies();
	await visitor.context().close();

	const path = await openShop(page);
	const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
	const button = page.getByRole('button', { name: /theo dõi/i });
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);
	await button.focus();
	await page.keyboard.press('Enter');
	await page.waitForURL(({ pathname }) => pathname.startsWith('/identity/') || pathname === '/Auth/Login');
	await page.waitForLoadState('networkidle');
	await page.context().addCookies(cookies.filter(({ name: cookie }) => /^(__Host-)?sid/.test(cookie)));
	await page.goto(path);
	await expect(button).toHaveAccessibleName(/^Đang theo dõi/);
	await expect(page.getByText(`Bạn đang theo dõi ${name}`).first()).toBeVisible();

	await page.goto('/customer/shops');
	const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
	await expect(row.getByText(/Theo dõi từ/)).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await row.getByRole('button').click();
	await expect(page.getByText(`Đã bỏ theo dõi ${name}`).first()).toBeVisible();
	await row.getByRole('button', { name: /^Theo dõi/ }).click();
	await expect(row.getByRole('button', { name: /^Đang theo dõi/ })).toBeVisible();
	const left = page.waitForResponse((answer) => answer.request().postData() === '{"isFollowing":false}');
	await row.getByRole('button').click();
	await expect(row.getByRole('button', { name: /^Theo dõi/ })).toBeVisible();
	await left;

	const answered: string[] = [];
	const { promise: isPressedTwice, resolve: answerNow } = Promise.withResolvers<void>();
	await page.route('**/api/shops/*/follow', async (route) => {
		await isPressedTwice;
		await route.fulfill({ response: await route.fetch() });
		answered.push(route.request().postData() ?? '');
	});
	await row.getByRole('button').click();
	await row.getByRole('button', { name: /^Đang theo dõi/ }).click();
	await expect(row.getByRole('button', { name: /^Theo dõi/ })).toBeVisible();
	answerNow();
	await expect.poll(() => answered).toEqual(['{"isFollowing":true}', '{"isFollowing":false}']);
	await expect(row.getByRole('button', { name: /^Theo dõi/ })).toBeVisible();
	await page.reload();
	await expect(page.getByText('The list is empty')).toBeVisible();
});

test('a shop keeps its page: banner, holiday, a section of its own, and readers see them', async ({
	page,
	browser,
}) => {
	await signIn(page, 'shop2@demo.chobiz.vn', '/Vendor/info');
	await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
	await page.getByLabel(/Ảnh bìa/).setInputFiles({ name: 'bia.jpg', mimeType: 'image/jpeg', buffer: await wide() });
	await page.getByLabel(/Câu giới thiệu ngắn/).fill('Gọi 0912 345 678 để được giá gốc');
	await page.getByRole('button', { name: 'Lưu trang gian hàng' }).click();
	await expect(page.getByLabel(/Câu giới thiệu ngắn/)).toHaveAccessibleDescription(/Có số điện thoại/);
	await expectAccessible(page);
	await page.getByLabel(/Câu giới thiệu ngắn/).fill('May tại Đà Nẵng, đổi cỡ trong bảy ngày');
	await page.getByRole('button', { name: 'Lưu trang gian hàng' }).click();
	await expect(page.getByText('Đã lưu. Khách thấy ngay trên trang gian hàng.').first()).toBeVisible();

	await page.getByLabel('Tên mục mới').fill('Ghé shopcuatoi.com');
	await page.getByRole('button', { name: 'Thêm mục' }).click();
	await expect(page.getByLabel('Tên mục mới')).toHaveAccessibleDescription(/Tên mục có từ không được phép/);
	await page.getByLabel('Tên mục mới').fill(NAME);
	await page.getByRole('button', { name: 'Thêm mục' }).click();
	const row = page.getByRole('listitem').filter({ hasText: NAME });
	await row.getByRole('button', { name: /Xếp hàng/ }).click();
	const dialog = page.getByRole('dialog', { name: /Xếp hàng vào mục/ });
	await dialog.getByRole('checkbox', { name: 'Mền lụa mỏng mùa hè', exact: true }).check();
	await expect(row.getByText('1 món đang bán')).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(row.getByRole('button', { name: /Xếp hàng/ })).toBeFocused();
	await row.getByRole('button', { name: /^Đưa .* lên/ }).click();

	const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
	await page.getByLabel('Nghỉ từ ngày').fill(soon);
	const last = page.getByLabel('Đến hết ngày');
	await last.fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
	await page.getByRole('button', { name: 'Lưu lịch nghỉ' }).click();
	await expect(last).toHaveAccessibleDescription(/không được trước ngày nghỉ đầu/);
	await last.fill(soon);
	await expect(last).toHaveAccessibleDescription('');
	await page.getByLabel(/Lời nhắn cho khách/).fill('Cả xưởng đi nghỉ mát.');
	await page.getByRole('button', { name: 'Lưu lịch nghỉ' }).click();
	await expect(page.getByText('Đã lưu lịch nghỉ.').first()).toBeVisible();
	await page.setViewportSize(PHONE);
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);

	const href = (await page.getByRole('link', { name: 'Xem trang gian hàng' }).getAttribute('href')) ?? '';
	const reader = await somebodyElse(browser);
	await expect(async () => {
		await reader.goto(href);
		await expect(reader.getByText(/Gian hàng sắp nghỉ ngày/)).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 15_000 });
	await expect(reader.getByText('Cả xưởng đi nghỉ mát.')).toBeVisible();
	await reader.getByRole('link', { name: NAME }).click();
	await expect(reader.locator('.product-card')).toHaveCount(1);
	await reader.getByRole('link', { name: 'Mới nhất' }).click();
	await expect(reader).toHaveURL(/section=.*sort=newest/);
	await expect(reader.locator('.product-card')).toHaveCount(1);
	await expectAccessible(reader);
	await reader.context().close();

	await page.getByRole('button', { name: 'Bỏ lịch nghỉ' }).click();
	await expect(page.getByText('Đã bỏ lịch nghỉ. Gian hàng bán như thường.').first()).toBeVisible();
	await row.getByRole('button', { name: /^Xóa/ }).click();
	await page
		.getByRole('dialog', { name: /Xóa mục/ })
		.getByRole('button', { name: 'Xóa' })
		.click();
	await expect(row).toHaveCount(0);
});

test('without a script a shop is searched, sorted into its sections and filtered as a document', async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto('/Search?sort=best_selling');
	const product = await page.locator('.product-card a').first().getAttribute('href');
	await page.goto(product ?? '');
	await page.getByRole('link', { name: 'Xem gian hàng' }).click();
	await page.getByRole('navigation', { name: 'Danh mục của gian hàng' }).getByRole('link').nth(1).click();
	await expect(page).toHaveURL(/section=/);
	const name = (await page.locator('.product-card h3').first().textContent()) ?? '';
	await page.getByRole('searchbox', { name: 'Tìm trong gian hàng' }).fill(name);
	await page.getByRole('button', { name: 'Tìm', exact: true }).last().click();
	await expect(page).toHaveURL(/section=.*q=/);
	await expect(page.locator('.product-card').first()).toContainText(name);
	for (const junk of ['section=%27%3B--', 'section=a&section=b', `section=${'x'.repeat(9000)}`, 'section=%00']) {
		const answer = await page.request.get(`${new URL(page.url()).pathname}?${junk}`);
		expect([200, 400, 414]).toContain(answer.status());
	}
	await context.close();
});
