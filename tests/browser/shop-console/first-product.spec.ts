import { decideListing } from '#src/domains/compliance/index.ts';
import { expect, fitsTheScreen, test, waitForHydration } from '../fixtures.ts';
import { pressByKeyboard, typeByKeyboard } from '../keyboard.ts';
import { letters, PHONE, picture } from './forms.ts';

test.use({ viewport: PHONE });

test('a new shop creates a product with six variants and two pictures by keyboard; customers see it after review', async ({
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
	for (const [at, [option, values]] of (
		[
			['Màu', 'Đen, Đỏ, Xanh'],
			['Cỡ', 'Lớn, Nhỏ'],
		] as const
	).entries()) {
		await page.getByRole('button', { name: 'Thêm nhóm phân loại' }).click();
		await page.getByLabel(`Tên nhóm phân loại ${at + 1}`).fill(option);
		await page.getByLabel(`Các lựa chọn của nhóm ${at + 1}`).fill(values);
	}
	await pressByKeyboard(page, page.getByRole('button', { name: 'Lập bảng phân loại' }));
	await expect(page.locator('fieldset.editor-variant')).toHaveCount(6);
	const variant = page.getByRole('group', { name: 'Đen / Lớn' });
	await typeByKeyboard(page, variant.getByLabel('Giá bán'), '85000');
	await typeByKeyboard(page, variant.getByLabel('Tồn kho'), '12');
	await typeByKeyboard(page, variant.getByLabel('Cân nặng'), '150');
	for (const button of ['Giá', 'Tồn kho', 'Cân nặng, kích thước', 'Tự đặt mã còn trống'])
		await pressByKeyboard(page, page.getByRole('button', { name: button, exact: true }));
	const sku = variant.getByLabel('Mã hàng');
	const freeSku = await sku.inputValue();
	await sku.fill(products[0]?.variants[0]?.sku ?? '');
	await page.getByLabel('Mô tả', { exact: true }).fill('Khăn rằn dệt tay ở Long Khánh, sợi bông mềm, không phai.');
	const publish = page.getByRole('button', { name: 'Lưu và đăng bán' });
	await publish.click();
	await expect(sku).toBeFocused();
	await expect(sku).toHaveAccessibleDescription(/đã dùng cho phân loại khác/);
	await sku.fill(freeSku);
	expect(await fitsTheScreen(page)).toBe(true);
	await publish.focus();
	await page.keyboard.press('Enter');
	await page.waitForURL('**/Vendor/edit-product/**');
	await expect(page.getByText(/^Người của Chợ Biz xem rồi khách mới thấy, chậm nhất \d/)).toBeVisible();
	const productId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	const decided = await decideListing(operator, { productId, decision: 'approved', reason: '' });
	expect(decided).toMatchObject({ ok: true });
	await page.reload();
	await page.getByRole('link', { name: 'Xem trang sản phẩm' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
