import { decideListing } from '#src/domains/compliance/index.ts';
import { expect, fitsTheScreen, test, waitForHydration } from '../fixtures.ts';
import { pressByKeyboard, typeByKeyboard } from '../keyboard.ts';
import { letters, openAllParts, PHONE, picture } from './forms.ts';

test.use({ viewport: PHONE });

test('a shop adds a product with two variants by keyboard and keeps its draft; customers see it after review', async ({
	shopOwner: { page, products },
	operator,
}) => {
	const name = `Khăn rằn dệt tay ${letters(Date.now())}`;
	await page.goto('/Vendor/add-product');
	await waitForHydration(page);
	await page.getByLabel('Danh mục', { exact: true }).selectOption({ index: 3 });
	await page.getByLabel('Tên sản phẩm').fill(name);
	await page.getByLabel('Thêm ảnh').setInputFiles([await picture('#22aa77'), await picture('#2277aa')]);
	const pictures = page.locator('.editor-picture img');
	await expect(pictures).toHaveCount(2);
	const first = (await pictures.first().getAttribute('src')) ?? '';
	await pressByKeyboard(page, page.getByRole('button', { name: 'Xuống Ảnh 1' }));
	await expect(pictures.nth(1)).toHaveAttribute('src', first);
	await page.getByRole('button', { name: 'Thêm nhóm phân loại' }).click();
	const colours = page.getByRole('group', { name: 'Nhóm phân loại 1' });
	await expect(colours.getByLabel('Tên nhóm')).toBeFocused();
	await page.keyboard.type('Màu');
	await page.keyboard.press('Enter');
	await page.keyboard.type('Đen');
	await page.keyboard.press('Enter');
	await page.keyboard.type('Đỏ tươi,');
	const variants = page.locator('fieldset.editor-variant');
	await expect(variants).toHaveCount(2);
	await page.keyboard.press('Backspace');
	await page.keyboard.press('Shift+ArrowLeft');
	await page.keyboard.press('Enter');
	await colours.getByLabel('Tên lựa chọn').fill('Đỏ');
	await page.keyboard.press('Enter');
	await expect(variants.locator('legend')).toHaveText(['Đỏ', 'Đen']);
	await page.getByRole('button', { name: 'Thêm nhóm phân loại' }).click();
	await page.keyboard.type('Cỡ');
	await expect(page.getByText('mở tiếp được trên thiết bị khác')).toBeVisible();

	// Closed and opened again: the groups and the table are there, the open one included.
	await page.reload();
	await waitForHydration(page);
	await expect(variants.locator('legend')).toHaveText(['Đỏ', 'Đen']);
	const sizes = page.getByRole('group', { name: 'Nhóm phân loại 2' });
	await expect(sizes.getByLabel('Tên nhóm')).toHaveValue('Cỡ');
	await sizes.getByRole('button', { name: 'Bỏ nhóm' }).click();
	const fill = page.getByRole('group', { name: 'Điền nhanh cho mọi phân loại' });
	await typeByKeyboard(page, fill.getByLabel('Giá bán'), '85000');
	await typeByKeyboard(page, fill.getByLabel('Tồn kho'), '12');
	await typeByKeyboard(page, fill.getByLabel('Cân nặng'), '150');
	await pressByKeyboard(page, fill.getByRole('button', { name: 'Áp dụng cho tất cả' }));
	const variant = page.getByRole('group', { name: 'Đen', exact: true });
	await expect(variant.getByLabel('Giá bán')).toHaveValue('85.000');
	const sku = variant.getByLabel('Mã hàng');
	await sku.fill((products[0]?.variants[0]?.sku ?? '').toLowerCase());
	await page
		.getByRole('textbox', { name: 'Mô tả', exact: true })
		.fill('Khăn rằn dệt tay ở Long Khánh, sợi bông mềm, không phai.');
	const publish = page.getByRole('button', { name: 'Lưu và đăng bán' });
	await publish.click();
	await expect(sku).toBeFocused();
	await expect(sku).toHaveAccessibleDescription(/đã dùng cho phân loại khác/);
	await sku.fill('');
	expect(await fitsTheScreen(page)).toBe(true);
	await publish.focus();
	await page.keyboard.press('Enter');
	await page.waitForURL('**/Vendor/edit-product/**');
	await openAllParts(page);
	await expect(variant.getByLabel('Mã hàng')).toHaveValue(/^KHAN-RAN-.*-DEN$/);
	await expect(page.getByText(/^Chợ Biz duyệt xong khách mới thấy, chậm nhất \d/)).toBeVisible();
	const productId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	const decided = await decideListing(operator, { productId, decision: 'approved', reason: '' });
	expect(decided).toMatchObject({ ok: true });
	await page.reload();
	await page.getByRole('link', { name: 'Xem trang sản phẩm' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
