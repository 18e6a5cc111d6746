import { browserWords } from '#src/messages/vi/browser.ts';
import { editorWords } from '#src/messages/vi/editor-screen.ts';
import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { followWithKeys, pressWithKeys, tabTo, typeWithKeys } from './keyboard.ts';
import { keepOneKind, letters } from './selling.ts';

test.use({ viewport: { width: 390, height: 844 } });
const SHOP = 'shop@demo.chobiz.vn';

test('a shop finds goods without tones, looks at one and comes back to the same place', async ({ page }) => {
	await signIn(page, SHOP, '/Vendor/manage-product');
	const cards = page.locator('.goods-card');
	await expect(cards.first()).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);
	await typeWithKeys(page, page.getByRole('searchbox', { name: /Tìm theo tên/ }), 'mat ong');
	await expect(page).toHaveURL(/q=mat\+ong/);
	await expect(cards).not.toHaveCount(20);
	await expect(cards.first()).toContainText('Mật ong');
	const found = await cards.count();
	await page
		.getByRole('link', { name: /^Mật ong/ })
		.first()
		.click();
	await page.waitForURL('**/product/**');
	await page.goBack();
	await expect(page.getByRole('searchbox', { name: /Tìm theo tên/ })).toHaveValue('mat ong');
	await expect(cards).toHaveCount(found);
});

test('a price rises by a tenth: seen before, done by keyboard and taken back', async ({ page }) => {
	const name = `Mứt tắc ${letters(Date.now())}`;
	await signIn(page, SHOP, '/Vendor/add-product');
	await keepOneKind(page, name, 55_000);
	await page.goto(`/Vendor/manage-product?q=${encodeURIComponent(name)}`);
	const card = page.locator('.goods-card').first();
	await expect(card).toContainText('55.000');
	await tabTo(page, card.getByRole('checkbox'));
	await page.keyboard.press('Space');
	await pressWithKeys(page, page.getByRole('button', { name: 'Sửa hàng loạt' }));
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Sửa gì').selectOption('price');
	await dialog.getByLabel('Cách sửa').selectOption('percent');
	await typeWithKeys(page, dialog.getByLabel('Số phần trăm'), '10');
	await expect(dialog).toContainText('55.000 ₫ → 61.000 ₫');
	await expectAccessible(page);
	await pressWithKeys(page, dialog.getByRole('button', { name: 'Đổi 1 giá bán' }));
	await expect(page.getByText('Đã đổi 1 giá bán.')).toBeVisible();
	await expect(card).toContainText('61.000');
	await pressWithKeys(page, page.getByRole('button', { name: 'Hoàn tác' }));
	await expect(card).toContainText('55.000');
});

test('a draft is deleted from the list and taken back, then deleted for good on its own page', async ({ page }) => {
	const name = `Mứt gấc ${letters(Date.now())}`;
	await signIn(page, SHOP, '/Vendor/add-product');
	await keepOneKind(page, name, 55_000);
	const list = `/Vendor/manage-product?q=${encodeURIComponent(name)}`;
	await page.goto(list);
	const cards = page.locator('.goods-card');
	await tabTo(page, cards.first().getByRole('checkbox'));
	await page.keyboard.press('Space');
	await pressWithKeys(page, page.getByRole('button', { name: 'Sửa hàng loạt' }));
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Sửa gì').selectOption('delete');
	await expect(dialog).toContainText('Bản nháp → xóa');
	await expectAccessible(page);
	await pressWithKeys(page, dialog.getByRole('button', { name: 'Xóa 1 bản nháp' }));
	await expect(page.getByText('Đã xóa 1 bản nháp.')).toBeVisible();
	await expect(cards).toHaveCount(0);
	await pressWithKeys(page, page.getByRole('button', { name: 'Hoàn tác' }));
	await expect(cards.first()).toContainText('55.000');
	await page.goto(list);
	await followWithKeys(page, cards.first().getByRole('link', { name }));
	const address = page.url();
	await pressWithKeys(page, page.locator('summary', { hasText: 'Việc khác' }));
	await pressWithKeys(page, page.getByRole('button', { name: 'Xóa bản nháp' }));
	await expect(page.getByRole('dialog')).toContainText('không lấy lại được');
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await pressWithKeys(page, page.getByRole('dialog').getByRole('button', { name: 'Xóa bản nháp' }));
	await expect(page.getByText('Đã xóa bản nháp')).toBeVisible();
	await page.goto(address);
	await expect(page.getByText('Đã xóa bản nháp')).toHaveCount(0);
	await expect(page.getByText(editorWords.missingTitle)).toBeVisible();
	await page.goto(list);
	await expect(page.getByText(browserWords.listNoResults)).toBeVisible();
});

