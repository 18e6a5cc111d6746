import { expect, test, waitForHydration } from '../fixtures.ts';

const PHONE_IN_TWO_COLOURS = '/product/dien-thoai-song-lam-a5-pin-6-000-mah';
const REDUCED = '/product/ao-thun-co-tron-cotton-hai-chieu';
/** A product in local storage that was unpublished since then. */
const TAKEN_DOWN = { id: '01890000-0000-7000-8000-000000000000', slug: 'da-go-xuong', name: 'Đã gỡ xuống', hash: '' };

test.use({ viewport: { width: 390, height: 844 } });

test('the gallery follows the chosen colour and opens by keyboard; the shipping fee to a ward is remembered', async ({
	page,
}) => {
	await page.goto(PHONE_IN_TWO_COLOURS);
	const count = page.locator('[data-gallery-count]');
	await waitForHydration(page);
	const pictures = page.getByRole('link', { name: /^Xem ảnh lớn/ });
	await expect(page.locator('.gallery a[tabindex="0"]')).toHaveCount(1);
	await pictures.first().press('ArrowRight');
	await expect(pictures.nth(1)).toBeFocused();
	await expect(count).toHaveText('2/5');
	const inOrder = ['.gallery-window', '.price-large', 'main h1', '.variant-row >> nth=-1', '.buy-actions'];
	const boxes = await Promise.all(inOrder.map((part) => page.locator(part).first().boundingBox()));
	for (const [index, box] of boxes.slice(1).entries())
		expect((boxes[index]?.y ?? Infinity) + (boxes[index]?.height ?? 0), inOrder[index]).toBeLessThanOrEqual(
			box?.y ?? 0,
		);
	await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeHidden();
	await page.getByRole('navigation', { name: 'Chọn màu' }).getByRole('link').first().click();
	await expect(count).toHaveText('1/5');
	await page
		.getByRole('link', { name: /^Xem ảnh lớn/ })
		.first()
		.press('Enter');
	const large = page.getByRole('dialog', { name: 'Ảnh lớn' });
	await expect(large.getByText('Ảnh 1 trên 5')).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('+');
	await expect(large.locator('.zoom-stage')).toHaveAttribute('data-zoomed', 'true');
	await page.keyboard.press('Escape');
	await expect(large).toHaveCount(0);
	await expect(count).toHaveText('2/5');

	const open = page.getByRole('button', { name: 'Xem phí giao và ngày nhận' });
	await page.route('**/api/provinces**', (route) => route.abort());
	await open.click();
	await expect(page.getByText(/^Chưa kết nối được với Chợ Biz/).first()).toBeVisible();
	await page.unroute('**/api/provinces**');
	await open.click();
	await page.getByLabel('Tỉnh, thành phố').selectOption({ label: 'Hà Nội' });
	await page.getByLabel('Phường, xã, đặc khu').selectOption({ label: 'Phường Ba Đình' });
	const answer = page.locator('[data-delivery-answer]');
	await expect(answer).toHaveText(/Giao đến Phường Ba Đình, Hà Nội.*nhận từ \d\d\/\d\d đến \d\d\/\d\d/);
	await expect(page.getByRole('button', { name: 'Đổi nơi nhận' })).toBeFocused();
	await page.goto(REDUCED);
	await page.locator('[data-delivery]').scrollIntoViewIfNeeded();
	await expect(answer).toHaveText(/Phường Ba Đình/);
});

test('two products are compared, and the recently viewed product is shown again', async ({ page }) => {
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
	await page.goto('/so-sanh');
	await expect(table.getByRole('columnheader')).toHaveCount(3);
	await page.getByRole('link', { name: 'Bỏ hết' }).click();
	await expect(page.getByRole('heading', { name: 'Chưa có sản phẩm nào để so sánh' })).toBeVisible();
});
