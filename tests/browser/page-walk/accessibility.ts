import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The automated checks of WCAG 2.2 AA. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violation = { readonly id: string; readonly targets: readonly string[] };

export async function accessibilityFaults(page: Page, rules: 'all' | 'contrast'): Promise<string[]> {
	await page.evaluate(axe.source);
	const violations = await runAxe(page, null, rules === 'all' ? tags(WCAG_TAGS) : ruleIds(['color-contrast']));
	const faults: string[] = [];
	for (const { id, targets } of violations) {
		const broken = id === 'target-size' ? await tooSmallWhenUncovered(page, targets) : targets;
		if (broken.length > 0) faults.push(`${id}: ${broken.slice(0, 5).join(' | ')}`);
	}
	return faults;
}

const tags = (values: string[]): axe.RunOnly => ({ type: 'tag', values });
const ruleIds = (values: string[]): axe.RunOnly => ({ type: 'rule', values });

const runAxe = (page: Page, target: string | null, runOnly: axe.RunOnly): Promise<readonly Violation[]> =>
	page.evaluate(
		async ([selector, only]) => {
			const within = (selector && document.querySelector(selector)) || document;
			// The framed mails of the mail outbox page cannot run scripts.
			const options: axe.RunOptions = { runOnly: only, resultTypes: ['violations'], iframes: false };
			const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(within, options);
			return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) }));
		},
		[target, runOnly] as const,
	);

/** A sticky bar may cover part of a target, so its size is measured in the middle of the screen. */
async function tooSmallWhenUncovered(page: Page, targets: readonly string[]): Promise<string[]> {
	const small: string[] = [];
	for (const target of targets) {
		await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
		if ((await runAxe(page, target, ruleIds(['target-size']))).length > 0) small.push(target);
	}
	return small;
}
