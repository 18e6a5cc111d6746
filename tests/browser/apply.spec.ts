import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { pressWithKeys, typeWithKeys } from './keyboard.ts';

const PHONE = { width: 390, height: 844 };
const PAPER = { name: 'can-cuoc.png', mimeType: 'image/png' } as const;

test('an application is written by keyboard, kept over a reload, sent, taken back and thrown away', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await signIn(page, 'khach3@demo.chobiz.vn', '/Vendor/apply');
	const form = page.locator('form.apply-part');
	const next = form.getByRole('button', { name: 'Tiếp tục' });
	await form.getByRole('radio', { name: /^Cá nhân/ }).check();
	await typeWithKeys(page, form.getByLabel('Họ và tên'), 'Lê Hoàng Yến');
	await typeWithKeys(page, form.getByLabel('Địa chỉ đăng ký'), 'Số 3 ngõ Thử, Hà Nội');
	await typeWithKeys(page, form.getByLabel('Số điện thoại'), '0912 345 678');
	await typeWithKeys(page, form.getByLabel('E-mail liên hệ'), 'yen@vidu.vn');
	await typeWithKeys(page, form.getByLabel('Số căn cước'), '001190777777');
	await form.getByLabel('Ngày sinh').fill('1990-03-04');
	await pressWithKeys(page, form.getByRole('button', { name: 'Kiểm tra' }));
	await expect(form.getByText('Đã ghi nhận căn cước')).toBeVisible();
	await expectAccessible(page);
	await expect(form.getByText('Đã lưu')).toBeVisible();
	await page.reload();
	await expect(form.getByLabel('Họ và tên')).toHaveValue('Lê Hoàng Yến');
	await pressWithKeys(page, next);
	await typeWithKeys(page, form.getByLabel('Tên gian hàng'), 'Thêu Tay Bà Yến');
	await form.getByLabel('Gửi hàng từ').selectOption('Hà Nội');
	await form.getByRole('checkbox', { name: 'Bán hàng' }).check();
	await pressWithKeys(page, next);
	const picture = await page.screenshot();
	await form
		.locator('input[type=file]')
		.first()
		.setInputFiles({ ...PAPER, buffer: picture });
	await expect(form.getByRole('img', { name: /ảnh 1$/ })).toBeVisible();
	await expectAccessible(page);
	await pressWithKeys(page, next);
	await pressWithKeys(page, next);
	await pressWithKeys(page, form.getByRole('button', { name: 'Gửi hồ sơ' }));
	await expect(form.getByText('Bạn cần đồng ý với thỏa thuận')).toBeVisible();
	await form.getByRole('checkbox').check();
	await pressWithKeys(page, next);
	await pressWithKeys(page, form.getByRole('button', { name: 'Gửi hồ sơ' }));
	await expect(page.getByRole('heading', { name: 'Hồ sơ đang ở đâu' })).toBeVisible();
	await expect(page.getByText(/Trả lời muộn nhất/)).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	for (const act of ['Rút hồ sơ về sửa', 'Xóa hồ sơ nháp']) {
		await pressWithKeys(page, page.getByRole('button', { name: act }));
		await pressWithKeys(page, page.getByRole('dialog').getByRole('button', { name: act }));
		await expect(page.getByRole('dialog')).toBeHidden();
	}
	await expect(form.getByLabel('Họ và tên')).toHaveValue('');
});
