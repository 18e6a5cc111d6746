import { expect, test } from 'vitest';
import { isPrerendered } from './delivery.ts';

test.each([
	['src/pages/about-us.astro', true],
	['src/pages/index.astro', false],
	['src/pages/customer/cart.astro', false],
	['src/pages/customer/cart/index.astro', false],
	['src/pages/customer/service/chi-tiet-[id].astro', false],
	['src/pages/api/release.ts', false],
	['src/pages/404.astro', true],
	['src/pages/500.astro', false],
	['src/pages/robots.txt.ts', null],
	['node_modules/astro/dist/assets/endpoint/node.js', null],
])('isPrerendered returns the delivery from the guard table for %s: %s', (file, wanted) => {
	expect(isPrerendered(file)).toBe(wanted);
});

test('isPrerendered throws for a page that is missing in the guard table', () => {
	expect(() => isPrerendered('src/pages/secret.astro')).toThrow("'/secret' stands in no line of the guard table");
});
