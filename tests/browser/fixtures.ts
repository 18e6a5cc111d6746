import {
	type BrowserContext,
	type BrowserContextOptions,
	test as base,
	expect,
	type Locator,
	type Page,
} from '@playwright/test';
import type { OperatorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { contextOf, operator as operatorActor } from '#tests/context.ts';
import { type Buyer, makeBuyer } from '#tests/factories/orders.ts';
import { type OrderRequest, type OrderState, type PlacedOrder, placeOrderAt } from './state/orders.ts';
import { customerIdOf, type SignInOptions, startSession } from './state/people.ts';
import { openProductState, type ProductState } from './state/product.ts';
import { makeSellingShop, type SellingShop } from './state/shops.ts';

export { expect } from '@playwright/test';

const DEMO_PASSWORD = 'chobiz-demo';
const DEMO_OPERATOR = 'quantri@demo.chobiz.vn';
const PINCH_STEPS = 10;

const watch = (page: Page, problems: string[]): void => {
	page.on('console', (message) => {
		const text = message.text();
		// Browsers log every response of 400 and above; each journey asserts the page instead.
		const isAnswer = text.startsWith('Failed to load resource');
		// axe tries to enter the framed mails of the mail outbox page, which may not run scripts.
		if (text.startsWith("Blocked script execution in 'about:srcdoc'")) return;
		if (/Content Security Policy/i.test(text) || (message.type() === 'error' && !isAnswer)) problems.push(text);
	});
	// Chromium reports a view transition as a page error when another navigation interrupts it.
	page.on('pageerror', (problem) => {
		if (!/ViewTransition|Transition was (skipped|aborted)/.test(String(problem))) problems.push(String(problem));
	});
};

export type SignedInBuyer = Buyer & { readonly page: Page };
export type ShopOwner = SellingShop & { readonly page: Page };

type Fixtures = {
	readonly quietConsole: undefined;
	/** A page in a separate browser context; null for a visitor. */
	openPage(customerId: string | null, options?: SignInOptions & BrowserContextOptions): Promise<Page>;
	readonly buyer: SignedInBuyer;
	readonly shopOwner: ShopOwner;
	/** Created with use cases for `buyer` and `shopOwner`. */
	placedOrder(to: OrderState, wish?: OrderRequest): Promise<PlacedOrder>;
	readonly operator: Context<OperatorActor>;
};
type WorkerFixtures = { readonly state: ProductState };

/** Fails a test whose pages violate the Content Security Policy, throw or log errors to the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	state: [
		async ({ browserName: _ }, use) => {
			const state = await openProductState();
			await use(state);
			await state.close();
		},
		{ scope: 'worker' },
	],
	quietConsole: [
		async ({ browser }, use) => {
			const problems: string[] = [];
			const watchContext = (context: BrowserContext) => context.on('page', (page) => watch(page, problems));
			browser.on('context', watchContext);
			await use(undefined);
			browser.off('context', watchContext);
			expect(problems).toEqual([]);
		},
		{ auto: true },
	],
	openPage: async ({ browser, state }, use) => {
		const opened: BrowserContext[] = [];
		await use(async (customerId, { authenticatedAgoS, ...options } = {}) => {
			const context = await browser.newContext(options);
			opened.push(context);
			if (customerId) await startSession(state, context, customerId, { authenticatedAgoS });
			return context.newPage();
		});
		for (const context of opened) await context.close();
	},
	buyer: async ({ state, context, page }, use) => {
		const buyer = await makeBuyer(state.database);
		await startSession(state, context, buyer.customerId);
		await use({ ...buyer, page });
	},
	shopOwner: async ({ state, openPage }, use) => {
		const shop = await makeSellingShop(state);
		await use({ ...shop, page: await openPage(shop.shop.ownerId) });
	},
	placedOrder: ({ state, buyer, shopOwner }, use) => use((to, wish) => placeOrderAt(state, buyer, shopOwner, to, wish)),
	operator: async ({ state }, use) => {
		await use(contextOf(state.database, operatorActor(await customerIdOf(state, DEMO_OPERATOR))));
	},
});

export const fitsTheScreen = (page: Page): Promise<boolean> =>
	page.evaluate(() =>
		[document.documentElement, ...document.querySelectorAll('dialog[open]')].every(
			({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
		),
	);

export async function fillSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
	await page.waitForURL('**/identity/interaction/**');
	await page.getByLabel('E-mail').fill(email);
	await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

/** Ignores islands that hydrate when they are scrolled into view. */
export const waitForHydration = (page: Page): Promise<void> =>
	expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);

/** Distances in pixels. */
export async function pinch(page: Page, target: Locator, from: number, to: number): Promise<void> {
	const box = await target.boundingBox();
	if (!box) throw new Error('the target is not drawn');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const touch = await page.context().newCDPSession(page);
	const fingers = (apart: number) => [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id }));
	await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
	for (let step = 1; step <= PINCH_STEPS; step += 1) {
		const touchPoints = fingers(from + ((to - from) * step) / PINCH_STEPS);
		await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
	}
	await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await touch.detach();
}
