import { expect, test } from '../fixtures.ts';

test('a visitor without JavaScript follows an order by its number and e-mail address', async ({
	buyer,
	openPage,
	placedOrder,
}) => {
	const { number } = await placedOrder('shipped');
	const email = `${buyer.customerId}@vidu.vn`;
	const page = await openPage(null, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	await page.goto('/tra-cuu-don-hang');
	const find = async (typedNumber: string, typedEmail: string) => {
		await page.getByLabel('Mã đơn hàng').fill(typedNumber);
		await page.getByLabel('E-mail đặt hàng').fill(typedEmail);
		await page.getByRole('button', { name: 'Xem đơn' }).click();
	};
	await find('12 34', 'khach');
	await expect(page.getByText('Mã đơn gồm 10 chữ số')).toBeVisible();
	await expect(page.getByLabel('Mã đơn hàng')).toHaveValue('12 34');
	await expect(page.getByLabel('E-mail đặt hàng')).toHaveValue('khach');
	await find(number, 'ai-do@example.com');
	await expect(page.getByRole('alert')).toContainText('Không tìm thấy đơn nào');
	await find(number, email.toUpperCase());
	await expect(page.getByRole('heading', { name: `Đơn ${number}` })).toBeVisible();
	await expect(page.getByText('Đã giao cho hãng vận chuyển')).toBeVisible();
	expect(page.url()).not.toContain(buyer.customerId);
	await page.reload();
	await expect(page.getByRole('heading', { name: `Đơn ${number}` })).toBeVisible();
});
