import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';

const SHOWN_MS = 3000;
const MAX_AT_ONCE = 20;
const FAILURE = { type: '', title: 'Conflict', status: 422, code: 'cart.sold_out', detail: 'Món này vừa hết hàng.' };
const toasts = (page: Page) => page.locator('.Toastify__toast');

async function openProduct(page: Page, detailOf = (_nth: number) => FAILURE.detail): Promise<Locator> {
	let refused = 0;
	await page.route('**/api/cart/items', (route) => {
		refused += 1;
		const json = { ...FAILURE, detail: detailOf(refused) };
		return route.fulfill({ status: 422, contentType: 'application/problem+json', json });
	});
	await page.goto('/Search?q=nep+cai+hoa+vang');
	await page.getByRole('main').locator('a[href^="/product/"]').first().click();
	const add = page.getByRole('button', { name: 'Thêm vào giỏ', exact: true });
	await expect(page.locator('astro-island').filter({ has: add })).not.toHaveAttribute('ssr');
	return add;
}

test('a toast appears at the top centre, shows its progress and closes after three seconds', async ({ page }) => {
	const add = await openProduct(page);
	await add.click();
	const toast = toasts(page).first();
	await expect(toast).toContainText(FAILURE.detail);
	const shownAt = Date.now();
	await expect(toast.locator('.Toastify__progress-bar').first()).toBeAttached();
	const width = page.viewportSize()?.width ?? 0;
	// The toast slides in, so its final position is measured.
	await expect(async () => {
		const box = await toast.boundingBox();
		expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(3);
		expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
		expect(box?.y ?? 999).toBeLessThan(80);
	}).toPass({ timeout: SHOWN_MS });
	await expect(toast).toBeHidden();
	const livedMs = Date.now() - shownAt;
	// Tolerates a busy machine that detects the toast late, but distinguishes three seconds from none or ten.
	expect(livedMs).toBeGreaterThan(SHOWN_MS / 2);
	expect(livedMs).toBeLessThan(SHOWN_MS * 3);
});

test('a toast stays while the pointer is over it, and closes on a click', async ({ page }) => {
	const add = await openProduct(page);
	await add.click();
	const toast = toasts(page).first();
	await toast.hover();
	// The progress animation is the timer: while it is paused the toast stays.
	const bar = toast.locator('.Toastify__progress-bar').first();
	await expect(bar).toHaveCSS('animation-play-state', 'paused');
	await page.mouse.move(0, 700);
	await expect(bar).toHaveCSS('animation-play-state', 'running');
	await toast.hover();
	await expect(bar).toHaveCSS('animation-play-state', 'paused');
	await toast.click();
	await expect(toast).toBeHidden();
});

test('the same text twice in a row shows one toast whose timer restarts', async ({ page }) => {
	const add = await openProduct(page);
	await add.click();
	await expect(toasts(page)).toHaveCount(1);
	const bar = toasts(page).locator('.Toastify__progress-bar').first();
	const elapsedMs = () => bar.evaluate((element) => Number(element.getAnimations()[0]?.currentTime ?? 0));
	await expect.poll(elapsedMs).toBeGreaterThan(SHOWN_MS / 4);
	await add.press('Enter');
	await expect.poll(elapsedMs, { intervals: [20] }).toBeLessThan(SHOWN_MS / 4);
	await expect(toasts(page)).toHaveCount(1);
});

test('at most twenty toasts are open together', async ({ page }) => {
	const add = await openProduct(page, (nth) => `${FAILURE.detail} (${nth})`);
	let answered = 0;
	page.on('response', (response) => {
		if (response.url().endsWith('/api/cart/items')) answered += 1;
	});
	// Animations are paused so that no toast closes on a slow machine; toasts cover the button, so the test presses
	// keys.
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Animation.enable');
	await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
	// The button ignores presses during a request.
	const press = async () => {
		await add.press('Enter');
		return answered;
	};
	await expect.poll(press, { intervals: [50], timeout: 40_000 }).toBeGreaterThanOrEqual(MAX_AT_ONCE + 4);
	await expect(toasts(page)).toHaveCount(MAX_AT_ONCE);
});
