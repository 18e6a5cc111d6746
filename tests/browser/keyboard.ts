import type { Locator, Page } from '@playwright/test';

const MAX_TABS = 120;

/** Presses Tab until the target has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await target.first().waitFor();
	for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
		if (await target.first().evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`${MAX_TABS} presses of Tab do not reach ${target}`);
}

export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press('Enter');
}

export async function followByKeyboard(page: Page, target: Locator): Promise<void> {
	await tabTo(page, target);
	await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

/** Moves down a select until the wanted option is chosen. */
export async function chooseByKeyboard(page: Page, select: Locator, option: RegExp): Promise<void> {
	await tabTo(page, select);
	const count = await select.locator('option').count();
	for (let moved = 0; moved < count; moved += 1) {
		await page.keyboard.press('ArrowDown');
		if (option.test(await select.locator('option:checked').innerText())) return;
	}
	throw new Error(`no option of ${select} matches ${option}`);
}

export async function typeByKeyboard(page: Page, target: Locator, text: string): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.type(text);
}
