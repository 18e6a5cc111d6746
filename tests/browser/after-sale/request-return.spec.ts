import { expect, fitsTheScreen, test } from '../fixtures.ts';
import { pressByKeyboard, tabTo } from '../keyboard.ts';
import { photo } from './pictures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a buyer opens the return form by keyboard, leaves it, and asks for a return with a partly covered photo', async ({
	buyer,
	placedOrder,
}) => {
	const { page } = buyer;
	const { number } = await placedOrder('delivered');
	await page.goto(`/customer/orders/${number}`);
	await expect(page.locator('#tra-hang astro-island[ssr]')).toHaveCount(0);
	const part = page.getByRole('region', { name: 'Trả hàng và hoàn tiền' });
	const request = part.getByRole('button', { name: /^Yêu cầu trả/ });
	await pressByKeyboard(page, request);
	await expect(part.getByRole('group', { name: 'Sản phẩm cần trả' })).toBeFocused();
	await tabTo(page, part.getByRole('button', { name: 'Để sau' }));
	await page.keyboard.press('Enter');
	await expect(request).toBeFocused();

	await request.click();
	await part.getByRole('button', { name: 'Thêm', exact: true }).first().click();
	await part.getByRole('button', { name: 'Gửi yêu cầu' }).click();
	await expect(part.getByText('Bạn chưa chọn lý do.')).toBeVisible();
	await expect(part.getByLabel('Lý do')).toBeFocused();
	await part.getByLabel('Lý do').selectOption('defect');
	await part.getByLabel('Mô tả vấn đề').fill('Mở hộp ra thấy vỡ một góc');
	await part.getByLabel('Thêm ảnh').setInputFiles(await photo('goc-vo.png'));
	await part.getByRole('button', { name: 'Che bớt ảnh goc-vo.png', exact: true }).click();
	await part.getByRole('button', { name: 'Che ô hàng 1, cột 1', exact: true }).press('Space');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Space');
	await part.getByRole('button', { name: 'Che các ô đã chọn', exact: true }).click();
	await expect(part.locator('.return-files > li > img')).toHaveAttribute('src', /\?che=0-1$/);
	await part.getByLabel('Ngân hàng').selectOption('Vietcombank');
	await part.getByLabel('Số tài khoản').fill('0011 2233 4455');
	await part.getByLabel('Tên chủ tài khoản').fill('Nguyễn Văn A');
	expect(await fitsTheScreen(page)).toBe(true);
	await part.getByRole('button', { name: 'Gửi yêu cầu' }).click();
	await expect(page.getByText(/Gian hàng trả lời trước \d{2}\/\d{2}/)).toHaveCount(1);
	await expect(page.getByRole('img', { name: 'Ảnh 1' })).toBeVisible();
});
