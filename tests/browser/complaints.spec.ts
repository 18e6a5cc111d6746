import { expect, expectAccessible, fitsTheScreen, register, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const STUCK = 'Tiền đã trừ trong tài khoản mà đơn vẫn báo chờ thanh toán.';

test('a visitor reads the promised times and is led to sign in; nothing private is asked', async ({ page }) => {
	await page.setViewportSize(PHONE);
	const asked: string[] = [];
	page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
	await page.goto('/khieu-nai');
	const times = page.getByRole('region', { name: 'Thời hạn đã hứa' });
	await expect(times.getByRole('row', { name: 'Tiền bị kẹt, trừ nhầm 24 giờ 5 ngày' })).toBeVisible();
	await expect(times.getByRole('row', { name: 'Dữ liệu cá nhân 72 giờ 30 ngày' })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Đăng nhập để gửi khiếu nại' })).toBeVisible();
	expect(asked.filter((path) => path.startsWith('/api/complaints'))).toEqual([]);
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
});

test('a complaint is filed, has a number and its times, takes more words and is settled', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page, '/khieu-nai');
	const form = page.getByRole('region', { name: 'Khiếu nại mới' });
	await form.getByRole('button', { name: 'Gửi khiếu nại' }).click();
	await expect(form.getByText('Bạn chọn một việc giúp nhé.')).toBeVisible();
	await expectAccessible(page);
	await form.getByLabel('Về việc gì?').selectOption('payment');
	await expect(form.getByText('Trả lời trong 24 giờ, giải quyết xong trong 5 ngày.')).toBeVisible();
	await form.getByLabel(/Số đơn hàng/).fill('1234567890');
	await form.getByLabel(/Chuyện gì đã xảy ra/).fill(STUCK);
	await form.getByRole('button', { name: 'Gửi khiếu nại' }).click();
	await expect(form.getByText(/Không có đơn nào của bạn mang số này/)).toBeVisible();
	await form.getByLabel(/Số đơn hàng/).fill('');
	await form.getByRole('button', { name: 'Gửi khiếu nại' }).click();
	const own = page.getByRole('article', { name: /^Khiếu nại \d{10}$/ });
	await expect(own.getByText('Chờ trả lời')).toBeVisible();
	await expect(own.getByText(/Chúng tôi trả lời trước \d{2}\/\d{2}/)).toBeVisible();
	await own.getByRole('button', { name: 'Viết thêm' }).click();
	const more = page.getByRole('dialog', { name: 'Viết thêm' });
	await more.getByLabel('Điều bạn muốn nói thêm').fill('Mã giao dịch là 14226112.');
	await more.getByRole('button', { name: 'Viết thêm' }).click();
	await expect(own.getByText('Mã giao dịch là 14226112.')).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await own.getByRole('button', { name: 'Đã giải quyết xong' }).click();
	await page
		.getByRole('dialog', { name: 'Đã giải quyết xong' })
		.getByRole('button', { name: 'Đã giải quyết xong' })
		.click();
	await expect(own.getByText('Đã khép lại', { exact: true })).toBeVisible();
	await expect(own.getByRole('button', { name: 'Viết thêm' })).toBeHidden();
});
