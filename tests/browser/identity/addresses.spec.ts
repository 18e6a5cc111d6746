import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the address sheet marks all wrong fields together, fills itself from a pasted address, and closes with Back', async ({
	buyer: { page },
}) => {
	await page.goto('/customer/address');
	const here = page.url();
	const add = page.getByRole('button', { name: 'Thêm địa chỉ' });
	const sheet = page.getByRole('dialog', { name: 'Thêm địa chỉ mới' });
	const isOverlay = () => page.evaluate(() => (history.state as { overlay?: true } | null)?.overlay === true);
	await add.click();
	await expect.poll(isOverlay).toBe(true);
	await page.goBack();
	await expect(sheet).toBeHidden();
	expect(page.url()).toBe(here);
	await add.click();
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect.poll(isOverlay).toBe(false);

	await add.click();
	await expect(sheet.locator('.field-error')).toHaveCount(0);
	const street = sheet.getByLabel('Số nhà, đường, thôn xóm');
	await sheet.getByLabel('Họ tên người nhận').fill('n'.repeat(300));
	await street.fill('😀');
	await sheet.getByRole('button', { name: 'Lưu địa chỉ' }).click();
	for (const [label, problem] of [
		['Họ tên người nhận', /Nhiều nhất 80 ký tự/],
		['Số điện thoại', /Bạn chưa nhập ô này/],
		['Số nhà, đường, thôn xóm', /Cần ít nhất 3 ký tự/],
	] as const)
		await expect(sheet.getByLabel(label)).toHaveAccessibleDescription(problem);
	await expect(sheet.getByText('Bạn chưa chọn tỉnh, thành phố.')).toBeVisible();

	await sheet.getByText('Dán cả địa chỉ').click();
	const pasted = sheet.getByLabel('Địa chỉ đầy đủ');
	const fill = sheet.getByRole('button', { name: 'Tự điền địa chỉ' });
	await pasted.fill('45/7 Lê Đức Thọ, P.12, Q. Gò Vấp, TPHCM');
	await fill.click();
	await expect(street).toHaveValue('45/7 Lê Đức Thọ');
	await pasted.fill('Nhà tôi gần chợ');
	await fill.click();
	await expect(pasted).toHaveAccessibleDescription(/chưa nhận ra/);
	await expect(street).toHaveValue('');
	await pasted.fill('1 Trần Thái Tông, Dịch Vọng, Cầu Giấy, Hà Nội');
	await fill.click();
	await sheet.getByRole('button', { name: 'Phường Nghĩa Đô, Hà Nội' }).click();
	await expect(sheet.getByRole('combobox', { name: 'Phường, xã, đặc khu' })).toHaveValue('Phường Nghĩa Đô');
	await sheet.getByLabel('Họ tên người nhận').fill('Nguyễn Thị Mai');
	await sheet.getByLabel('Số điện thoại').fill('0912 345 678');
	await sheet.getByRole('button', { name: 'Lưu địa chỉ' }).click();
	await expect(page.getByText('1 Trần Thái Tông, Phường Nghĩa Đô, Hà Nội')).toBeVisible();
});