test('a change of many whose line is lost goes on where it stopped, also after the page was left', async ({ page }) => {
	await signIn(page, SHOP, '/Vendor/manage-product?q=mut+gung');
	const card = page.locator('.goods-card').first();
	await card.getByRole('checkbox').check();
	await page.reload();
	await expect(card.getByRole('checkbox')).toBeChecked();
	await page.getByRole('button', { name: 'Sửa hàng loạt' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Sửa gì').selectOption('price');
	await dialog.getByLabel('Cách sửa').selectOption('percent');
	await dialog.getByLabel('Số phần trăm').fill('10');
	await page.route('**/api/vendor/products/bulk', (route) => route.abort());
	await dialog.getByRole('button', { name: 'Đổi 1 giá bán' }).click();
	const goOn = page.getByRole('button', { name: 'Làm tiếp' });
	await expect(goOn).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await page.unroute('**/api/vendor/products/bulk');
	await page.reload();
	await expect(card).toContainText('55.000');
	await goOn.click();
	await expect(page.getByText('Đã đổi 1 giá bán.')).toBeVisible();
	await expect(card).toContainText('61.000');
	await page.getByRole('button', { name: 'Hoàn tác' }).click();
	await expect(card).toContainText('55.000');
});

test('drafts are handed in together; what is not ready says what it lacks and stays a draft', async ({ page }) => {
	const batch = letters(Date.now());
	await signIn(page, SHOP, '/Vendor/add-product');
	await keepOneKind(page, `Mứt cóc ${batch}`, 55_000);
	await page
		.getByLabel('Thêm ảnh')
		.setInputFiles({ name: 'coc.png', mimeType: 'image/png', buffer: await page.screenshot() });
	await expect(page.locator('.editor-picture img')).toHaveCount(1, { timeout: 20_000 });
	await page.getByRole('button', { name: 'Lưu', exact: true }).click();
	await expect(page.getByText('Đã lưu').first()).toBeVisible();
	await page.goto('/Vendor/add-product');
	await keepOneKind(page, `Mứt me ${batch}`, 55_000);
	await page.goto(`/Vendor/manage-product?state=draft&q=${batch}`);
	const cards = page.locator('.goods-card');
	await expect(cards).toHaveCount(2);
	for (const card of await cards.all()) await card.getByRole('checkbox').check();
	await expect(cards.first()).not.toContainText('Hết hàng');
	const handIn = page.getByRole('button', { name: 'Gửi duyệt', exact: true });
	const dialog = page.getByRole('dialog');
	await pressWithKeys(page, handIn);
	await page.keyboard.press('Escape');
	await expect(page.getByText('Đã chọn 2')).toBeVisible();
	await pressWithKeys(page, handIn);
	await expect(dialog).toContainText('1 sản phẩm chưa có ảnh nên chưa đăng bán được');
	await expect(dialog).toContainText(`Mứt cóc ${batch}`);
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await pressWithKeys(page, dialog.getByRole('button', { name: 'Gửi duyệt 1 sản phẩm' }));
	await expect(page.getByText('Đã gửi duyệt 1 sản phẩm. 1 sản phẩm chưa gửi duyệt được.')).toBeVisible();
	await page.goto(`/Vendor/manage-product?q=${batch}`);
	await expect(cards.filter({ hasText: `Mứt cóc ${batch}` })).toContainText(/Đang bán|Chờ kiểm duyệt/);
	await expect(cards.filter({ hasText: `Mứt me ${batch}` })).toContainText('Bản nháp');
});
