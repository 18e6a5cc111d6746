import { expect, test } from 'vitest';
import { loadedOnce } from './pages-once.ts';

test('each page is loaded by the first who asks for it, as Astro lists its pages', () => {
	const listed = `const _page0 = () => import('a');\nconst _page11 = () => import('b');\nconst pageMap = new Map([]);`;
	expect(loadedOnce(listed)).toContain(
		"const _page0 = once(() => import('a'));\nconst _page11 = once(() => import('b'));",
	);
	expect(loadedOnce(listed)).toContain('const pageMap = new Map([]);');
});

test('what loads once gives the same to all who ask', () => {
	const once = new Function(`${loadedOnce('')} return once;`)() as <T>(load: () => T) => () => T;
	const page = once(() => ({}));
	expect(page()).toBe(page());
});
