import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const SHOWN_MS = 3000;
const MOST_AT_ONCE = 20;
const REFUSAL = { type: '', title: 'Conflict', status: 422, code: 'cart.sold_out', detail: 'Món này vừa hết hàng.' };
const toasts = (page: Page) => page.locator('.Toastify__toast');

/** A product page whose every try to add is refused at once: each press makes one toast. */
async function openProduct(page: Page): Promise<() => Promise<void>> {
	await page.route('**/api/cart/items', (route) =>
		route.fulfill({ status: 422, contentType: 'application/problem+json', json: REFUSAL }),
	);
	await page.goto('/Search?q=gao');
	await page.getByRole('main').locator('a[href^="/product/"]').first().click();
	const add = page.getByRole('button', { name: 'Thêm vào giỏ', exact: true });
	// Before its island is awake the button is a plain one.
	await expect(page.locator('astro-island').filter({ has: add })).not.toHaveAttribute('ssr');
	return () => add.click();
}

test('a toast stands at the top in the middle, shows its progress and leaves after three seconds', async ({ page }) => {
	const press = await openProduct(page);
	await press();
	const toast = toasts(page).first();
	await expect(toast).toContainText(REFUSAL.detail);
	const shownAt = Date.now();
	await expect(toast.locator('.Toastify__progress-bar').first()).toBeAttached();
	await page.waitForTimeout(900);
	const box = await toast.boundingBox();
	const width = page.viewportSize()?.width ?? 0;
	expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(3);
	expect(box?.y ?? 999).toBeLessThan(80);
	await expect(toast).toBeHidden();
	const livedMs = Date.now() - shownAt;
	// Wide enough for a busy machine that sees the toast late, narrow enough to tell three seconds from none or ten.
	expect(livedMs).toBeGreaterThan(SHOWN_MS / 2);
	expect(livedMs).toBeLessThan(SHOWN_MS * 3);
});

test('a toast stays while the pointer rests on it and closes by a click', async ({ page }) => {
	const press = await openProduct(page);
	await press();
	const toast = toasts(page).first();
	await toast.hover();
	await page.waitForTimeout(SHOWN_MS + 1500);
	await expect(toast).toBeVisible();
	await expectAccessible(page);
	await toast.click();
	await expect(toast).toBeHidden();
});

test('never more than twenty toasts stand at once', async ({ page }) => {
	const press = await openProduct(page);
	await press();
	await toasts(page).first().hover();
	for (let pressed = 1; pressed < MOST_AT_ONCE + 4; pressed += 1) await press();
	await page.waitForTimeout(500);
	expect(await toasts(page).count()).toBeLessThanOrEqual(MOST_AT_ONCE);
});

test('after a new release a page part that fails to load reloads the page, at most once per ten seconds', async ({
	page,
}) => {
	let loads = 0;
	page.on('load', () => {
		loads += 1;
	});
	const partFails = () => page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
	await page.goto('/about-us');
	await partFails();
	await page.waitForTimeout(1000);
	expect(loads).toBe(1);

	await page.route('**/api/release', (route) => route.fulfill({ json: { release: 'another' } }));
	await partFails();
	await expect.poll(() => loads).toBe(2);
	await partFails();
	await page.waitForTimeout(1500);
	expect(loads).toBe(2);
});
