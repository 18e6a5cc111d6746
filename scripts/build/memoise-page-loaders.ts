const PAGES = '\0virtual:astro:pages';
const LOADER = /const (_page\d+) = \(\) => (import\([^)]*\));/g;

/** `import()` resolves a loaded page again at each request, which takes longer than rendering some pages. */
export const memoiseLoader = (code: string): string =>
	`const once = (load) => { let loaded; return () => (loaded ??= load()); };\n${code.replace(LOADER, 'const $1 = once(() => $2);')}`;

export function memoisePageLoaders() {
	return {
		name: 'chobiz-pages-once',
		apply: 'build' as const,
		transform: (code: string, id: string) => (id === PAGES ? { code: memoiseLoader(code), map: null } : undefined),
	};
}
