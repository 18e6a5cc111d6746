import type { Locator, Page } from '@playwright/test';
import type { CartView } from '#src/domains/cart/contract.ts';
import type { Quote } from '#src/domains/orders/contract.ts';
import { expect, expectAccessible, fitsTheScreen, newAccount, register, signInByForm, test } from './fixtures.ts';
import { addAddress, buyNow, openProduct, putIntoCart, vndOf } from './shopping.ts';

const PHONE = { width: 390, height: 844 };
const DEARER_VND = 1000;
const SLOW_MS = 700;

const NOTE = 'Giao giờ hành chính, gọi trước khi giao giúp mình nhé';

const total = async (page: Page): Promise<number> => vndOf(await page.locator('.sum-line .money').textContent());

/** The quote as it was a moment ago, when everything still cost less. */
function cheaper(quote: Quote): Quote {
	const lower = (amountVnd: number) => amountVnd - DEARER_VND;
	const shops = quote.shops.map((shop) => ({
		...shop,
		lines: shop.lines.map((line) => ({
			...line,
			unitPriceVnd: lower(line.unitPriceVnd),
			lineTotalVnd: lower(line.lineTotalVnd),
		})),
		goodsVnd: lower(shop.goodsVnd),
		totalVnd: lower(shop.totalVnd),
		payVnd: lower(shop.payVnd),
	}));
	return {
		...quote,
		shops,
		goodsVnd: lower(quote.goodsVnd),
		totalVnd: lower(quote.totalVnd),
		payVnd: lower(quote.payVnd),
	};
}

/** Folded again, the note still says what was typed. */
async function leaveNote(page: Page): Promise<void> {
	const fold = page.getByText('Thêm lời nhắn cho người bán').first();
	const field = page.getByLabel('Lời nhắn cho người bán').first();
	await expect(field).toBeHidden();
	await fold.click();
	await field.fill(NOTE);
	await fold.click();
	await expect(field).toBeHidden();
	await expect(page.getByText(NOTE)).toBeVisible();
}

test('by cash a cart of two shops becomes two orders, told with their sum and what comes next, on a phone', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await register(page);
	await putIntoCart(page, 'mut gung');
	await putIntoCart(page, 'tra o long');
	await page.goto('/customer/cart');
	await page.getByRole('link', { name: 'Đặt hàng (2 món)' }).click();
	await expect(page.getByText('Chọn địa chỉ để tính phí', { exact: true })).toBeVisible();
	await expect(page.getByText('0 ₫', { exact: true })).toHaveCount(0);
	await page.getByRole('button', { name: 'Đặt hàng và thanh toán' }).click();
	const add = page.getByRole('button', { name: 'Thêm địa chỉ mới' });
	await expect(add).toBeFocused();
	await expect(add).toHaveAccessibleDescription(/địa chỉ nhận hàng/);
	await expectAccessible(page);
	await addAddress(page);
	await expect(page.getByText('Bạn thêm địa chỉ nhận hàng')).toHaveCount(0);
	await page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
	await expect(page.getByText('Tách thành 2 đơn, mỗi gian hàng một đơn.')).toBeVisible();
	const agreedVnd = await total(page);
	await leaveNote(page);
	await expect(page.getByRole('button', { name: 'Đặt hàng', exact: true })).toBeInViewport({ ratio: 1 });
	expect(await fitsTheScreen(page)).toBe(true);
	await page.getByRole('button', { name: 'Đặt hàng', exact: true }).click();

	await page.waitForURL('**/customer/orders?placed=**');
	await expect(page).toHaveTitle(/^Đặt hàng thành công/);
	const told = page.getByRole('region', { name: 'Đặt hàng thành công' });
	await expect(told.getByRole('link', { name: /^Đơn \d{10}$/ })).toHaveCount(2);
	expect(vndOf(await told.locator('.order-sum').last().locator('.money').textContent())).toBe(agreedVnd);
	await expect(told.getByText(/Người bán xác nhận trong \d+ giờ làm việc/)).toBeVisible();
	await expect(page.getByRole('article')).toHaveCount(2);
	await expectAccessible(page);
	await page
		.getByRole('link', { name: 'Xem tất cả đơn' })
		.or(page.getByRole('link', { name: /^Tất cả/ }))
		.click();
	await expect(told).toHaveCount(0);
});

