import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectAccessible, fitsTheScreen, register, signIn, test } from './fixtures.ts';
import { followWithKeys, pressWithKeys } from './keyboard.ts';
import { orderTwoThings } from './shopping.ts';

const PHONE = { width: 390, height: 844 };
const AMOUNT = /\d\s*[₫đ](?!\p{L})/u;
const PAGES = [
	...['/Vendor/overview', '/Vendor/order', '/Vendor/order?tab=preparing', '/Vendor/order?tab=all'],
	...['/Vendor/order?tab=returns', '/Vendor/manage-product', '/Vendor/add-product', '/Vendor/money'],
	...['/Vendor/vouchers', '/Vendor/info', '/Vendor/apply', '/thong-bao'],
];
test.use({ viewport: PHONE });

const busy = (page: Page) => page.getByRole('main').locator('[aria-busy=true]');

test('staff with the stock role see no money on any page, and are told what is not theirs', async ({ page }) => {
	await signIn(page, 'kho@demo.chobiz.vn');
	for (const path of PAGES) {
		await test.step(path, async () => {
			await page.goto(path);
			await expect(busy(page)).toHaveCount(0);
			expect(await page.getByRole('main').innerText()).not.toMatch(AMOUNT);
			expect(await fitsTheScreen(page)).toBe(true);
			await expectAccessible(page);
		});
	}
	await page.goto('/Vendor/money');
	await expect(page.getByRole('heading', { name: 'Phần tiền dành cho quản trị và kế toán' })).toBeVisible();
	await page.goto('/Vendor/manage-product');
	await expect(page.locator('.goods-card').first()).toBeVisible();
	await expect(page.getByRole('link', { name: /^Sửa |^Đăng sản phẩm/ })).toHaveCount(0);
});

async function readPdf(page: Page, name: string): Promise<string> {
	const download = page.waitForEvent('download');
	await pressWithKeys(page, page.getByRole('button', { name: 'In nhãn và phiếu' }));
	await pressWithKeys(page, page.getByRole('link', { name, exact: true }));
	const bytes = Buffer.concat(await (await (await download).createReadStream()).toArray());
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
	return text.join('\n');
}

/** Who has waited longer stands before it, pages of them on some days; it is reached from the link behind it. */
const tick = async (page: Page, number: string): Promise<void> => {
	const box = page.getByRole('checkbox', { name: `Chọn đơn ${number}` });
	const more = page.getByRole('button', { name: 'Xem thêm đơn' });
	await box.or(more).first().waitFor();
	while (!(await box.isVisible())) {
		const listed = await page.getByRole('article').count();
		await more.click();
		await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(listed);
	}
	await page.getByRole('link', { name: `Đơn ${number}`, exact: true }).focus();
	await page.keyboard.press('Shift+Tab');
	await expect(box).toBeFocused();
	await page.keyboard.press('Space');
};

/** The bar and the head lie over a part of a card until one scrolls on: they are looked at where they would rest. */
async function expectAccessibleInFull(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const over of document.querySelectorAll<HTMLElement>('.bulk-bar, .site-header'))
			over.style.position = 'static';
	});
	await expectAccessible(page);
}

test('several orders at once by keyboard: one was cancelled meanwhile and is told; the storehouse prints and packs', async ({
	page,
	browser,
}) => {
	test.slow();
	await register(page);
	const kept = await orderTwoThings(page);
	const other = await (await browser.newContext({ viewport: PHONE })).newPage();
	await register(other);
	const gone = await orderTwoThings(other);
	const shop = await (await browser.newContext({ viewport: PHONE })).newPage();
	await signIn(shop, 'shop@demo.chobiz.vn', '/Vendor/order');
	for (const number of [kept, gone]) await tick(shop, number);
	await expect(shop.getByText('Đã chọn 2 đơn')).toBeVisible();
	await expectAccessibleInFull(shop);
	expect(await fitsTheScreen(shop)).toBe(true);
	await other.goto(`/customer/orders/${gone}`);
	await other.getByRole('button', { name: 'Hủy đơn' }).click();
	const dialog = other.getByRole('dialog', { name: 'Hủy đơn này?' });
	await dialog.getByLabel('Lý do').selectOption('changed_mind');
	await dialog.getByRole('button', { name: 'Hủy đơn' }).click();
	await expect(other.getByText('Đơn này đã hủy.')).toBeVisible();
	await pressWithKeys(shop, shop.getByRole('button', { name: 'Xác nhận 2 đơn' }));
	await expect(shop.getByText('Đã xác nhận 1 đơn.')).toBeVisible();
	await expect(shop.getByText(`Đơn ${gone}: `)).toBeVisible();
	await expectAccessibleInFull(shop);
	await followWithKeys(shop, shop.getByRole('link', { name: 'Đi đóng gói' }));

	const keeper = await (await browser.newContext({ viewport: PHONE })).newPage();
	await signIn(keeper, 'kho@demo.chobiz.vn', '/Vendor/order?tab=preparing');
	await tick(keeper, kept);
	const paper = await readPdf(keeper, 'In cả hai');
	expect(paper).toContain(kept);
	expect(paper).toContain('Theo vận đơn');
	expect(paper).not.toMatch(AMOUNT);
	await pressWithKeys(keeper, keeper.getByRole('button', { name: 'Đã đóng gói 1 đơn' }));
	await expect(keeper.getByText('Đã ghi đóng gói 1 đơn.')).toBeVisible();
	await expectAccessibleInFull(keeper);

	await shop.goto('/Vendor/order?tab=preparing');
	await tick(shop, kept);
	await expect(shop.getByRole('button', { name: /^Đã đóng gói/ })).toHaveCount(0);
	expect(await readPdf(shop, 'In nhãn')).toMatch(AMOUNT);
});

test('shells of the console stand still while it is found out who looks', async ({ browser }) => {
	test.slow();
	const watch = () => {
		const shifts = { sum: 0 };
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
				if (!entry.hadRecentInput) shifts.sum += entry.value;
		}).observe({ type: 'layout-shift', buffered: true });
	};
	const shells = ['/Vendor/order', '/Vendor/order/1000000000', '/Vendor/manage-product', '/Vendor/edit-product/1'];
	for (const email of [null, 'khach2@demo.chobiz.vn', 'shop@demo.chobiz.vn']) {
		// Each in a browser of their own: who is signed in already is not asked who they are.
		const page = await (await browser.newContext({ viewport: PHONE })).newPage();
		await page.addInitScript(watch);
		if (email) await signIn(page, email);
		for (const path of shells) {
			await page.goto(path);
			await expect(busy(page)).toHaveCount(0);
			await page.waitForLoadState('networkidle');
			const moved = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
			expect(moved, `${email} ${path}`).toBeLessThan(0.05);
		}
	}
});
