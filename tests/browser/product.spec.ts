import { expect, expectAccessible, fitsTheScreen, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const PHONE_IN_TWO_COLOURS = '/product/dien-thoai-song-lam-a5-pin-6-000-mah';
const REDUCED = '/product/ao-thun-co-tron-cotton-hai-chieu';
const ENDED = '/product/mat-na-bun-khoang-thap-ba';
const RESTING = '/product/giay-leo-nui-co-lung';

/** A browser may remember what nobody is shown any more. */
const TAKEN_DOWN = { id: '01890000-0000-7000-8000-000000000000', slug: 'da-go-xuong', name: 'Đã gỡ xuống', hash: '' };

test('pictures follow their thumbnails and the chosen colour, and open large by keyboard', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto(PHONE_IN_TWO_COLOURS);
	const count = page.locator('[data-gallery-count]');
	await expect(count).toHaveText('1/3');
	await page.getByRole('list', { name: 'Chọn ảnh' }).getByRole('link').nth(1).click();
	await expect(count).toHaveText('2/3');
	await expect(page.locator('astro-island[ssr]').filter({ has: page.getByRole('button') })).toHaveCount(0);
	await page.getByRole('navigation', { name: 'Chọn màu' }).getByRole('link').first().click();
	await expect(count).toHaveText('1/3');
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);

	await page
		.getByRole('link', { name: /^Xem ảnh lớn/ })
		.first()
		.press('Enter');
	const large = page.getByRole('dialog', { name: 'Ảnh lớn' });
	await expect(large.getByText('Ảnh 1 trên 3')).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expect(large.getByText('Ảnh 2 trên 3')).toBeVisible();
	await page.keyboard.press('+');
	await expect(large.locator('.zoom-stage')).toHaveAttribute('data-zoomed', 'true');
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(large).toHaveCount(0);
	await expect(count).toHaveText('2/3');
});

test('the fee to my own ward stands on the page before the cart, and is remembered', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto(PHONE_IN_TWO_COLOURS);
	await page.getByRole('button', { name: 'Xem phí và ngày nhận đến chỗ bạn' }).click();
	await page.getByLabel('Tỉnh, thành phố').selectOption({ label: 'Hà Nội' });
	await page.getByLabel('Phường, xã, đặc khu').selectOption({ label: 'Phường Ba Đình' });
	const answer = page.locator('[data-delivery-answer]');
	await expect(answer).toHaveText(/Giao đến Phường Ba Đình, Hà Nội.*32\.000\s₫.*nhận từ \d\d\/\d\d đến \d\d\/\d\d/);
	await expect(page.getByRole('button', { name: 'Đổi nơi nhận' })).toBeFocused();
	// Half under the bar that sticks to the top a button counts as too small.
	await page.evaluate(() => scrollTo(0, 0));
	await expectAccessible(page);
	await page.goto(REDUCED);
	await page.locator('[data-delivery]').scrollIntoViewIfNeeded();
	await expect(answer).toHaveText(/Phường Ba Đình/);
});

test('two products stand side by side, differences marked, and what was looked at comes back', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto(REDUCED);
	await page.goto(PHONE_IN_TWO_COLOURS);
	await page.evaluate((gone) => {
		const seen = JSON.parse(localStorage.getItem('chobiz-seen') ?? '[]');
		localStorage.setItem('chobiz-seen', JSON.stringify([gone, ...seen]));
	}, TAKEN_DOWN);
	await page.reload();
	const seen = page.getByRole('region', { name: 'Bạn vừa xem' });
	await expect(seen.getByRole('link')).toHaveText(/Áo thun cổ tròn/);
	await expect(seen.locator('.price-now')).toHaveText(/^[1-9][\d.]*\s₫$/);
	await page.getByRole('link', { name: 'Thêm vào so sánh' }).click();
	await page.getByRole('link', { name: 'Xem trang so sánh' }).click();
	await expect(page).toHaveURL(/\/so-sanh\?ids=/);
	await page
		.getByRole('link', { name: /^Thêm vào so sánh: / })
		.first()
		.click();
	const table = page.getByRole('region', { name: 'So sánh sản phẩm' });
	await expect(table.getByRole('columnheader')).toHaveCount(3);
	await expect(table.locator('tr[data-differs]').first()).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await page.goto('/so-sanh');
	await expect(table.getByRole('columnheader')).toHaveCount(3);
	await page.getByRole('link', { name: 'Bỏ hết' }).click();
	await expect(page.getByRole('heading', { name: 'Chưa có món nào để so sánh' })).toBeVisible();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('what is sold no more promises nothing and leads on to what is alike', async ({ page }) => {
		await page.goto(ENDED);
		const main = page.getByRole('main');
		await expect(main.getByText('Người bán đã ngừng kinh doanh sản phẩm này.')).toBeVisible();
		await expect(main.getByText('bizcoin')).toHaveCount(0);
		await expect(main.getByText('Người bán chuẩn bị trong')).toHaveCount(0);
		await main.getByRole('link', { name: 'Xem hàng tương tự' }).click();
		await expect(main.getByRole('heading', { name: 'Hàng tương tự' })).toBeInViewport();
	});

	test('while its shop rests a product promises neither a day nor coin, and keeps what holds of returns', async ({
		page,
	}) => {
		await page.goto(RESTING);
		const main = page.getByRole('main');
		await expect(main.getByText(/^Gian hàng nghỉ đến hết ngày/)).toBeVisible();
		await expect(main.getByText('bizcoin')).toHaveCount(0);
		await expect(main.getByText('Người bán chuẩn bị trong')).toHaveCount(0);
		await expect(main.getByText('Hàng lỗi, sai hoặc thiếu')).toBeVisible();
	});

	test('a reduced product shows its line of prices with a table behind it, its facts and its fees', async ({
		page,
	}) => {
		await page.goto(REDUCED);
		const main = page.getByRole('main');
		await expect(main.getByRole('img', { name: /^Biểu đồ giá 30 ngày qua, thấp nhất/ })).toBeVisible();
		await main.getByText('Xem bảng giá').first().click();
		await expect(main.getByRole('columnheader', { name: 'Từ ngày' })).toBeVisible();
		await main.getByText('Phí giao theo khoảng cách').click();
		await expect(main.getByRole('row', { name: /^Khác miền/ })).toBeVisible();
		await expect(main.getByRole('heading', { name: 'Thông tin chi tiết' })).toBeVisible();
		await main.getByRole('link', { name: 'Thêm vào so sánh' }).click();
		await expect(main.getByRole('columnheader').nth(1)).toContainText('Áo thun cổ tròn');
	});
});
