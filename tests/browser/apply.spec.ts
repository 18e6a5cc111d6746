import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { pressWithKeys } from './keyboard.ts';
import { addPaper, sayWhichShop, sayWhoSells } from './selling.ts';

const PHONE = { width: 390, height: 844 };

test('an application is written by keyboard, kept over a reload, sent, taken back and thrown away', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await signIn(page, 'khach3@demo.chobiz.vn', '/Vendor/apply');
	const form = page.locator('form.apply-part');
	const next = form.getByRole('button', { name: 'Tiếp tục' });
	await sayWhoSells(page, form, 'Lê Hoàng Yến', '001190777777');
	await expectAccessible(page);
	await expect(form.getByText('Đã lưu')).toBeVisible();
	await page.reload();
	await expect(form.getByLabel('Họ và tên')).toHaveValue('Lê Hoàng Yến');
	await pressWithKeys(page, next);
	await sayWhichShop(page, form, 'Thêu Tay Bà Yến');
	const about = form.getByLabel('Lời giới thiệu');
	await about.fill('Thêu tay. '.repeat(400));
	await expect(form.getByText('Những gì bạn viết vẫn còn trên máy này.')).toBeVisible();
	await page.reload();
	await expect(about).toHaveValue(/^(Thêu tay\. ){400}$/);
	await about.fill('Thêu tay ở Thường Tín.');
	await expect(form.getByText('Đã lưu')).toBeVisible();
	await page.goBack();
	await expect(form.getByRole('heading', { name: /^Người bán/ })).toBeVisible();
	await page.goForward();
	await expect(form.getByLabel('Tên gian hàng')).toHaveValue('Thêu Tay Bà Yến');
	await pressWithKeys(page, next);
	await addPaper(page, form);
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