/** The second time as soon as there are other words on it, which nobody has read yet. */
async function pressTwice(button: Locator): Promise<void> {
	await button.evaluate((pressed: HTMLButtonElement) => {
		const again = () => pressed.textContent?.startsWith('Đồng ý') && pressed.click();
		new MutationObserver(again).observe(pressed, { characterData: true, childList: true, subtree: true });
	});
	await button.click();
}

test('a price that rose while somebody was ordering is shown, and only the agreed new sum is ordered', async ({
	page,
}) => {
	await register(page);
	await buyNow(page, 'mut gung');
	await page.route('**/api/checkout/quote', async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, json: cheaper((await answer.json()) as Quote) });
	});
	await addAddress(page);
	const shownVnd = await total(page);
	await page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
	const placing: string[] = [];
	page.on('request', (request) => request.url().endsWith('/api/orders') && placing.push(request.postData() ?? ''));
	await pressTwice(page.getByRole('button', { name: 'Đặt hàng', exact: true }));
	await expect(page.getByText('Có thay đổi so với lúc bạn xem')).toBeVisible();
	const agree = page.getByRole('button', { name: 'Đồng ý và đặt hàng' });
	await expect(agree).not.toHaveAttribute('aria-busy');
	expect(new Set(placing).size).toBe(1);
	await expect(page.getByText(/^Mứt gừng.*: giá [\d.]+\s₫ nay là [\d.]+\s₫\.$/)).toBeVisible();
	expect(await total(page)).toBe(shownVnd + DEARER_VND);
	await expectAccessible(page);
	await agree.click();
	await page.waitForURL('**/customer/orders?placed=**');
	const told = page.getByRole('region', { name: 'Đặt hàng thành công' });
	expect(vndOf(await told.locator('.order-sum .money').textContent())).toBe(shownVnd + DEARER_VND);
});

test('on a slow line what was pressed just before leaving arrives: a thing put into the cart, and its quantity', async ({
	page,
}) => {
	await register(page);
	await openProduct(page, 'giam gao');
	await page.waitForLoadState('networkidle');
	const line = await page.context().newCDPSession(page);
	const answerAfter = (latency: number) =>
		line.send('Network.emulateNetworkConditions', {
			offline: false,
			latency,
			downloadThroughput: -1,
			uploadThroughput: -1,
		});
	await answerAfter(SLOW_MS);
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
	const press = async (shown: number) => {
		await more.click();
		await expect(page.getByRole('main').locator('.stepper-value')).toHaveValue(String(shown));
	};
	for (const shown of [2, 3, 4]) await press(shown);
	await page.getByRole('link', { name: 'Đặt hàng (1 món)' }).click();
	await page.waitForURL('**/customer/cart/checkout**');
	expect(await quantity()).toBe(4);
	await page.goto('/customer/cart');
	await expect(page.locator('astro-island[ssr]').filter({ has: more })).toHaveCount(0);
	for (const shown of [5, 6]) await press(shown);
	await page.goto('/about-us');
	await expect.poll(quantity).toBe(6);
});

