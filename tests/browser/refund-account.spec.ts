import { expect, expectAccessible, fitsTheScreen, register, test } from './fixtures.ts';
import { pressWithKeys, typeWithKeys } from './keyboard.ts';
import { addAddress, buyNow, ONE_WAY_CARD, PAID_WITHIN, payWithGoodCard } from './shopping.ts';

/** A minute until VNPAY is asked what became of it, another until the duty comes. */
const REFUSED_WITHIN = { timeout: 240_000, intervals: [5000] };

test('money that the bank does not take back goes to an account that its owner names', async ({ page }) => {
	test.setTimeout(400_000);
	await page.setViewportSize({ width: 390, height: 844 });
	await register(page);
	await buyNow(page, 'tra o long');
	await addAddress(page);
	await page.getByRole('button', { name: 'Đặt hàng và thanh toán' }).click();
	await payWithGoodCard(page, ONE_WAY_CARD);
	await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible(PAID_WITHIN);
	await page.getByRole('link', { name: /^Đơn hàng \d{10}$/ }).click();
	await page.getByRole('button', { name: 'Hủy đơn' }).click();
	const asked = page.getByRole('dialog', { name: 'Hủy đơn này?' });
	await asked.getByLabel('Lý do').selectOption('changed_mind');
	await asked.getByRole('button', { name: 'Hủy đơn' }).click();
	await expect(page.getByText('Đơn này đã hủy.')).toBeVisible();

	const refused = page.locator('#hoan-tien');
	await expect(async () => {
		await page.reload();
		await expect(refused).toBeVisible({ timeout: 2000 });
	}).toPass(REFUSED_WITHIN);
	await expect(refused).toContainText('VNPAY không nhận lệnh hoàn');
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await pressWithKeys(page, refused.getByRole('button', { name: 'Ghi tài khoản nhận tiền' }));
	const dialog = page.getByRole('dialog', { name: 'Ghi tài khoản nhận tiền' });
	await dialog.getByLabel('Ngân hàng').selectOption('VCB');
	await typeWithKeys(page, dialog.getByLabel('Số tài khoản'), '12ab');
	await typeWithKeys(page, dialog.getByLabel('Tên chủ tài khoản'), 'TRAN THI THU');
	await pressWithKeys(page, dialog.getByRole('button', { name: 'Lưu tài khoản' }));
	await expect(dialog.getByText('Số tài khoản gồm 6 đến 19 chữ số.')).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await dialog.getByLabel('Số tài khoản').fill('0011 2233 44556');
	await pressWithKeys(page, dialog.getByRole('button', { name: 'Lưu tài khoản' }));
	await expect(refused).toContainText(/sẽ chuyển khoản về tài khoản .*4556/);
	await expect(refused.getByRole('button', { name: 'Đổi tài khoản nhận tiền' })).toBeVisible();
	await expect(page.getByText('00112233')).toHaveCount(0);
});
