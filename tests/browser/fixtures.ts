import { AxeBuilder } from '@axe-core/playwright';
import {
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	test as base,
	type Cookie,
	expect,
	type Locator,
	type Page,
} from '@playwright/test';
import type { OperatorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { contextOf, operator as operatorActor } from '#tests/context.ts';
import { type Buyer, makeBuyer } from '#tests/makers/orders.ts';
import { type OrderState, type OrderWish, type PlacedOrder, placeOrderAt } from './state/orders.ts';
import { customerIdOf, type SignInOptions, startSession } from './state/people.ts';
import { openProductState, type ProductState } from './state/product.ts';
import { makeSellingShop, type SellingShop } from './state/shops.ts';

export { expect } from '@playwright/test';

/** Longer than any transition of ours. */
const COLOURS_REST_WITHIN_MS = 2000;
/** Every demonstration account. */
const DEMO_PASSWORD = 'chobiz-demo';
const DEMO_OPERATOR = 'quantri@demo.chobiz.vn';
const PINCH_STEPS = 10;

const watch = (page: Page, problems: string[]): void => {
	page.on('console', (message) => {
		const text = message.text();
		// The browser itself reports every answer of 400 and above; what the page makes of it is asserted by the errand.
		const isAnswer = text.startsWith('Failed to load resource');
		// The look for accessibility tries the framed mails of the trial inbox too; that they run nothing is meant.
		if (text.startsWith("Blocked script execution in 'about:srcdoc'")) return;
		if (/Content Security Policy/i.test(text) || (message.type() === 'error' && !isAnswer)) problems.push(text);
	});
	// A navigation that overtakes another one skips its cross-fade; Chromium reports that as an error of the page.
	page.on('pageerror', (problem) => {
		if (!/ViewTransition|Transition was (skipped|aborted)/.test(String(problem))) problems.push(String(problem));
	});
};

export type SignedInBuyer = Buyer & { readonly page: Page };
export type ShopOwner = SellingShop & { readonly page: Page };

type Fixtures = {
	readonly quietConsole: undefined;
	/** A page in a browser of its own, signed in as this customer or as nobody. */
	openPage(customerId: string | null, options?: SignInOptions & BrowserContextOptions): Promise<Page>;
	/** A new customer with an address in Hà Nội; `page` is the page of the test, signed in. */
	readonly buyer: SignedInBuyer;
	/** The owner of a new approved shop with two products; `page` is in a browser of its own. */
	readonly shopOwner: ShopOwner;
	/** An order of `buyer` at the shop of `shopOwner`, brought to this state by use cases. */
	placedOrder(to: OrderState, wish?: OrderWish): Promise<PlacedOrder>;
	/** For use cases that an operator calls. */
	readonly operator: Context<OperatorActor>;
};
type WorkerFixtures = { readonly state: ProductState };

/** Fails a test whose pages break the Content Security Policy, throw, or write errors to the console. */
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

/** WCAG 2.2 AA as far as a machine can judge it. */
export async function expectAccessible(page: Page): Promise<void> {
	await untilColoursRest(page);
	const { violations } = await looker(page)
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.analyze();
	const found: { id: string; where: string[] }[] = [];
	for (const { id, nodes } of violations) {
		const places = nodes.map((node) => node.target.join(' '));
		const where = id === 'target-size' ? await smallWhereTheyStandFree(page, places) : places;
		if (where.length > 0) found.push({ id, where: where.slice(0, 5) });
	}
	expect(found).toEqual([]);
}

/** Without the old mode every look opens a second page, for frames that no page of ours has. */
const looker = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** A bar that stays while the page scrolls may cut a target just now; its size is judged in the middle of the screen. */
async function smallWhereTheyStandFree(page: Page, places: readonly string[]): Promise<string[]> {
	const small: string[] = [];
	for (const place of places) {
		await page.locator(place).evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
		const { violations } = await looker(page).withRules(['target-size']).include(place).analyze();
		if (violations.length > 0) small.push(place);
	}
	return small;
}

/** Half-way between day and night a colour is nobody's choice; what is not drawn yet rests for ever. */
const untilColoursRest = (page: Page): Promise<unknown> =>
	page.evaluate((mostMs) => {
		const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
		const rest = Promise.allSettled(running.map(({ finished }) => finished));
		return Promise.race([rest, new Promise((resolve) => setTimeout(resolve, mostMs))]).then(() => null);
	}, COLOURS_REST_WITHIN_MS);

/** Nothing of the page, nor of what is open above it, stands beyond its right edge. */
export const fitsTheScreen = (page: Page): Promise<boolean> =>
	page.evaluate(() =>
		[document.documentElement, ...document.querySelectorAll('dialog[open]')].every(
			({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
		),
	);

const sessions = new Map<string, readonly Cookie[]>();

/** Signed in as a demonstration account. Only the first test of a worker fills in the form. */
export async function signIn(page: Page, email: string, returnTo = '/'): Promise<void> {
	const known = sessions.get(email);
	if (known) {
		await page.context().addCookies([...known]);
		await page.goto(returnTo);
		return;
	}
	await signInByForm(page, email, returnTo);
	const cookies = await page.context().cookies();
	sessions.set(
		email,
		cookies.filter(({ name }) => /^(__Host-)?sid/.test(name)),
	);
}

export async function signInByForm(
	page: Page,
	email: string,
	returnTo: string,
	password = DEMO_PASSWORD,
): Promise<void> {
	await page.goto(`/Auth/Login?returnUrl=${encodeURIComponent(returnTo)}`);
	await fillSignIn(page, email, password);
	await page.waitForURL((url) => url.pathname === new URL(returnTo, url).pathname);
}

/** The form that somebody was led to. */
export async function fillSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
	await page.waitForURL('**/identity/interaction/**');
	await page.getByLabel('E-mail').fill(email);
	await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

export type Account = { readonly email: string; readonly password: string };

/** A new customer with an address of its own; signed in afterwards. */
export async function register(page: Page, returnTo = '/'): Promise<Account> {
	const email = `nguoi-mua-${Date.now()}-${Math.floor(Math.random() * 1e6)}@thu.chobiz.vn`;
	const password = 'mật-khẩu-thử-9';
	await page.goto(`/Auth/Register?returnUrl=${encodeURIComponent(returnTo)}`);
	await page.getByLabel('Họ và tên').fill('Trần Thị Thử');
	await page.getByLabel('E-mail').fill(email);
	await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
	await page.waitForURL((url) => url.pathname === new URL(returnTo, url).pathname);
	return { email, password };
}

/** A customer whom no other test knows; who uses it signs in first. */
export async function newAccount(browser: Browser): Promise<Account> {
	const context = await browser.newContext();
	const account = await register(await context.newPage());
	await context.close();
	return account;
}

/** Everything in reach can be used; what is further down wakes when it comes into view. */
export const islandsAwake = (page: Page): Promise<void> =>
	expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);

/** Two fingers on what is there, drawn from so many pixels apart to so many. */
export async function pinch(page: Page, target: Locator, from: number, to: number): Promise<void> {
	const box = await target.boundingBox();
	if (!box) throw new Error('nothing to touch');
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
