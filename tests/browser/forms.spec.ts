import type { Page } from '@playwright/test';
import { expect, expectAccessible, register, signIn, test } from './fixtures.ts';
import { addAddress, buyNow, putIntoCart } from './shopping.ts';

const PHONE = { width: 390, height: 844 };
const TOO_HEAVY_BYTES = 10 * 1024 * 1024 + 1;
const NOTE_MAX = 500;

const awake = (page: Page) => expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);

test('a picture that cannot be taken is refused beside its field, and stays refused until another is chosen', async ({
	page,
}) => {
	await signIn(page, 'shop@demo.chobiz.vn', '/Vendor/info');
	await awake(page);
	const banner = page.locator('.field').filter({ hasText: 'Ảnh bìa' }).first();
	const file = banner.locator('input[type="file"]');
	await file.setInputFiles({ name: 'bia.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(TOO_HEAVY_BYTES) });
	await expect(banner.getByText('bia.jpg: ảnh nặng quá 10 MB', { exact: false })).toBeVisible();
	await expect(file).toHaveAccessibleDescription(/nặng quá 10 MB/);
	await file.setInputFiles({ name: 'thu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
	await expect(banner.getByText('thu.jpg: tệp này không phải ảnh', { exact: false })).toBeVisible();
	await expect(banner.getByText('nặng quá')).toHaveCount(0);
	await expectAccessible(page);
});

test('what is pasted above a limit stays whole, is counted, and is refused in words until it is shorter', async ({
	page,
}) => {
	await signIn(page, 'shop@demo.chobiz.vn', '/Vendor/info');
	await awake(page);
	const field = page.getByLabel('Câu giới thiệu');
	const before = await field.inputValue();
	const long = 'Đồ nhà làm. '.repeat(40).trim();
	await field.fill(long);
	await expect(field).toHaveValue(long);
	await expect(field).toHaveAccessibleDescription(/Nhiều nhất 120 ký tự, bạn bớt \d+ ký tự nhé\./);
	await page.getByRole('button', { name: 'Lưu trang gian hàng' }).click();
	await expect(field).toBeFocused();
	await expectAccessible(page);
	await field.fill(before);
	await expect(field).not.toHaveAccessibleDescription(/Nhiều nhất/);

	await page.goto('/Search?q=gao');
	await page.locator('.product-card a').first().click();
	const question = page.getByLabel('Bạn muốn hỏi gì về sản phẩm này?');
	await question.focus();
	await page.evaluate((text) => navigator.clipboard?.writeText(text).catch(() => undefined), long);
	await question.evaluate((box: HTMLTextAreaElement, length) => {
		box.select();
		document.execCommand('insertText', false, 'x'.repeat(length));
	}, NOTE_MAX + 23);
	await expect(question).toHaveValue('x'.repeat(NOTE_MAX + 23));
	await expect(question).toHaveAccessibleDescription(/Nhiều nhất 500 ký tự, bạn bớt 23 ký tự nhé\./);
	await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
	await expect(question).toBeFocused();
	await expectAccessible(page);
});

test('one press marks every wrong field of an address, and nothing is red before it', async ({ page }) => {
	await register(page, '/customer/address');
	await page.getByRole('button', { name: 'Thêm địa chỉ' }).click();
	const sheet = page.getByRole('dialog', { name: 'Thêm địa chỉ mới' });
	await expect(sheet.locator('.field-error')).toHaveCount(0);
	await sheet.getByLabel('Họ tên người nhận').fill('n'.repeat(300));
	await sheet.getByLabel('Số nhà, đường, thôn xóm').fill('😀');
	await sheet.getByLabel('Ghi chú cho người giao').fill('g'.repeat(1000));
	await sheet.getByRole('button', { name: 'Lưu địa chỉ' }).click();
	for (const [label, words] of [
		['Họ tên người nhận', /Nhiều nhất 80 ký tự/],
		['Số điện thoại', /Bạn chưa nhập ô này/],
		['Số nhà, đường, thôn xóm', /Cần ít nhất 3 ký tự/],
		['Ghi chú cho người giao', /Nhiều nhất 200 ký tự/],
	] as const)
		await expect(sheet.getByLabel(label)).toHaveAccessibleDescription(words);
	await expect(sheet.getByText('Bạn chưa chọn tỉnh, thành phố.')).toBeVisible();
	await expectAccessible(page);
});

test('an old address with a district, pasted whole, fills the form with the place of today', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page, '/customer/address');
	await page.getByRole('button', { name: 'Thêm địa chỉ' }).click();
	const sheet = page.getByRole('dialog', { name: 'Thêm địa chỉ mới' });
	await sheet.getByText('Dán cả địa chỉ').click();
	const pasted = sheet.getByLabel('Địa chỉ đầy đủ');
	const fill = sheet.getByRole('button', { name: 'Điền giúp tôi' });
	await pasted.fill('Nhà tôi gần chợ');
	await fill.click();
	await expect(pasted).toHaveAccessibleDescription(/chưa nhận ra/);
	await pasted.fill('45/7 Lê Đức Thọ, P.12, Q. Gò Vấp, TPHCM');
	await fill.click();
	await expect(sheet.getByText(/Đã điền Phường An Hội Tây, TP\. Hồ Chí Minh \(trước là Phường 12/)).toBeVisible();
	await expect(sheet.getByLabel('Số nhà, đường, thôn xóm')).toHaveValue('45/7 Lê Đức Thọ');
	await pasted.fill('Nhà tôi gần chợ');
	await fill.click();
	await expect(sheet.getByLabel('Số nhà, đường, thôn xóm')).toHaveValue('');
	await expect(sheet.getByRole('combobox', { name: 'Phường, xã, đặc khu' })).toHaveValue('');
	await pasted.fill('1 Trần Thái Tông, Dịch Vọng, Cầu Giấy, Hà Nội');
	await fill.click();
	await expectAccessible(page);
	await sheet.getByRole('button', { name: 'Phường Nghĩa Đô, Hà Nội' }).click();
	await expect(sheet.getByRole('combobox', { name: 'Phường, xã, đặc khu' })).toHaveValue('Phường Nghĩa Đô');
	await sheet.getByLabel('Họ tên người nhận').fill('Nguyễn Thị Mai');
	await sheet.getByLabel('Số điện thoại').fill('0912 345 678');
	await sheet.getByRole('button', { name: 'Lưu địa chỉ' }).click();
	await expect(page.getByText('1 Trần Thái Tông, Phường Nghĩa Đô, Hà Nội')).toBeVisible();
});

const isUnderDialog = (page: Page): Promise<boolean> =>
	page.evaluate(() => (history.state as { overlay?: true } | null)?.overlay === true);

test('Back closes what lies over a page and stays on the page; closed otherwise, Back leaves it', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page, '/customer/address');
	const here = page.url();
	const add = page.getByRole('button', { name: 'Thêm địa chỉ' });
	const sheet = page.getByRole('dialog', { name: 'Thêm địa chỉ mới' });
	await add.click();
	await expect(sheet).toBeVisible();
	await expect.poll(() => isUnderDialog(page)).toBe(true);
	await page.goBack();
	await expect(sheet).toBeHidden();
	expect(page.url()).toBe(here);
	await add.click();
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	// What it left behind is taken back in its own time.
	await expect.poll(() => isUnderDialog(page)).toBe(false);
	await page
		.getByRole('banner')
		.getByRole('link', { name: /^Giỏ hàng/ })
		.click();
	await expect(page.getByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible();
	await expect.poll(() => isUnderDialog(page)).toBe(true);
	await page.goBack();
	await expect(page.getByRole('dialog', { name: 'Giỏ hàng' })).toBeHidden();
	expect(page.url()).toBe(here);
	await page.goto('/category/thoi-trang');
	await page.getByRole('link', { name: 'Lọc' }).click();
	const filters = page.getByRole('dialog', { name: 'Bộ lọc' });
	await filters.getByRole('checkbox', { name: /^Đang giảm giá/ }).check();
	await expect(page).toHaveURL(/sale=1/);
	await page.goBack();
	await expect(filters).toBeHidden();
	await expect(page).toHaveURL(/sale=1/);
	await expect.poll(() => isUnderDialog(page)).toBe(false);
	await page.goBack();
	await expect(page).toHaveURL(here);
});

test('a line taken out in one tab is gone in the other', async ({ page }) => {
	await register(page);
	await putIntoCart(page, 'giam gao');
	await putIntoCart(page, 'tra o long');
	await page.goto('/customer/cart');
	const other = await page.context().newPage();
	await other.goto('/customer/cart');
	await expect(other.locator('.cart-row')).toHaveCount(2);
	await awake(other);
	await awake(page);
	await page
		.getByRole('button', { name: /^Bỏ khỏi giỏ/ })
		.first()
		.click();
	await expect(page.locator('.cart-row')).toHaveCount(1);
	await expect(other.locator('.cart-row')).toHaveCount(1);
	await expect(other.getByRole('banner').getByRole('link', { name: 'Giỏ hàng, 1 món' })).toBeVisible();
	await other.close();
});

test('a message to the shop outlives a reload, and is not said again in the next order', async ({ page }) => {
	const said = 'Gói kỹ giúp mình nhé';
	await register(page);
	await buyNow(page, 'mut gung');
	await addAddress(page);
	await page.getByText('Thêm lời nhắn cho người bán').first().click();
	await page.getByLabel('Lời nhắn cho người bán').first().fill(said);
	await page.reload();
	await expect(page.locator('.checkout-note-said')).toHaveText(said);
	await page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
	await page.getByRole('button', { name: 'Đặt hàng', exact: true }).click();
	await page.waitForURL('**/customer/orders?placed=**');
	await buyNow(page, 'mut gung');
	await awake(page);
	await expect(page.locator('.checkout-note-said')).toHaveCount(0);
});

test('a price filter says what it understood and what it could not read', async ({ page }) => {
	await page.goto('/category/thoi-trang');
	const [from, to] = [page.getByLabel('Từ (₫)'), page.getByLabel('Đến (₫)')];
	await from.fill('abc');
	await from.press('Enter');
	await expect(from).toHaveAccessibleDescription(/chưa phải là số tiền/);
	await expect(from).toHaveValue('abc');
	await from.fill('-5');
	await from.press('Enter');
	await expect(from).toHaveAccessibleDescription(/không nhỏ hơn 0/);
	await from.fill('500.000');
	await to.fill('100.000');
	await to.press('Enter');
	await expect(
		page.locator('.filter-form').getByText(/^Giá từ lớn hơn giá đến, nên đang tìm từ 100\.000\s₫ đến 500\.000\s₫\.$/),
	).toBeVisible();
	await expect(from).toHaveValue('100.000');
	await expect(to).toHaveValue('500.000');
	await expectAccessible(page);
	await page.goto('/category/thoi-trang?min=9&max=abc');
	await expect(to).toHaveAccessibleDescription(/chưa phải là số tiền/);
});

/** Of one island what makes it answer comes late, as on a slow line: when it is let. */
async function comesLate(page: Page, island: string): Promise<() => void> {
	const { promise: isLet, resolve: letCome } = Promise.withResolvers<void>();
	await page.route(new RegExp(`/_astro/${island}\\..*\\.js`), async (route) => {
		await isLet;
		await route.continue();
	});
	return letCome;
}
const asleep = (page: Page, text: string) => page.locator('astro-island[ssr]').filter({ hasText: text });

test('how one pays, chosen while the checkout still wakes, is how the order is paid', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await buyNow(page, 'mut gung');
	await addAddress(page);
	const letCome = await comesLate(page, 'Checkout');
	await page.reload({ waitUntil: 'domcontentloaded' });
	await expect(asleep(page, 'Cách thanh toán')).toHaveCount(1);
	await page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
	// Pressed as early as it was chosen.
	await page.getByRole('button', { name: /^Đặt hàng/ }).click();
	letCome();
	await page.waitForURL('**/customer/orders?placed=**');
});

test('a name typed while its form still wakes is the name that is saved, however early one presses', async ({
	page,
}) => {
	await register(page, '/about-us');
	const letTell = await comesLate(page, 'early-entries');
	const letCome = await comesLate(page, 'ProfileForm');
	await page.goto('/customer/info', { waitUntil: 'domcontentloaded' });
	await expect(asleep(page, 'Họ và tên')).toHaveCount(1);
	await page.getByLabel('Họ và tên').fill('Lê Văn Sớm');
	letCome();
	await expect(asleep(page, 'Họ và tên')).toHaveCount(0);
	await page.locator('form.account-form').getByRole('button').click();
	letTell();
	await expect(page.getByText('Đã lưu').first()).toBeVisible();
	await page.unrouteAll({ behavior: 'wait' });
	await page.reload();
	await expect(page.getByLabel('Họ và tên')).toHaveValue('Lê Văn Sớm');
});
