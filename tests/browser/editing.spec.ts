import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, fitsTheScreen, pinch, signIn, test } from './fixtures.ts';
import { pressWithKeys } from './keyboard.ts';
import { letters, openAllParts } from './selling.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Red to the left, blue to the right, three to two. */
async function halves(): Promise<Buffer> {
	const half = { create: { width: 450, height: 600, channels: 3 as const, background: '#c22' } };
	const wide = sharp({ create: { ...half.create, width: 900, background: '#22c' } });
	return wide
		.composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
		.png()
		.toBuffer();
}

async function colourOf(page: Page, shown: Locator) {
	const src = (await shown.getAttribute('src')) ?? '';
	const picture = sharp(await (await page.request.get(src)).body());
	const { width, height } = await picture.metadata();
	const { channels } = await picture.stats();
	return { isSquare: width === height, red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 };
}

async function openFirst(page: Page, email: string, q = ''): Promise<void> {
	await signIn(page, email, `/Vendor/manage-product?${q}`);
	await page.getByRole('link', { name: /^Sửa / }).first().click();
	await openAllParts(page);
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Lưu', exact: true });

test('a picture is cut square by two fingers and by keys, and what was cut is what is kept', async ({ page }) => {
	await signIn(page, 'shop6@demo.chobiz.vn', '/Vendor/add-product');
	await page
		.getByLabel('Thêm ảnh')
		.setInputFiles({ name: 'hai-nua.png', mimeType: 'image/png', buffer: await halves() });
	const shown = page.locator('.editor-picture img');
	await expect(shown).toHaveCount(1, { timeout: 20_000 });
	const whole = await shown.getAttribute('src');
	await page.getByRole('button', { name: 'Cắt vuông Ảnh 1' }).click();
	const dialog = page.getByRole('dialog', { name: 'Cắt ảnh thành hình vuông' });
	const frame = dialog.getByRole('button', { name: /^Khung cắt/ });
	const zoom = dialog.getByRole('slider', { name: 'Phóng to' });
	await expect(zoom).toBeEnabled();
	await expect(zoom).toHaveAttribute('aria-valuetext', '100%');
	await expectAccessible(page);
	await pinch(page, frame, 60, 120);
	await expect
		.poll(async () => Number.parseInt((await zoom.getAttribute('aria-valuetext')) ?? '', 10))
		.toBeGreaterThan(190);
	await pinch(page, frame, 120, 60);
	await expect
		.poll(async () => Number.parseInt((await zoom.getAttribute('aria-valuetext')) ?? '', 10))
		.toBeLessThan(110);
	await frame.focus();
	for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('+');
	await expect
		.poll(async () => Number.parseInt((await zoom.getAttribute('aria-valuetext')) ?? '', 10))
		.toBeGreaterThan(190);
	for (let pressed = 0; pressed < 40; pressed += 1) await page.keyboard.press('ArrowLeft');
	await pressWithKeys(page, dialog.getByRole('button', { name: 'Cắt ảnh', exact: true }));
	await expect(dialog).toBeHidden();
	await expect(shown).not.toHaveAttribute('src', whole ?? '', { timeout: 20_000 });
	const { isSquare, red, blue } = await colourOf(page, shown);
	expect(isSquare).toBe(true);
	expect(red).toBeGreaterThan(blue * 3);
	await expect(page.getByText('mở được trên thiết bị khác')).toBeVisible();
	await page.reload();
	await page.getByRole('button', { name: 'Bỏ phần viết dở' }).click();
	await expect(shown).toHaveCount(0);
});

test('a line that is lost while saving loses nothing: not what was typed, not an answer on its way', async ({
	page,
	context,
}) => {
	const batch = letters(Date.now());
	await openFirst(page, 'shop5@demo.chobiz.vn');
	const words = page.getByLabel('Mô tả', { exact: true });
	const before = await words.inputValue();
	const typed = `${before}\n\nMẻ ${batch}.`;
	await words.fill(typed);
	await context.setOffline(true);
	await saveButton(page).click();
	await expect(page.getByText('Chưa kết nối được với Chợ Biz').first()).toBeVisible();
	await expect(page.getByText('Có thay đổi chưa lưu')).toBeVisible();
	await expect(words).toHaveValue(typed);
	await context.setOffline(false);
	await saveButton(page).click();
	await expect(page.getByText('Đã lưu hết')).toBeVisible();

	const stock = page.getByLabel('Tồn kho').first();
	const more = String(Number((await stock.inputValue()).replace(/\D/g, '')) + 5);
	await page.route(
		'**/api/vendor/products/save',
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
	await stock.fill(more);
	const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/products/save'));
	await saveButton(page).click();
	await lost;
	await expect(page.getByText('Có thay đổi chưa lưu')).toBeVisible();
	await words.fill(before);
	await saveButton(page).click();
	await expect(page.getByText('Đã lưu hết')).toBeVisible();
	await expect(page.getByRole('dialog')).toBeHidden();
	await page.reload();
	await openAllParts(page);
	await expect(words).toHaveValue(before);
	expect((await stock.inputValue()).replace(/\D/g, '')).toBe(more);
});

test('in another category goods keep what it knows of them as well, before they are shown and after', async ({
	page,
}) => {
	await signIn(page, 'shop9@demo.chobiz.vn', '/Vendor/add-product');
	const category = page.getByLabel('Danh mục', { exact: true });
	const chip = (group: string, name: string) =>
		page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name, exact: true });
	await openAllParts(page);
	await category.selectOption({ label: 'Áo' });
	await page.getByLabel('Tên sản phẩm').fill(`Áo thử danh mục ${letters(Date.now())}`);
	await page.getByLabel('Mô tả', { exact: true }).fill('Áo may hai lớp, vải mềm, giặt máy được.');
	for (const [group, name] of [
		['Màu', 'Đen'],
		['Cỡ', 'M'],
	] as const) {
		await page.getByRole('group', { name: group, exact: true }).getByText(name, { exact: true }).click();
		await expect(chip(group, name)).toBeChecked();
	}
	await page.getByLabel('Giá bán').fill('150000');
	await page.getByLabel('Tồn kho').fill('4');
	await page.getByLabel('Cân nặng').fill('300');
	await page.getByLabel('Mã hàng').fill(`DM-${Date.now()}`);
	await category.selectOption({ label: 'Chăn ga gối' });
	await expect(page.getByRole('group', { name: 'Cỡ', exact: true })).toBeHidden();
	await expect(chip('Màu', 'Đen')).toBeChecked();
	await saveButton(page).click();
	await page.waitForURL('**/Vendor/edit-product/**');
	await openAllParts(page);
	await expect(category.locator('option:checked')).toHaveText('Chăn ga gối');
	await expect(chip('Màu', 'Đen')).toBeChecked();
	await category.selectOption({ label: 'Áo' });
	await expect(chip('Cỡ', 'M')).not.toBeChecked();
	await expect(chip('Màu', 'Đen')).toBeChecked();
	await saveButton(page).click();
	await expect(page.getByText('Đã lưu hết')).toBeVisible();
	await page.reload();
	await openAllParts(page);
	await expect(category.locator('option:checked')).toHaveText('Áo');
	await expect(chip('Màu', 'Đen')).toBeChecked();
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);
});

