import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { pressWithKeys, tabTo, typeWithKeys } from './keyboard.ts';

test.use({ viewport: { width: 390, height: 844 } });
const SHOP = 'shop@demo.chobiz.vn';

/** A number would look like one to call. */
const letters = (number: number): string => [...String(number)].map((digit) => 'abcdeghikl'[Number(digit)]).join('');

const picture = async (colour: string): Promise<Buffer> =>
	sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
		.jpeg()
		.toBuffer();

test('a product with six choices and pictures is made by keyboard and stands on the market', async ({ page }) => {
	test.setTimeout(120_000);
	const name = `Khăn rằn dệt tay ${letters(Date.now())}`;
	await signIn(page, SHOP, '/Vendor/add-product');
	await page.getByLabel('Danh mục', { exact: true }).selectOption({ index: 3 });
	await typeWithKeys(page, page.getByLabel('Tên sản phẩm'), name);
	await typeWithKeys(
		page,
		page.getByLabel('Mô tả', { exact: true }),
		'Khăn rằn dệt tay ở Long Khánh, sợi bông mềm, không phai.',
	);
	const files = await Promise.all(['#2a7', '#27a'].map(picture));
	await page
		.getByLabel('Thêm ảnh')
		.setInputFiles(files.map((buffer, at) => ({ name: `anh-${at}.jpg`, mimeType: 'image/jpeg', buffer })));
	await expect(page.locator('.editor-picture')).toHaveCount(2, { timeout: 20_000 });
	const first = await page.locator('.editor-picture img').first().getAttribute('src');
	await pressWithKeys(page, page.getByRole('button', { name: 'Xuống Ảnh 1' }));
	await expect(page.locator('.editor-picture img').nth(1)).toHaveAttribute('src', first ?? '');
	for (const [at, [option, values]] of [
		['Màu', 'Đen, Đỏ, Xanh'],
		['Cỡ', 'Lớn, Nhỏ'],
	].entries()) {
		await pressWithKeys(page, page.getByRole('button', { name: 'Thêm nhóm phân loại' }));
		await typeWithKeys(page, page.getByLabel(`Tên nhóm phân loại ${at + 1}`), option ?? '');
		await typeWithKeys(page, page.getByLabel(`Các lựa chọn của nhóm ${at + 1}`), values ?? '');
	}
	await pressWithKeys(page, page.getByRole('button', { name: 'Lập bảng phân loại' }));
	await expect(page.locator('fieldset.editor-variant')).toHaveCount(6);
	const choice = page.getByRole('group', { name: 'Đen / Lớn' });
	await typeWithKeys(page, choice.getByLabel('Giá bán'), '85000');
	await typeWithKeys(page, choice.getByLabel('Tồn kho'), '12');
	await typeWithKeys(page, choice.getByLabel('Cân nặng'), '150');
	for (const button of ['Giá', 'Tồn kho', 'Cân nặng, kích thước', 'Tự đặt mã còn trống'])
		await pressWithKeys(page, page.getByRole('button', { name: button, exact: true }));
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);
	await expect(page.getByText('mở được trên thiết bị khác')).toBeVisible();
	await page.evaluate(() => scrollTo(0, 0));
	await page.getByRole('button', { name: 'Lưu và đăng bán' }).focus();
	await page.keyboard.press('Enter');
	await page.waitForURL('**/Vendor/edit-product/**');
	await expect(page.locator('.badge', { hasText: /Đang bán|Chờ kiểm duyệt/ }).first()).toBeVisible();
	await page.getByRole('link', { name: 'Xem trang sản phẩm' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('what is typed is there again on another device, and can be dropped', async ({ page, browser }) => {
	await signIn(page, SHOP, '/Vendor/manage-product?q=mut+gung');
	await page.getByRole('link', { name: /^Sửa / }).first().click();
	const brand = page.getByLabel('Thương hiệu');
	await brand.fill('Gừng nhà làm');
	await expect(page.getByText('mở được trên thiết bị khác')).toBeVisible();
	const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const second = await other.newPage();
	await signIn(second, SHOP, new URL(page.url()).pathname);
	await expect(second.getByLabel('Thương hiệu')).toHaveValue('Gừng nhà làm');
	await pressWithKeys(second, second.getByRole('button', { name: 'Bỏ phần viết dở' }));
	await expect(second.getByLabel('Thương hiệu')).toHaveValue('');
	await other.close();
});

test('two people edit one product: the second sees what differs, chooses, and nothing is lost', async ({
	page,
	browser,
}) => {
	const batch = letters(Date.now());
	await signIn(page, SHOP, '/Vendor/manage-product?q=chuoi+say');
	await page.getByRole('link', { name: /^Sửa / }).first().click();
	await expect(page.getByLabel('Thương hiệu')).toBeVisible();
	const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const second = await other.newPage();
	await signIn(second, SHOP, new URL(page.url()).pathname);
	await expect(second.getByLabel('Thương hiệu')).toBeVisible();
	await page.getByLabel('Mô tả', { exact: true }).fill(`Chuối sấy dẻo của vườn nhà Lan, mẻ ${batch}`);
	const prep = page.getByLabel('Số ngày chuẩn bị hàng');
	const days = (await prep.inputValue()) === '2' ? '3' : '2';
	await prep.fill(days);
	await page.getByRole('button', { name: 'Lưu', exact: true }).click();
	await expect(page.getByText('Đã lưu hết')).toBeVisible();
	await second.getByLabel('Mô tả', { exact: true }).fill(`Chuối sấy dẻo của vườn nhà Minh, mẻ ${batch}`);
	await second.getByRole('button', { name: 'Lưu', exact: true }).click();
	const dialog = second.getByRole('dialog', { name: 'Người khác vừa sửa sản phẩm này' });
	await expect(dialog).toContainText('vườn nhà Lan');
	await expect(dialog).toContainText('vườn nhà Minh');
	await expect(dialog).toContainText('Chỉ người kia sửa');
	await expectAccessible(second);
	await tabTo(second, dialog.getByRole('radio').first());
	await pressWithKeys(second, dialog.getByRole('button', { name: 'Gộp và lưu' }));
	await expect(second.getByText('Đã lưu hết')).toBeVisible();
	await second.reload();
	await expect(second.getByLabel('Mô tả', { exact: true })).toHaveValue(/vườn nhà Minh/);
	await expect(second.getByLabel('Số ngày chuẩn bị hàng')).toHaveValue(days);
	await other.close();
});
