import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { pressWithKeys, tabTo } from './keyboard.ts';
import { keepOneKind, letters, openAllParts, putUpSixChoices } from './selling.ts';

test.use({ viewport: { width: 390, height: 844 } });
const SHOP = 'shop@demo.chobiz.vn';

test('a product with six choices and pictures is made by keyboard; a new shop is told that a person looks first, and by when', async ({
	page,
}) => {
	test.setTimeout(120_000);
	const name = `Khăn rằn dệt tay ${letters(Date.now())}`;
	await signIn(page, SHOP, '/Vendor/add-product');
	await putUpSixChoices(page, name);
	expect(await fitsTheScreen(page)).toBe(true);
	await expect(page.getByText(/^Người của Chợ Biz xem rồi khách mới thấy, chậm nhất \d/)).toBeVisible();
	await expect(page.getByRole('link', { name: 'Xem trang sản phẩm' })).toHaveCount(0);
});

test('goods that were kept as one kind get choices later, and choices without their table are told', async ({
	page,
}) => {
	await signIn(page, 'shop2@demo.chobiz.vn', '/Vendor/add-product');
	await keepOneKind(page, `Mắm nêm hũ sành ${letters(Date.now())}`, 55_000);
	const save = page.getByRole('button', { name: 'Lưu', exact: true });
	await openAllParts(page);
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
	await openAllParts(page);
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
	await openAllParts(page);
	const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const second = await other.newPage();
	await signIn(second, SHOP, new URL(page.url()).pathname);
	await openAllParts(second);
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

test('kept goods stand folded on a phone, each part in one line; a list leads to each and Back leads back', async ({
	page,
}) => {
	await signIn(page, SHOP, '/Vendor/manage-product?q=gao+st25');
	await page
		.getByRole('link', { name: /^Sửa Gạo ST25/ })
		.first()
		.click();
	const selling = page.getByRole('region', { name: 'Cách bán' });
	await expect(selling).toContainText('Chuẩn bị 1 ngày');
	await expect(page.getByLabel('Số ngày chuẩn bị hàng')).toBeHidden();
	expect(await page.evaluate(() => document.querySelector('.editor')?.clientHeight)).toBeLessThan(1000);
	await expectAccessible(page);
	await pressWithKeys(page, page.getByRole('button', { name: 'Các phần', exact: true }));
	const list = page.getByRole('navigation', { name: 'Các phần của sản phẩm' });
	await expectAccessible(page);
	await pressWithKeys(page, list.getByRole('link', { name: /^Cách bán/ }));
	await expect(list).toBeHidden();
	await expect(selling.locator('summary').first()).toBeFocused();
	await expect(page.getByLabel('Số ngày chuẩn bị hàng')).toBeInViewport();
	await page.getByLabel('Mua nhiều nhất').fill('40');
	await page.goBack();
	await expect(page).not.toHaveURL(/#/);
	await expect(page.getByLabel('Mua nhiều nhất')).toHaveValue('40');
	await expect(page.getByText('Có thay đổi chưa lưu')).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await expect(page.getByText('mở được trên thiết bị khác')).toBeVisible();
	await page.reload();
	await expect(page.getByLabel('Mua nhiều nhất')).toHaveValue('40');
	await expect(page.getByLabel('Mua nhiều nhất')).toBeVisible();
	await page.getByRole('button', { name: 'Bỏ phần viết dở' }).click();
	await expect(page.getByText('Đã lưu hết')).toBeVisible();
});

test('a code that other goods have is told beside its field, which opens, comes into sight and takes the focus', async ({
	page,
}) => {
	await signIn(page, SHOP, '/Vendor/add-product');
	await page.getByLabel('Tên sản phẩm').fill(`Mắm ruốc ${letters(Date.now())}`);
	await page.getByLabel('Danh mục', { exact: true }).selectOption({ index: 3 });
	await page.getByLabel('Giá bán').fill('65000');
	await page.getByLabel('Tồn kho').fill('9');
	await page.getByLabel('Cân nặng').fill('450');
	const code = page.getByLabel('Mã hàng (SKU)');
	await code.fill('SP01-01');
	await page.getByLabel('Mô tả', { exact: true }).fill('Mắm ruốc Huế, ruốc tươi ủ muối biển một năm.');
	await page.getByRole('region', { name: 'Phân loại, giá và kho' }).locator('summary').first().click();
	await expect(code).toBeHidden();
	await page.getByRole('button', { name: 'Lưu', exact: true }).click();
	await expect(code).toBeFocused();
	await expect(code).toBeInViewport();
	await expect(code).toHaveAccessibleDescription(/đã dùng cho phân loại khác/);
	await expect(page.getByText('Còn vài chỗ cần sửa')).toBeVisible();
	await expectAccessible(page);
	await code.fill(`MR-${Date.now()}`);
	await expect(page.getByText('Còn vài chỗ cần sửa')).toBeHidden();
	await page.getByRole('button', { name: 'Lưu', exact: true }).click();
	await page.waitForURL('**/Vendor/edit-product/**');
});

test('a copy does not take the place of a new product that is half written: both live, are named, listed and deleted', async ({
	page,
}) => {
	const batch = letters(Date.now());
	await signIn(page, 'shop3@demo.chobiz.vn', '/Vendor/add-product');
	const name = page.getByLabel('Tên sản phẩm');
	await name.fill(`Chiếu cói ${batch}`);
	await expect(page.getByText('mở được trên thiết bị khác')).toBeVisible();
	await page.goto('/Vendor/manage-product');
	await page.getByRole('link', { name: /^Sửa / }).first().click();
	await page.getByText('Việc khác', { exact: true }).click();
	await page.getByRole('link', { name: 'Nhân bản thành sản phẩm mới' }).click();
	await expect(name).toHaveValue(/\(bản sao\)$/);
	await name.fill(`Bản sao ${batch}`);
	await expect(page.getByText('mở được trên thiết bị khác')).toBeVisible();
	await page.reload();
	await expect(name).toHaveValue(`Bản sao ${batch}`);
	await page.goto('/Vendor/add-product');
	await expect(name).toHaveValue('');
	for (const begun of ['Chiếu cói', 'Bản sao'])
		await expect(page.getByRole('link', { name: `Viết tiếp ${begun} ${batch}` })).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);
	await page.getByRole('button', { name: `Xóa Bản sao ${batch}` }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
	await expect(page.getByRole('link', { name: `Viết tiếp Bản sao ${batch}` })).toBeHidden();
	await page.getByRole('link', { name: `Viết tiếp Chiếu cói ${batch}` }).click();
	await expect(name).toHaveValue(`Chiếu cói ${batch}`);
	await page.getByRole('button', { name: 'Bỏ phần viết dở' }).click();
	await expect(name).toHaveValue('');
	await expect(page.getByText('Đã xóa bản viết dở.')).toBeVisible();
	await page.goto('/Vendor/add-product');
	await expect(page.getByText(batch)).toHaveCount(0);
});
