import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { pressWithKeys, tabTo, typeWithKeys } from './keyboard.ts';
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
	await pressWithKeys(page, dialog.getByRole('button', { name: 'Sửa 1 chỗ' }));
	await expect(page.getByText('Đã sửa 1 chỗ.')).toBeVisible();
	await expect(card).toContainText('61.000');
	await pressWithKeys(page, page.getByRole('button', { name: 'Hoàn tác' }));
	await expect(card).toContainText('55.000');
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
	await dialog.getByRole('button', { name: 'Sửa 1 chỗ' }).click();
	const goOn = page.getByRole('button', { name: 'Làm tiếp' });
	await expect(goOn).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await page.unroute('**/api/vendor/products/bulk');
	await page.reload();
	await expect(card).toContainText('55.000');
	await goOn.click();
	await expect(page.getByText('Đã sửa 1 chỗ.')).toBeVisible();
	await expect(card).toContainText('61.000');
	await page.getByRole('button', { name: 'Hoàn tác' }).click();
	await expect(card).toContainText('55.000');
});
