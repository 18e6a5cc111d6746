import { expect, test } from '../fixtures.ts';
import { pressByKeyboard, tabTo } from '../keyboard.ts';
import { openAllParts, PHONE, saveButton } from './forms.ts';

test.use({ viewport: PHONE });

test('two people edit one product: drafts appear on another device, conflicts are merged, and a lost response loses nothing', async ({
	shopOwner: { page, products, shop },
	openPage,
}) => {
	const editor = `/Vendor/edit-product/${products[0]?.id}`;
	await page.goto(editor);
	await openAllParts(page);
	const description = page.getByRole('textbox', { name: 'Mô tả', exact: true });
	await page.getByLabel('Thương hiệu').fill('Gạo nhà làm');
	await expect(page.getByText('mở tiếp được trên thiết bị khác')).toBeVisible();
	const second = await openPage(shop.ownerId);
	await second.goto(editor);
	await expect(second.getByLabel('Thương hiệu')).toHaveValue('Gạo nhà làm');
	await pressByKeyboard(second, second.getByRole('button', { name: 'Bỏ phần tự lưu' }));
	await expect(second.getByLabel('Thương hiệu')).toHaveValue('');

	await page.reload();
	await openAllParts(page);
	await openAllParts(second);
	await description.fill('Gạo của vườn nhà Lan.');
	const preparation = page.getByLabel('Số ngày chuẩn bị hàng');
	await preparation.fill('3');
	await page.context().setOffline(true);
	await saveButton(page).click();
	await expect(page.getByText('Chưa kết nối được với Chợ Biz').first()).toBeVisible();
	await expect(page.getByText('Có thay đổi chưa lưu')).toBeVisible();
	await page.context().setOffline(false);
	await saveButton(page).click();
	await expect(page.getByText('Đã lưu hết')).toBeVisible();

	await second.getByRole('textbox', { name: 'Mô tả', exact: true }).fill('Gạo của vườn nhà Minh.');
	await saveButton(second).click();
	const dialog = second.getByRole('dialog', { name: 'Người khác vừa sửa sản phẩm này' });
	await expect(dialog).toContainText('vườn nhà Lan');
	await expect(dialog).toContainText('Chỉ người kia sửa');
	await tabTo(second, dialog.getByRole('radio').first());
	await pressByKeyboard(second, dialog.getByRole('button', { name: 'Gộp và lưu' }));
	await expect(second.getByText('Đã lưu hết')).toBeVisible();

	// The save succeeds but its response is lost: the next save must not report a conflict with another person.
	await page.reload();
	await openAllParts(page);
	await expect(description).toHaveValue('Gạo của vườn nhà Minh.');
	await expect(preparation).toHaveValue('3');
	await page.route(
		'**/api/vendor/products/save',
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
	const stock = page.locator('.editor-variants').getByLabel('Tồn kho').first();
	await stock.fill('15');
	const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/products/save'));
	await saveButton(page).click();
	await lost;
	await expect(page.getByText('Có thay đổi chưa lưu')).toBeVisible();
	await description.fill('Gạo của vườn hai nhà Lan và Minh.');
	await saveButton(page).click();
	await expect(page.getByText('Đã lưu hết')).toBeVisible();
	await expect(page.getByRole('dialog')).toBeHidden();
	await page.reload();
	await openAllParts(page);
	await expect(description).toHaveValue('Gạo của vườn hai nhà Lan và Minh.');
	await expect(stock).toHaveValue('15');
});
