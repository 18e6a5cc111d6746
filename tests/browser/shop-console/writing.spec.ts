import sharp from 'sharp';
import { expect, pinch, test, waitForHydration } from '../fixtures.ts';
import { pressByKeyboard } from '../keyboard.ts';
import { openAllParts, PHONE } from './forms.ts';

test.use({ viewport: PHONE, hasTouch: true });

async function twoHalves(): Promise<Buffer> {
	const half = { create: { width: 450, height: 600, channels: 3 as const, background: '#c22' } };
	const wide = sharp({ create: { ...half.create, width: 900, background: '#22c' } });
	const left = await sharp(half).png().toBuffer();
	return wide
		.composite([{ input: left, left: 0, top: 0 }])
		.png()
		.toBuffer();
}

test('a picture is cropped by pinch and by keyboard, a description is formatted, and a copied product gets a separate draft', async ({
	openPage,
	shopOwner: { shop, products },
}) => {
	const page = await openPage(shop.ownerId, { viewport: PHONE, hasTouch: true });
	await page.goto('/Vendor/add-product');
	await waitForHydration(page);
	const file = { name: 'hai-nua.png', mimeType: 'image/png', buffer: await twoHalves() };
	await page.getByLabel('Thêm ảnh').setInputFiles(file);
	const shown = page.locator('.editor-picture img');
	await expect(shown).toHaveCount(1);
	const whole = (await shown.getAttribute('src')) ?? '';
	await page.getByRole('button', { name: 'Cắt vuông Ảnh 1' }).click();
	const dialog = page.getByRole('dialog', { name: 'Cắt ảnh thành hình vuông' });
	const frame = dialog.getByRole('button', { name: /^Khung cắt/ });
	const zoom = dialog.getByRole('slider', { name: 'Phóng to' });
	await expect(zoom).toBeEnabled();
	const percent = async () => Number.parseInt((await zoom.getAttribute('aria-valuetext')) ?? '', 10);
	await pinch(page, frame, 60, 120);
	await expect.poll(percent).toBeGreaterThan(190);
	await pinch(page, frame, 120, 60);
	await expect.poll(percent).toBeLessThan(110);
	await frame.focus();
	for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('+');
	await expect.poll(percent).toBeGreaterThan(190);
	for (let pressed = 0; pressed < 40; pressed += 1) await page.keyboard.press('ArrowLeft');
	await pressByKeyboard(page, dialog.getByRole('button', { name: 'Cắt ảnh', exact: true }));
	await expect(dialog).toBeHidden();
	await expect(shown).not.toHaveAttribute('src', whole);
	const cut = sharp(await (await page.request.get((await shown.getAttribute('src')) ?? '')).body());
	const [{ width, height }, { channels }] = [await cut.metadata(), await cut.stats()];
	expect(width).toBe(height);
	expect(channels[0]?.mean).toBeGreaterThan((channels[2]?.mean ?? 0) * 3);

	const field = page.getByRole('textbox', { name: 'Mô tả', exact: true });
	const tools = page.getByRole('toolbar', { name: 'Định dạng mô tả' });
	const select = (from: number, to: number) =>
		field.evaluate((area, [start, end]) => (area as HTMLTextAreaElement).setSelectionRange(start, end), [
			from,
			to,
		] as const);
	await field.fill('Ốp lưng\nmềm\nchống sốc');
	await field.focus();
	await select(0, 0);
	await pressByKeyboard(page, tools.getByRole('button', { name: 'Tiêu đề' }));
	await expect(field).toBeFocused();
	const text = await field.inputValue();
	await select(text.indexOf('mềm'), text.length);
	await pressByKeyboard(page, tools.getByRole('button', { name: 'Danh sách' }));
	const soft = (await field.inputValue()).indexOf('mềm');
	await select(soft, soft + 3);
	await page.keyboard.press('Control+b');
	await expect(field).toHaveValue(/- \*\*mềm\*\*\n- chống sốc$/);
	await pressByKeyboard(page, page.locator('summary', { hasText: 'Xem mô tả như khách' }));
	await expect(page.locator('.editor-shown').getByRole('listitem')).toHaveText(['mềm', 'chống sốc']);
	await field.focus();
	await page.keyboard.press('Control+z');
	await expect(field).toHaveValue(/- mềm\n- chống sốc$/);

	const name = page.getByLabel('Tên sản phẩm');
	await name.fill('Ốp lưng viết dở');
	await expect(page.getByText('mở tiếp được trên thiết bị khác')).toBeVisible();
	await page.goto(`/Vendor/edit-product/${products[0]?.id}`);
	await page.getByText('Thao tác khác', { exact: true }).click();
	await page.getByRole('link', { name: 'Nhân bản' }).click();
	await expect(name).toHaveValue(/\(bản sao\)$/);
	await openAllParts(page);
	await name.fill('Bản sao viết dở');
	await expect(page.getByText('mở tiếp được trên thiết bị khác')).toBeVisible();
	await page.goto('/Vendor/add-product');
	await page.getByRole('link', { name: 'Soạn tiếp Ốp lưng viết dở' }).click();
	await expect(name).toHaveValue('Ốp lưng viết dở');
	await page.goto('/Vendor/add-product');
	await page.getByRole('button', { name: 'Xóa Bản sao viết dở' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
	await expect(page.getByRole('link', { name: 'Soạn tiếp Bản sao viết dở' })).toBeHidden();
});
