import type { CartView } from '#src/domains/cart/contract.ts';
import { expect, fitsTheScreen, test, waitForHydration } from '../fixtures.ts';
import { variantsOf } from '../state/shops.ts';
import { CONNECTION_LOST, PHONE, putIntoCart } from './checkout.ts';

const SLOW_MS = 700;
test.use({ viewport: PHONE });

test('a typed quantity is validated at its field and restored when its request is lost, and a removal can be undone', async ({
	buyer,
	shopOwner,
}) => {
	const { page } = buyer;
	await putIntoCart(buyer.context, variantsOf(shopOwner).slice(0, 1));
	const name = shopOwner.products[0]?.name ?? '';
	await page.goto('/customer/cart');
	await waitForHydration(page);
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
	for (const text of ['-5', '1,5', '🍎', '', '0', '999']) {
		await type(text);
		await expect(field).toHaveValue(text);
		await expect(field).toHaveAccessibleDescription(/^(Nhập một số nguyên|Ít nhất là|Nhiều nhất là)/);
	}
	expect(await fitsTheScreen(page)).toBe(true);
	await page.getByRole('link', { name: 'Đặt hàng (1 sản phẩm)' }).click();
	await expect(field).toBeFocused();
	expect(page.url()).toContain('/customer/cart');
	await field.press('Escape');
	await expect(field).toHaveValue('3');
	expect(sent).toHaveLength(1);
	await page.context().setOffline(true);
	await type('7');
	await expect(page.getByText(CONNECTION_LOST).first()).toBeVisible();
	await expect(field).toHaveValue('3');
	await page.context().setOffline(false);

	const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Chọn mua ${name}` }) });
	const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
	await row.getByRole('button', { name: /^Bỏ khỏi giỏ/ }).click();
	await expect(row).toHaveCount(0);
	expect((await removed).status()).toBe(200);
	await page.getByRole('button', { name: 'Hoàn tác' }).click();
	await expect(field).toHaveValue('3');
	await page.reload();
	await expect(field).toHaveValue('3');
});

test('on a slow connection, buttons that are pressed just before leaving the page take effect', async ({
	buyer,
	shopOwner,
}) => {
	const { page } = buyer;
	await page.goto(`/product/${shopOwner.products[0]?.slug}`);
	await waitForHydration(page);
	await page.waitForLoadState('networkidle');
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: SLOW_MS,
		downloadThroughput: -1,
		uploadThroughput: -1,
	});
	await page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).evaluate((button: HTMLButtonElement) => {
		button.click();
		location.assign('/about-us');
	});
	await page.waitForURL('**/about-us');
	const quantity = () =>
		page.evaluate(async () => {
			const cart = (await (await fetch('/api/cart')).json()) as CartView;
			return cart.shops[0]?.lines[0]?.quantity ?? 0;
		});
	await expect.poll(quantity).toBe(1);
	await page.goto('/customer/cart');
	const more = page.getByRole('button', { name: 'Thêm', exact: true });
	await expect(page.locator('astro-island[ssr]').filter({ has: more })).toHaveCount(0);
	for (const shown of ['2', '3', '4']) {
		await more.click();
		await expect(page.getByRole('main').locator('.stepper-value')).toHaveValue(shown);
	}
	await page.getByRole('link', { name: 'Đặt hàng (1 sản phẩm)' }).click();
	await page.waitForURL('**/customer/cart/checkout**');
	expect(await quantity()).toBe(4);
});
