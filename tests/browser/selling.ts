import type { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible } from './fixtures.ts';
import { pressWithKeys, typeWithKeys } from './keyboard.ts';

/** A number would look like one to call. */
export const letters = (number: number): string =>
	[...String(number)].map((digit) => 'abcdeghikl'[Number(digit)]).join('');

const picture = async (colour: string): Promise<Buffer> =>
	sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
		.jpeg()
		.toBuffer();

/** The first step of an application: who sells. */
export async function sayWhoSells(page: Page, form: Locator, name: string, number: string): Promise<void> {
	await form.getByRole('radio', { name: /^Cá nhân/ }).check();
	await typeWithKeys(page, form.getByLabel('Họ và tên'), name);
	await typeWithKeys(page, form.getByLabel('Địa chỉ đăng ký'), 'Số 3 ngõ Thử, Hà Nội');
	await typeWithKeys(page, form.getByLabel('Số điện thoại'), '0912 345 678');
	await typeWithKeys(page, form.getByLabel('E-mail liên hệ'), 'yen@vidu.vn');
	await typeWithKeys(page, form.getByLabel('Số căn cước'), number);
	await form.getByLabel('Ngày sinh').fill('1990-03-04');
	await pressWithKeys(page, form.getByRole('button', { name: 'Kiểm tra' }));
	await expect(form.getByText('Đã ghi nhận căn cước')).toBeVisible();
}

export async function sayWhichShop(page: Page, form: Locator, name: string): Promise<void> {
	await typeWithKeys(page, form.getByLabel('Tên gian hàng'), name);
	await form.getByLabel('Gửi hàng từ').selectOption('Hà Nội');
	await form.getByRole('checkbox', { name: 'Bán hàng' }).check();
}

export async function addPaper(page: Page, form: Locator): Promise<void> {
	const paper = { name: 'can-cuoc.png', mimeType: 'image/png', buffer: await page.screenshot() };
	await form.locator('input[type=file]').first().setInputFiles(paper);
	await expect(form.getByRole('img', { name: /ảnh 1$/ })).toBeVisible();
}

/** All parts of the editor, whatever is folded. */
export async function openAllParts(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Các phần', exact: true }).click();
	await page.getByRole('button', { name: 'Mở hết', exact: true }).click();
	await expect(page.getByLabel('Thương hiệu')).toBeVisible();
}

/** Five of one kind, kept and not put up. */
export async function keepOneKind(page: Page, name: string, priceVnd: number): Promise<void> {
	await page.getByLabel('Danh mục', { exact: true }).selectOption({ index: 3 });
	await page.getByLabel('Tên sản phẩm').fill(name);
	await page.getByLabel('Mô tả', { exact: true }).fill('Làm tay tại nhà, đóng hũ sành, đậy lá chuối.');
	await page.getByLabel('Giá bán').fill(String(priceVnd));
	await page.getByLabel('Tồn kho').fill('5');
	await page.getByLabel('Mã hàng').fill(`MH-${Date.now()}-${Math.floor(Math.random() * 1e6)}`);
	await page.getByLabel('Cân nặng').fill('600');
	await page.getByRole('button', { name: 'Lưu', exact: true }).click();
	await page.waitForURL('**/Vendor/edit-product/**');
}

/** Filled in and put up by keyboard: three colours in two sizes at 85,000 ₫, two pictures, the second one first. */
export async function putUpSixChoices(page: Page, name: string): Promise<void> {
	await page.getByLabel('Danh mục', { exact: true }).selectOption({ index: 3 });
	await typeWithKeys(page, page.getByLabel('Tên sản phẩm'), name);
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
	await typeWithKeys(
		page,
		page.getByLabel('Mô tả', { exact: true }),
		'Khăn rằn dệt tay ở Long Khánh, sợi bông mềm, không phai.',
	);
	await expectAccessible(page);
	await expect(page.getByText('mở được trên thiết bị khác')).toBeVisible();
	await page.evaluate(() => scrollTo(0, 0));
	await page.getByRole('button', { name: 'Lưu và đăng bán' }).focus();
	await page.keyboard.press('Enter');
	await page.waitForURL('**/Vendor/edit-product/**');
	await expect(page.locator('.badge', { hasText: /Đang bán|Chờ kiểm duyệt/ }).first()).toBeVisible();
}

/** With what was photographed at the door. */
export async function sayDelivered(shop: Page, button: string | RegExp): Promise<void> {
	await shop.getByRole('button', { name: button }).first().click();
	const dialog = shop.getByRole('dialog', { name: 'Gói hàng đã tới tay người mua?' });
	await dialog.getByLabel('Tên người nhận').fill('Chị Lan');
	const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: '#3a7d44' } });
	const file = { name: 'cua-nha.png', mimeType: 'image/png', buffer: await photo.png().toBuffer() };
	await dialog.locator('input[type=file]').setInputFiles(file);
	await expect(dialog.getByText('cua-nha.png')).toBeVisible();
	await expectAccessible(shop);
	await dialog.getByRole('button', { name: 'Đã giao đến nơi' }).click();
	await expect(dialog).toBeHidden();
}
