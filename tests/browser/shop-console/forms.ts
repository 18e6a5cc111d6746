import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../fixtures.ts';
import { pressByKeyboard, typeByKeyboard } from '../keyboard.ts';

export const PHONE = { width: 390, height: 844 };

/** Converts digits to letters, because a name with digits could be rejected as a phone number. */
export const letters = (number: number): string =>
	[...String(number)].map((digit) => 'abcdeghikl'[Number(digit)]).join('');

export const picture = async (colour: string, width = 900, height = 600) => ({
	name: `${colour.slice(1)}.jpg`,
	mimeType: 'image/jpeg',
	buffer: await sharp({ create: { width, height, channels: 3, background: colour } })
		.jpeg()
		.toBuffer(),
});

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Lưu', exact: true });

export async function openAllParts(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Các phần', exact: true }).click();
	await page.getByRole('button', { name: 'Mở hết', exact: true }).click();
	await expect(page.getByLabel('Thương hiệu')).toBeVisible();
}

export async function fillSeller(page: Page, form: Locator, name: string, number: string): Promise<void> {
	await form.getByRole('radio', { name: /^Cá nhân/ }).check();
	await typeByKeyboard(page, form.getByLabel('Họ và tên'), name);
	await typeByKeyboard(page, form.getByLabel('Địa chỉ đăng ký'), 'Số 3 ngõ Thử, Hà Nội');
	await typeByKeyboard(page, form.getByLabel('Số điện thoại'), '0912 345 678');
	await typeByKeyboard(page, form.getByLabel('E-mail liên hệ'), 'yen@vidu.vn');
	await typeByKeyboard(page, form.getByLabel('Số căn cước'), number);
	const birthDate = form.getByRole('group', { name: 'Ngày sinh' });
	await birthDate.getByLabel('Ngày').fill('4');
	await birthDate.getByLabel('Tháng').fill('3');
	await birthDate.getByLabel('Năm').fill('1990');
	await pressByKeyboard(page, form.getByRole('button', { name: 'Kiểm tra' }));
	await expect(form.getByText('Đã ghi nhận căn cước')).toBeVisible();
}
