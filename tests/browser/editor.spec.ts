import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { pressWithKeys, tabTo } from './keyboard.ts';
import { letters, putUpSixChoices } from './selling.ts';

test.use({ viewport: { width: 390, height: 844 } });
const SHOP = 'shop@demo.chobiz.vn';

test('a product with six choices and pictures is made by keyboard and stands on the market', async ({ page }) => {
	test.setTimeout(120_000);
	const name = `Khăn rằn dệt tay ${letters(Date.now())}`;
	await signIn(page, SHOP, '/Vendor/add-product');
	await putUpSixChoices(page, name);
	expect(await fitsTheScreen(page)).toBe(true);
	await page.getByRole('link', { name: 'Xem trang sản phẩm' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('goods that were kept as one kind get choices later, and choices without their table are told', async ({
	page,
}) => {
	await signIn(page, 'shop2@demo.chobiz.vn', '/Vendor/add-product');
	await page.getByLabel('Danh mục', { exact: true }).selectOption({ index: 3 });
	await page.getByLabel('Tên sản phẩm').fill(`Mắm nêm hũ sành ${letters(Date.now())}`);
	await page.getByLabel('Mô tả', { exact: true }).fill('Mắm nêm cá cơm ủ trong hũ sành, đậy lá chuối.');
	await page.getByLabel('Giá bán').fill('85000');
	await page.getByLabel('Tồn kho').fill('5');
	await page.getByLabel('Mã hàng').fill(`MN-${Date.now()}`);
	await page.getByLabel('Cân nặng').fill('600');
	const save = page.getByRole('button', { name: 'Lưu', exact: true });
	await save.click();
	await page.waitForURL('**/Vendor/edit-product/**');
	await page.getByRole('button', { name: 'Thêm nhóm phân loại' }).click();
	await page.getByLabel('Tên nhóm phân loại 1').fill('Cỡ');
	await page.getByLabel('Các lựa chọn của nhóm 1').fill('Nhỏ, Lớn');
	await save.click();
	const table = page.getByRole('button', { name: 'Lập bảng phân loại' });
	await expect(table).toBeFocused();
	await expect(page.getByText('Bạn vừa đổi các lựa chọn')).toBeVisible();
	await table.press('Enter');
	await expect(page.getByRole('group', { name: 'Nhỏ', exact: true }).getByLabel('Tồn kho')).toHaveValue('5');
	await page.getByRole('button', { name: 'Tự đặt mã còn trống' }).click();
	await expectAccessible(page);
	await save.click();
	await expect(page.getByText('Đã lưu hết')).toBeVisible();
	await page.reload();
	await expect(page.locator('fieldset.editor-variant')).toHaveCount(2);
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