test('what a visitor put into the cart is still there after signing in; its amount changes and a removal is undone', async ({
	page,
	browser,
}) => {
	const { email, password } = await newAccount(browser);
	const name = await putIntoCart(page, 'giam gao');
	await page
		.getByRole('banner')
		.getByRole('link', { name: /^Giỏ hàng/ })
		.click();
	const drawer = page.getByRole('dialog', { name: 'Giỏ hàng' });
	await expect(drawer.getByRole('link', { name })).toBeVisible();
	await expectAccessible(page);
	await signInByForm(page, email, '/customer/cart', password);

	const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Chọn mua ${name}` }) });
	const amount = row.getByRole('status');
	const before = Number(await amount.textContent());
	const changed = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
	await row.getByRole('button', { name: 'Thêm' }).click();
	await expect(amount).toHaveText(String(before + 1));
	// Shown before it is agreed to: without the answer it would rightly go back further.
	expect((await changed).status()).toBe(200);
	await page.context().setOffline(true);
	await row.getByRole('button', { name: 'Thêm' }).click();
	await expect(page.getByText(/^Chưa kết nối được với Chợ Biz/).first()).toBeVisible();
	await expect(amount).toHaveText(String(before + 1));
	await page.context().setOffline(false);
	const saved = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
	await row.getByRole('button', { name: /^Bỏ khỏi giỏ/ }).click();
	await expect(row).toHaveCount(0);
	expect((await saved).status()).toBe(200);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Hoàn tác' }).click();
	await expect(amount).toHaveText(String(before + 1));
	await page.reload();
	await expect(amount).toHaveText(String(before + 1));

	// Without a choice in its address the checkout takes all that can be ordered.
	await page.goto('/customer/cart/checkout');
	await expect(page.getByText(name)).toBeVisible();
	await page.goto('/customer/cart');
	await row.getByRole('button', { name: /^Bỏ khỏi giỏ/ }).click();
	await expect(page.getByText(`Đã bỏ ${name} khỏi giỏ.`)).toBeVisible();
});

test('on a phone the way to buy stays in view above the bottom bar, wherever the page is scrolled', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await openProduct(page, 'tra o long');
	const buy = page.getByRole('button', { name: 'Mua ngay' });
	const bar = page.locator('.bottom-bar');
	for (const part of [0, 0.5, 1]) {
		await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), part);
		await expect(buy).toBeInViewport({ ratio: 1 });
		const [buyBox, barBox] = [await buy.boundingBox(), await bar.boundingBox()];
		expect((buyBox?.y ?? 0) + (buyBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
	}
	// The end of the page is not hidden behind the two bars.
	const footerEnd = await page.locator('.site-footer').evaluate((footer) => footer.getBoundingClientRect().bottom);
	expect(footerEnd).toBeLessThanOrEqual((await page.locator('.buy-actions').boundingBox())?.y ?? 0);
});

test('the drawer says of what cannot be bought why it is not in the sum', async ({ page }) => {
	await register(page);
	await putIntoCart(page, 'mut gung');
	await page.route('**/api/cart', async (route) => {
		const answer = await route.fetch();
		const cart: CartView = await answer.json();
		const shops = cart.shops.map((shop) => ({
			...shop,
			lines: shop.lines.map((line) => ({ ...line, status: 'sold_out' as const })),
		}));
		await route.fulfill({ response: answer, json: { ...cart, shops, totalVnd: 0 } });
	});
	await page
		.getByRole('link', { name: /Giỏ hàng/ })
		.first()
		.click();
	const drawer = page.getByRole('dialog', { name: 'Giỏ hàng' });
	await expect(drawer.getByText('Đã hết hàng')).toBeVisible();
	await expect(drawer.getByText('0 ₫', { exact: true })).toBeVisible();
});

test('a visitor takes something out in the drawer, puts it back, and is led on when it is empty', async ({ page }) => {
	await putIntoCart(page, 'mut gung');
	await page
		.getByRole('link', { name: /Giỏ hàng/ })
		.first()
		.click();
	const drawer = page.getByRole('dialog', { name: 'Giỏ hàng' });
	await drawer.getByRole('button', { name: /^Bỏ khỏi giỏ: Mứt gừng/ }).click();
	await expect(drawer.getByText('Giỏ hàng đang trống')).toBeVisible();
	await expect(drawer.getByRole('link', { name: 'Xem sản phẩm' })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	await expect(drawer.getByRole('button', { name: /^Bỏ khỏi giỏ: Mứt gừng/ })).toBeVisible();
	await expectAccessible(page);
});
