import { expect, expectAccessible, fitsTheScreen, islandsAwake, register, test } from './fixtures.ts';
import { addAddress, buyNow, putIntoCart } from './shopping.ts';

const PHONE = { width: 390, height: 844 };

test('a quantity is typed: it is kept, undone when its answer is lost, and never taken for another number', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await register(page);
	const name = await putIntoCart(page, 'giam gao');
	await page.goto('/customer/cart');
	await islandsAwake(page);
	const field = page.getByRole('textbox', { name: `Số lượng ${name}` });
	const type = async (text: string) => {
		await field.fill(text);
		await field.press('Enter');
	};
	const sent: string[] = [];
	page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postData() ?? ''));
	await type('3');
	await expect(page.getByRole('status').filter({ hasText: /^3$/ })).toHaveCount(1);
	await expect.poll(() => sent).toEqual(['{"quantity":3}']);
	for (const text of ['-5', '1.5', '1,5', '1e3', '🍎', '', '0', '999']) {
		await type(text);
		await expect(field).toHaveValue(text);
		await expect(field).toHaveAccessibleDescription(/^(Bạn ghi một số nguyên|Ít nhất là|Nhiều nhất là)/);
	}
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await page.getByRole('link', { name: 'Đặt hàng (1 món)' }).click();
	await expect(field).toBeFocused();
	expect(page.url()).toContain('/customer/cart');
	await field.press('Escape');
	await expect(field).toHaveValue('3');
	expect(sent).toHaveLength(1);
	await field.press('ArrowUp');
	await expect(field).toHaveValue('4');
	await expect.poll(() => sent.length).toBe(2);
	await page.route('**/api/cart/items/*', (route) => route.abort());
	await type('7');
	await expect(page.getByText(/^Chưa kết nối được với Chợ Biz/).first()).toBeVisible();
	await expect(field).toHaveValue('4');
	await page.unroute('**/api/cart/items/*');
	await page.reload();
	await expect(field).toHaveValue('4');
});

test('what was ordered in another tab is named there, with the way to it', async ({ page }) => {
	await register(page);
	await buyNow(page, 'mut gung');
	await addAddress(page);
	const other = await page.context().newPage();
	await other.goto(page.url());
	await islandsAwake(other);
	const number = await (async () => {
		await page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
		await page.getByRole('button', { name: 'Đặt hàng', exact: true }).click();
		await page.waitForURL('**/customer/orders?placed=**');
		return new URL(page.url()).searchParams.get('placed') ?? '';
	})();
	await other.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
	await other.getByRole('button', { name: 'Đặt hàng', exact: true }).click();
	await expect(other.getByRole('heading', { name: /^Bạn vừa đặt đơn \d{10}$/ })).toBeVisible();
	await expectAccessible(other);
	await other.getByRole('link', { name: /^Xem đơn \d{10}$/ }).click();
	await other.waitForURL(/\/customer\/orders\/\d{10}/);
	expect(number).toMatch(/^\d{10}$/);
});

test('every refusal of ordering leads to its field, and nothing typed is lost', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await buyNow(page, 'mut gung');
	await addAddress(page);
	await page.getByText('Thêm lời nhắn cho người bán').first().click();
	const note = page.getByLabel('Lời nhắn cho người bán').first();
	const long = 'Gọi trước khi giao. '.repeat(20);
	await note.fill(long);
	await page.getByText('Thêm lời nhắn cho người bán').first().click();
	await expect(note).toBeHidden();
	const press = page.getByRole('button', { name: /^Đặt hàng/ });
	await press.click();
	await expect(note).toBeFocused();
	await expect(note).toHaveValue(long);
	await expect(note).toHaveAccessibleDescription(/Nhiều nhất 200 ký tự/);
	await expectAccessible(page);
	await note.fill('Gọi trước nhé');
	const refuse = (code: string, detail: string) =>
		page.route('**/api/orders', (route) =>
			route.fulfill({ status: 422, contentType: 'application/problem+json', json: { status: 422, code, detail } }),
		);
	await refuse('orders.address_not_found', 'Địa chỉ này không còn nữa.');
	await press.click();
	await expect(page.getByRole('radio', { name: /Trần Thị Thử/ })).toBeFocused();
	await expect(page.getByRole('radio', { name: /Trần Thị Thử/ })).toHaveAccessibleDescription(/không còn nữa/);
	await page.unroute('**/api/orders');
	await refuse('orders.payment_unavailable', 'Cổng thanh toán đang tạm ngừng.');
	await press.click();
	await expect(page.getByRole('radio', { name: /VNPAY/ })).toBeFocused();
	await expectAccessible(page);
	await expect(note).toHaveValue('Gọi trước nhé');
});