test('goods are given rates of their own in the editor', async ({ page }) => {
	await openFirst(page, 'shop8@demo.chobiz.vn');
	const rates = page.getByLabel('Bảng phí giao hàng');
	const before = await rates.locator('option:checked').textContent();
	const [own, common] = ['Gốm lớn, đóng thùng gỗ', 'Phí chung của gian hàng'];
	const other = before === own ? common : own;
	for (const label of [other, before ?? common]) {
		await rates.selectOption({ label });
		await saveButton(page).click();
		await expect(page.getByText('Đã lưu hết')).toBeVisible();
		await page.reload();
		await openAllParts(page);
		await expect(rates.locator('option:checked')).toHaveText(label);
	}
	await expectAccessible(page);
});

test('a description is given its look by buttons and by keys, and is shown as buyers will read it', async ({
	page,
}) => {
	await signIn(page, 'shop6@demo.chobiz.vn', '/Vendor/add-product');
	const field = page.getByLabel('Mô tả', { exact: true });
	const tools = page.getByRole('toolbar', { name: 'Định dạng mô tả' });
	await field.fill('Ốp lưng\nmềm\nchống sốc');
	const choose = (from: number, to: number) =>
		field.evaluate((area, [start, end]) => (area as HTMLTextAreaElement).setSelectionRange(start, end), [
			from,
			to,
		] as const);
	await field.focus();
	await choose(0, 0);
	await pressWithKeys(page, tools.getByRole('button', { name: 'Tiêu đề' }));
	await expect(field).toBeFocused();
	const words = await field.inputValue();
	await choose(words.indexOf('mềm'), words.length);
	await pressWithKeys(page, tools.getByRole('button', { name: 'Danh sách' }));
	await choose((await field.inputValue()).indexOf('mềm'), (await field.inputValue()).indexOf('mềm') + 3);
	await page.keyboard.press('Control+b');
	await expect(field).toHaveValue(/- \*\*mềm\*\*\n- chống sốc$/);
	await pressWithKeys(page, page.locator('summary', { hasText: 'Xem mô tả như khách' }));
	const shown = page.locator('.editor-shown');
	await expect(shown.getByRole('heading', { name: 'Ốp lưng' })).toBeVisible();
	await expect(shown.getByRole('listitem')).toHaveText(['mềm', 'chống sốc']);
	await expect(shown.locator('strong')).toHaveText('mềm');
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await field.focus();
	await page.keyboard.press('Control+z');
	await expect(field).toHaveValue(/- mềm\n- chống sốc$/);
});
