import type { Page } from '@playwright/test';
import { PAGE_ROUTES, type PageRoute } from '#src/routes.ts';
import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** What a value that is not there leaves on a page. */
const HOLES = /\bNaN\b|\bundefined\b|Invalid Date|\[object /;
const NOT_OPEN = 'Phần này chưa mở';
/** Pages whose script goes on to the form of the identity service. */
const LEADS_ON = ['/Auth/Login', '/Auth/Register'];
/** No page of their own: a document for machines (feeds and sitemaps are others), and that form. */
const NOT_WALKED = ['/api/openapi.json', '/identity/interaction/[uid]'];

/** One loaded page as four people see it: on a phone and on a desk, by day and by night. */
async function expectSound(page: Page, path: string): Promise<void> {
	await test.step(path, async () => {
		await page.setViewportSize(PHONE);
		await page.emulateMedia({ colorScheme: 'light' });
		await page.goto(path);
		if (LEADS_ON.includes(path)) await page.waitForURL('**/identity/interaction/**');
		await expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(await fitsTheScreen(page)).toBe(true);
		await expectAccessible(page);
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.setViewportSize(DESKTOP);
		expect(await fitsTheScreen(page)).toBe(true);
		await expectAccessible(page);
		expect(await page.locator('body').innerText()).not.toMatch(HOLES);
	});
}

type Listed<Item> = { readonly items: readonly Item[] };

/** Addresses with something behind them, for the pages that show one thing of many. */
async function realPaths(page: Page): Promise<Readonly<Record<string, string>>> {
	const ask = async <Item>(path: string): Promise<Item | undefined> => {
		const answer = await page.request.get(path);
		return answer.ok() ? ((await answer.json()) as Listed<Item>).items[0] : undefined;
	};
	const product = await ask<{ slug: string; shopSlug: string }>('/api/products?limit=1');
	const bought = await ask<{ number: string }>('/api/orders?limit=1');
	const sold = await ask<{ number: string }>('/api/vendor/orders?tab=all&limit=1');
	const category = await ask<{ slug: string }>('/api/categories');
	return {
		'/product/[slug]': `/product/${product?.slug}`,
		'/Shop/[slugVendor]': `/Shop/${product?.shopSlug}`,
		'/category/[slug]': `/category/${category?.slug}`,
		'/tin-tuc/[slug]': '/tin-tuc/luat-dau-gia-de-hieu',
		'/customer/orders/[id]': `/customer/orders/${bought?.number}`,
		'/Vendor/order/[id]': `/Vendor/order/${sold?.number ?? 1}`,
	};
}

/** What stands for a later part is the same page everywhere: it is looked at once. */
async function walk(page: Page, isOnTheWay: (route: PageRoute) => boolean): Promise<number> {
	const real = await realPaths(page);
	const seen = new Set<string>();
	for (const route of PAGE_ROUTES) {
		if (!isOnTheWay(route) || NOT_WALKED.includes(route.path) || route.path.endsWith('.xml')) continue;
		const path = real[route.path] ?? route.path.replace(/\[[^\]]+\]/g, '1');
		const answer = await page.request.get(path);
		const isNotOpen = (await answer.text()).includes(NOT_OPEN);
		if (answer.status() === 404 || (isNotOpen && seen.has(NOT_OPEN))) continue;
		seen.add(isNotOpen ? NOT_OPEN : path);
		await expectSound(page, path);
	}
	return seen.size;
}

const isPublic = ({ guard }: PageRoute) => guard === 'none';
const isBuilt = ({ delivery }: PageRoute) => delivery === 'prerendered';
const isOfShop = ({ path }: PageRoute) => path.startsWith('/Vendor/');

test.describe('every page is sound, on a phone and a desk, by day and by night', () => {
	// Each walks some twenty pages; on a busy machine one of them takes seconds.
	test.setTimeout(600_000);

	test('for a visitor who reads', async ({ page }) => {
		expect(await walk(page, (route) => isPublic(route) && isBuilt(route))).toBeGreaterThan(14);
	});

	test('for a visitor who looks around', async ({ page }) => {
		expect(await walk(page, (route) => isPublic(route) && !isBuilt(route))).toBeGreaterThan(10);
	});

	test('for a customer', async ({ page }) => {
		await signIn(page, 'khach@demo.chobiz.vn');
		const isOfCustomer = ({ path, guard }: PageRoute) => guard === 'login' || path === '/customer/address';
		expect(await walk(page, isOfCustomer)).toBeGreaterThan(6);
	});

	test('for the owner of a shop', async ({ page }) => {
		await signIn(page, 'shop@demo.chobiz.vn');
		expect(await walk(page, isOfShop)).toBeGreaterThan(2);
	});
});
