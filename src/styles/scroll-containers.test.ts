import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scrollableTables } from '#src/content/scrollable-tables.ts';

/** Everything in them is a link or a button, so the keyboard scrolls them. */
const FULL_OF_CONTROLS = [
	'.account-nav .console-nav-list',
	'.categories-panel',
	'.category-tiles',
	'.chat-starters',
	'.chat-tabs',
	'.chip-slide',
	'.comparison',
	'.dialog',
	'.drawer',
	'.filter-panel:modal',
	'.gallery-strip',
	'.gallery-thumbs',
	'.header-links',
	'.info-jump',
	'.listbox',
	'.order-tabs',
	'.product-main > astro-island > .buy-box .variant-values',
	'.product-rail',
	'.shelf > .news-grid',
	'.shop-tiles',
];
/** Text only: the named source makes them a tab stop with a name. */
const TAB_STOPS: Readonly<Record<string, string>> = {
	'.comparison-wide': 'src/components/catalog/Comparison.astro',
	'.figure-table': 'src/components/vendor-overview/Figures.astro',
	'.shop-facts-row': 'src/components/shop/ShopHead.astro',
	'.shop-vouchers': 'src/components/shop/ShopVouchers.astro',
	'.table-scroll': 'src/content/scrollable-tables.ts',
	'.trust-strip': 'src/components/catalog/Home.astro',
};

const scrollersOf = (css: string): readonly string[] =>
	[...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{[^{}]*overflow(?:-x)?:\s*(?:auto|scroll)/g)].flatMap(
		([, selectors = '']) => selectors.split(',').map((selector) => selector.trim().replace(/\s+/g, ' ')),
	);

test('every scrolling container can be scrolled by keyboard', () => {
	expect(scrollersOf('@media (width > 1px) {\n.a,\n.b .c { color: red; overflow-x: auto; }\n}')).toEqual([
		'.a',
		'.b .c',
	]);
	const found = globSync('src/styles/**/*.css').flatMap((path) => scrollersOf(readFileSync(path, 'utf8')));
	const known = [...FULL_OF_CONTROLS, ...Object.keys(TAB_STOPS)];
	expect(found.filter((selector) => !known.includes(selector.replace(/^\.prose /, '')))).toEqual([]);
	for (const [selector, path] of Object.entries(TAB_STOPS)) {
		const source = readFileSync(path, 'utf8');
		expect(source, path).toContain(selector.slice(1));
		expect(source, path).toMatch(/tabindex=/);
		expect(source, path).toMatch(/aria-label(?:ledby)?=/);
	}
});

test('scrollableTables wraps each table in a named tab stop', () => {
	expect(scrollableTables('<p>a</p><table><tr></tr></table>')).toMatch(
		/^<p>a<\/p><div class="table-scroll" role="group" aria-label="[^"]+" tabindex="0"><table><tr><\/tr><\/table><\/div>$/,
	);
});
