import { type Page, test } from '@playwright/test';
import { BRAND } from '#src/shared/brand.ts';
import { expect, fitsTheScreen, waitForHydration } from '../fixtures.ts';
import { accessibilityFaults } from './accessibility.ts';
import type { DialogStep } from './dialogs.ts';
import type { PageKind } from './page-kinds.ts';

export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const TEMPLATE_ERRORS = /\bNaN\b|\bundefined\b|Invalid Date|\[object |\{\{/;

const EXACT_TITLES = ['Page Not Found', 'Internal Server Error'];

const titleOf = ({ path, title }: PageKind): RegExp => {
	if (title instanceof RegExp) return title;
	const isExact = path === '/' || EXACT_TITLES.includes(title);
	// The console's title leads with the number of new orders.
	return new RegExp(`^(?:\\(\\d+\\) )?${RegExp.escape(isExact ? title : `${title} · ${BRAND.name}`)}$`);
};

const pathOf = async (page: Page, { path }: Pick<PageKind, 'path'>): Promise<string> =>
	typeof path === 'string' ? path : await path(page.request);

/** Uses soft assertions, so that one run reports the problems of every page. */
export async function checkPage(page: Page, kind: PageKind): Promise<void> {
	const path = await pathOf(page, kind);
	await test.step(path, async () => {
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
		const answer = await page.goto(path);
		if (kind.leadsTo) await page.waitForURL(kind.leadsTo);
		else expect.soft(answer?.status(), path).toBe(kind.status ?? 200);
		await waitForHydration(page);
		if (kind.shows) await expect(page.locator(kind.shows).first(), path).toBeVisible();
		expect.soft(await page.title(), path).toMatch(titleOf(kind));
		await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
		expect.soft(await page.locator('body').innerText(), path).not.toMatch(TEMPLATE_ERRORS);
		expect.soft(await fitsTheScreen(page), `${path} fits ${PHONE.width} px`).toBe(true);
		expect.soft(await accessibilityFaults(page, 'all'), `${path} in the light theme`).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
		expect.soft(await accessibilityFaults(page, 'contrast'), `${path} in the dark theme`).toEqual([]);
	});
}

export async function checkWithoutScript(page: Page, kind: PageKind): Promise<void> {
	if (!kind.withoutScript) return;
	const path = await pathOf(page, kind);
	await test.step(path, async () => {
		await page.goto(path);
		await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
		await expect.soft(page.locator(kind.withoutScript ?? '').first(), path).toBeVisible();
		expect.soft(await page.locator('body').innerText(), path).not.toMatch(TEMPLATE_ERRORS);
		expect.soft(await fitsTheScreen(page), path).toBe(true);
		expect.soft(await deadButtons(page), `${path}: buttons that need a script`).toEqual([]);
	});
}

/** Visible buttons that neither send a form to an address nor open a native popover or dialog. */
const deadButtons = (page: Page): Promise<readonly string[]> =>
	page.locator('button:visible').evaluateAll((buttons) =>
		(buttons as HTMLButtonElement[])
			.filter((button) => !button.popoverTargetElement && !button.hasAttribute('commandfor'))
			.filter(({ type, form }) => type !== 'submit' || !form?.matches('[action], [method]'))
			.map((button) => button.ariaLabel ?? button.textContent ?? ''),
	);

export async function checkDialog(page: Page, step: DialogStep): Promise<void> {
	const path = await pathOf(page, step);
	await test.step(path, async () => {
		await page.setViewportSize(step.isWide ? DESKTOP : PHONE);
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
		await page.goto(path);
		await waitForHydration(page);
		await expect(await step.open(page), `${path}: what ${step.open} opens`).toBeVisible();
		expect.soft(await fitsTheScreen(page), `${path}: ${step.open} fits`).toBe(true);
		expect.soft(await accessibilityFaults(page, 'all'), `${path}: ${step.open}`).toEqual([]);
	});
}
