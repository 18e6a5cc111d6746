import { expect, fitsTheScreen, test } from '../fixtures.ts';

const STUCK = 'Tiền đã trừ trong tài khoản mà đơn vẫn báo chờ thanh toán.';
test.use({ viewport: { width: 390, height: 844 } });

test('a customer files a complaint, adds to it and closes it', async ({ buyer: { page } }) => {
	await page.goto('/khieu-nai');
	const form = page.getByRole('region', { name: 'Khiếu nại mới' });
	const send = form.getByRole('button', { name: 'Gửi khiếu nại' });
	await send.click();
	await expect(form.getByText('Bạn chưa chọn loại khiếu nại.')).toBeVisible();
	await form.getByLabel('Khiếu nại về').selectOption('payment');
	await expect(form.getByText('Trả lời trong 24 giờ, giải quyết xong trong 5 ngày.')).toBeVisible();
	await form.getByLabel(/Số đơn hàng/).fill('1234567890');
	await form.getByLabel(/Mô tả vấn đề/).fill(STUCK);
	await send.click();
	await expect(form.getByText(/Không có đơn nào của bạn mang số này/)).toBeVisible();
	await form.getByLabel(/Số đơn hàng/).fill('');
	await send.click();
	const own = page.getByRole('article', { name: /^Khiếu nại \d{10}$/ });
	await expect(own.getByText('Chờ trả lời')).toBeVisible();
	await own.getByRole('button', { name: 'Viết thêm' }).click();
	const more = page.getByRole('dialog', { name: 'Viết thêm' });
	await more.getByLabel('Nội dung bổ sung').fill('Mã giao dịch là 14226112.');
	await more.getByRole('button', { name: 'Viết thêm' }).click();
	await expect(own.getByText('Mã giao dịch là 14226112.')).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await own.getByRole('button', { name: 'Đã giải quyết xong' }).click();
	const close = page.getByRole('dialog', { name: 'Đã giải quyết xong' });
	await close.getByRole('button', { name: 'Đã giải quyết xong' }).click();
	await expect(own.getByText('Đã kết thúc', { exact: true })).toBeVisible();
	await expect(own.getByRole('button', { name: 'Viết thêm' })).toBeHidden();
});
