import { expect, fitsTheScreen, test } from '../fixtures.ts';
import { pressByKeyboard, typeByKeyboard } from '../keyboard.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a buyer enters a bank account by keyboard for a refund that VNPAY rejected', async ({
	buyer,
	placedOrder,
	state,
}) => {
	const { page } = buyer;
	// The sandbox has no record of this payment, so it rejects the refund permanently.
	const { number } = await placedOrder('cancelled', { payment: 'vnpay' });
	const refused = page.locator('#hoan-tien');
	await expect(async () => {
		await state.runJob('payments.advance-due-refunds');
		await page.goto(`/customer/orders/${number}`);
		await expect(refused).toContainText('VNPAY không nhận lệnh hoàn', { timeout: 1000 });
	}).toPass();
	await pressByKeyboard(page, refused.getByRole('button', { name: 'Nhập tài khoản nhận tiền' }));
	const dialog = page.getByRole('dialog', { name: 'Nhập tài khoản nhận tiền' });
	await dialog.getByLabel('Ngân hàng').selectOption('VCB');
	await typeByKeyboard(page, dialog.getByLabel('Số tài khoản'), '12ab');
	await typeByKeyboard(page, dialog.getByLabel('Tên chủ tài khoản'), 'TRAN THI THU');
	await pressByKeyboard(page, dialog.getByRole('button', { name: 'Lưu tài khoản' }));
	await expect(dialog.getByText('Số tài khoản gồm 6 đến 19 chữ số.')).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await dialog.getByLabel('Số tài khoản').fill('0011 2233 44556');
	await pressByKeyboard(page, dialog.getByRole('button', { name: 'Lưu tài khoản' }));
	await expect(refused).toContainText(/sẽ chuyển khoản về tài khoản .*4556/);
	await expect(refused.getByRole('button', { name: 'Đổi tài khoản nhận tiền' })).toBeVisible();
	await expect(page.getByText('00112233')).toHaveCount(0);
});
