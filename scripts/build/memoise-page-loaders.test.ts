import { expect, test } from 'vitest';
import { memoiseLoader } from './memoise-page-loaders.ts';

test("loadedOnce wraps the page imports of Astro's manifest in once()", () => {
	const listed = `const _page0 = () => import('a');\nconst _page11 = () => import('b');\nconst pageMap = new Map([]);`;
	expect(memoiseLoader(listed)).toContain(
		"const _page0 = once(() => import('a'));\nconst _page11 = once(() => import('b'));",
	);
	expect(memoiseLoader(listed)).toContain('const pageMap = new Map([]);');
});

test('once() of the generated code returns the same module to every caller', () => {
	const once = new Function(`${memoiseLoader('')} return once;`)() as <T>(load: () => T) => () => T;
	const page = once(() => ({}));
	expect(page()).toBe(page());
});
