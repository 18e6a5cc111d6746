import { expect, test } from 'vitest';
import { loadedOnce } from './pages-once.ts';

test("loadedOnce wraps the page imports of Astro's manifest in once()", () => {
	const listed = `const _page0 = () => import('a');\nconst _page11 = () => import('b');\nconst pageMap = new Map([]);`;
	expect(loadedOnce(listed)).toContain(
		"const _page0 = once(() => import('a'));\nconst _page11 = once(() => import('b'));",
	);
	expect(loadedOnce(listed)).toContain('const pageMap = new Map([]);');
});

test('once() of the generated code returns the same module to every caller', () => {
	const once = new Function(`${loadedOnce('')} return once;`)() as <T>(load: () => T) => () => T;
	const page = once(() => ({}));
	expect(page()).toBe(page());
});
