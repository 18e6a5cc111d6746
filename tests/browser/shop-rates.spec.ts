import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
/** Nobody orders of them: while one of them does not serve a region, nobody there could. */
const SHOPS = ['shop12@demo.chobiz.vn', 'shop4@demo.chobiz.vn'];
const ownShop = (): string => SHOPS[test.info().parallelIndex % SHOPS.length] ?? '';

test('a shop sets its own rates on a phone, sees what an order would pay, and so do buyers; then takes the market’s again', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await signIn(page, ownShop());
	await page.goto('/Vendor/info');
	const part = page.getByRole('region', { name: 'Phí giao hàng' });
	await part.scrollIntoViewIfNeeded();
	await expect(part.getByText('Bạn đang dùng biểu phí của Chợ Biz')).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);

	await part.getByRole('button', { name: 'Đặt bảng phí chung' }).click();
	const dialog = page.getByRole('dialog', { name: 'Bảng phí chung' });
	const near = dialog.getByRole('group', { name: 'Cùng tỉnh' });
	await near.getByLabel('1 kg đầu').fill('12000');
	await dialog.getByRole('group', { name: 'Khác miền' }).getByLabel('Có giao').uncheck();
	await dialog.getByLabel(/Miễn phí giao cho đơn từ/).fill('900000');
	await expect(dialog.getByText(/^Đơn 1,2 kg đến .*: 15\.000/)).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Lưu bảng phí' }).click();
	await expect(dialog).toBeHidden();
	await expect(part.getByRole('heading', { name: 'Phí chung' })).toBeVisible();
	await expect(part.getByText('không giao', { exact: true })).toBeVisible();

	await page.getByRole('link', { name: 'Xem trang gian hàng' }).click();
	await page.waitForURL('**/Shop/**');
	await page.locator('.product-card a').first().click();
	await page.waitForURL('**/product/**');
	await page.getByText('Phí giao theo khoảng cách').click();
	await expect(page.getByText('Không giao đến')).toBeVisible();
	await expect(page.getByText(/giao miễn phí cho đơn từ 900\.000/)).toBeVisible();
	await page.evaluate(() => scrollTo(0, 0));
	await expectAccessible(page);

	await page.goto('/Vendor/info');
	await part.getByRole('button', { name: 'Bỏ Phí chung' }).click();
	await page.getByRole('dialog', { name: 'Bỏ Phí chung?' }).getByRole('button', { name: 'Bỏ', exact: true }).click();
	await expect(part.getByText('Bạn đang dùng biểu phí của Chợ Biz')).toBeVisible();
});

test('two tabs on one profile: the second is shown what the first has written and keeps its own numbers', async ({
	page,
	context,
}) => {
	await signIn(page, ownShop());
	await page.goto('/Vendor/info');
	const open = async (tab: typeof page, name: RegExp | string) => {
		const part = tab.getByRole('region', { name: 'Phí giao hàng' });
		await part.getByRole('button', { name }).click();
		return tab.getByRole('dialog');
	};
	const made = await open(page, 'Thêm bảng phí cho một số món');
	await made.getByLabel('Tên bảng phí').fill('Hàng nặng');
	await made.getByRole('button', { name: 'Lưu bảng phí' }).click();
	await expect(page.getByRole('heading', { name: 'Hàng nặng' })).toBeVisible();
	const second = await context.newPage();
	await second.goto('/Vendor/info');
	const mine = await open(second, 'Sửa Hàng nặng');
	await mine.getByLabel('Tên bảng phí').fill('Hàng rất nặng');
	const first = await open(page, 'Sửa Hàng nặng');
	await first.getByLabel('Tên bảng phí').fill('Hàng cồng kềnh');
	await first.getByRole('button', { name: 'Lưu bảng phí' }).click();
	await expect(page.getByRole('heading', { name: 'Hàng cồng kềnh' })).toBeVisible();
	await mine.getByRole('button', { name: 'Lưu bảng phí' }).click();
	await expect(mine.getByText('Hàng cồng kềnh')).toBeVisible();
	await expect(mine.getByLabel('Tên bảng phí')).toHaveValue('Hàng rất nặng');
	await mine.getByRole('button', { name: 'Giữ bản của tôi' }).click();
	await mine.getByRole('button', { name: 'Lưu bảng phí' }).click();
	await expect(second.getByRole('heading', { name: 'Hàng rất nặng', exact: true })).toBeVisible();
	await second.getByRole('button', { name: 'Bỏ Hàng rất nặng' }).click();
	await second.getByRole('dialog').getByRole('button', { name: 'Bỏ', exact: true }).click();
	await expect(second.getByRole('heading', { name: 'Hàng rất nặng', exact: true })).toBeHidden();
});

test('what remains of a price, and the price for an amount, on a phone', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await signIn(page, ownShop());
	await page.goto('/Vendor/money');
	const part = page.getByRole('region', { name: 'Tính thử tiền nhận được' });
	await part.scrollIntoViewIfNeeded();
	await part.getByLabel('Danh mục của món').selectOption({ label: 'Gạo & ngũ cốc' });
	await part.getByLabel('Giá bán').fill('200000');
	await expect(part.getByText('Gian hàng nhận')).toBeVisible();
	await expect(part.getByText(/^-?−?8\.000/)).toBeVisible();
	await part.getByLabel('Muốn nhận từng này thì bán giá nào').check();
	await expect(part.getByText(/trở lên là đủ/)).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await page.evaluate(() => scrollTo(0, 0));
	await expectAccessible(page);
});
