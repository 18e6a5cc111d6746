import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const SHOWN_MS = 3000;
const MOST_AT_ONCE = 20;
const REFUSAL = { type: '', title: 'Conflict', status: 422, code: 'cart.sold_out', detail: 'Món này vừa hết hàng.' };
const toasts = (page: Page) => page.locator('.Toastify__toast');

/** A product page without choices, where every try to add is refused at once. */
async function openProduct(page: Page, detailOf = (_nth: number) => REFUSAL.detail): Promise<Locator> {
	let refused = 0;
	await page.route('**/api/cart/items', (route) => {
		refused += 1;
		const json = { ...REFUSAL, detail: detailOf(refused) };
		return route.fulfill({ status: 422, contentType: 'application/problem+json', json });
	});
	await page.goto('/Search?q=nep+cai+hoa+vang');
	await page.getByRole('main').locator('a[href^="/product/"]').first().click();
	const add = page.getByRole('button', { name: 'Thêm vào giỏ', exact: true });
	// Before its island is awake the button is a plain one.
	await expect(page.locator('astro-island').filter({ has: add })).not.toHaveAttribute('ssr');
	return add;
}

test('a toast stands at the top in the middle, shows its progress and leaves after three seconds', async ({ page }) => {
	const add = await openProduct(page);
	await add.click();
	const toast = toasts(page).first();
	await expect(toast).toContainText(REFUSAL.detail);
	const shownAt = Date.now();
	await expect(toast.locator('.Toastify__progress-bar').first()).toBeAttached();
	const width = page.viewportSize()?.width ?? 0;
	// It slides in: where it comes to rest counts.
	await expect(async () => {
		const box = await toast.boundingBox();
		expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(3);
		expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
		expect(box?.y ?? 999).toBeLessThan(80);
	}).toPass({ timeout: SHOWN_MS });
	await expect(toast).toBeHidden();
	const livedMs = Date.now() - shownAt;
	// Wide enough for a busy machine that sees the toast late, narrow enough to tell three seconds from none or ten.
	expect(livedMs).toBeGreaterThan(SHOWN_MS / 2);
	expect(livedMs).toBeLessThan(SHOWN_MS * 3);
});

test('a toast stays while the pointer rests on it and closes by a click', async ({ page }) => {
	const add = await openProduct(page);
	await add.click();
	const toast = toasts(page).first();
	await toast.hover();
	// Its time is the bar's animation: while that stands still nothing takes the toast away.
	const bar = toast.locator('.Toastify__progress-bar').first();
	await expect(bar).toHaveCSS('animation-play-state', 'paused');
	await page.mouse.move(0, 700);
	await expect(bar).toHaveCSS('animation-play-state', 'running');
	await toast.hover();
	await expect(bar).toHaveCSS('animation-play-state', 'paused');
	await expectAccessible(page);
	await toast.click();
	await expect(toast).toBeHidden();
});

test('what is said twice in a row stays one toast, whose time begins anew', async ({ page }) => {
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

test('never more than twenty toasts stand at once', async ({ page }) => {
	const add = await openProduct(page, (nth) => `${REFUSAL.detail} (${nth})`);
	let answered = 0;
	page.on('response', (response) => {
		if (response.url().endsWith('/api/cart/items')) answered += 1;
	});
	// Time stands still for the toasts, so that none leaves meanwhile however slow the machine is; they cover the button.
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Animation.enable');
	await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
	// A press while the last one is being answered does nothing: so it is pressed until enough were answered.
	const press = async () => {
		await add.press('Enter');
		return answered;
	};
	await expect.poll(press, { intervals: [50], timeout: 40_000 }).toBeGreaterThanOrEqual(MOST_AT_ONCE + 4);
	await expect(toasts(page)).toHaveCount(MOST_AT_ONCE);
});

test('after a new release a page part that fails to load reloads the page, at most once per ten seconds', async ({
	page,
}) => {
	let loads = 0;
	page.on('load', () => {
		loads += 1;
	});
	/** Resolves when the page has heard which release the server runs and has had time to act on it. */
	const partFails = async () => {
		const heard = page.waitForResponse('**/api/release');
		await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
		await (await heard).finished();
	};
	const nextFrames = () =>
		page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	await page.goto('/about-us');
	await partFails();
	await nextFrames();
	expect(loads).toBe(1);

	await page.route('**/api/release', (route) => route.fulfill({ json: { release: 'another' } }));
	await partFails();
	await expect.poll(() => loads).toBe(2);
	await partFails();
	await nextFrames();
	expect(loads).toBe(2);
});
