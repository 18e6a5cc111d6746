import { expect, test } from 'vitest';
import { type PageRoute, routeOf } from '#src/routes.ts';
import { pageKey } from './page-key.ts';

const known = (path: string): PageRoute => {
	const route = routeOf(path);
	if (!route) throw new Error(`no page ${path}`);
	return route;
};
const keyOf = (path: string, query: string): string => pageKey(known(path), path, query).key;

test('the order of parameters, unknown ones and spellings make no second copy', () => {
	const wanted = keyOf('/Search', 'q=áo&page=2');
	for (const query of [
		'page=2&q=%C3%A1o',
		'q=a%CC%81o&page=2&utm_source=fb',
		'q=++áo+&page=2&q=khác',
		'q=áo&page=2&sort=',
	])
		expect(keyOf('/Search', query)).toBe(wanted);
});

test('choices of one filter make one copy, however they are ordered or joined', () => {
	const wanted = keyOf('/Search', 'attr=co:m&attr=mau:do');
	for (const query of ['attr=mau:do,co:m', 'attr=mau:do&attr=co:m&attr=mau:do', 'attr=co:m,mau:do,<b>,%00'])
		expect(keyOf('/Search', query)).toBe(wanted);
	expect(keyOf('/Search', `attr=${'x'.repeat(5000)}`)).toBe('/Search');
});

test('what a page knows makes a copy of its own', () => {
	expect(keyOf('/Search', 'q=áo')).not.toBe(keyOf('/Search', 'q=áo&page=2'));
	expect(keyOf('/product/ao', 'variant=1')).not.toBe(keyOf('/product/ao', 'variant=2'));
	expect(keyOf('/product/ao', 'page=1')).toBe('/product/ao');
});

test('an open shell is one and the same for every id', () => {
	expect(keyOf('/Vendor/order/abc', '')).toBe(keyOf('/Vendor/order/018f3a1c-0000-7000-8000-000000000001', 'x=1'));
});

test('text that nobody will ask for again is not kept', () => {
	expect(pageKey(known('/Search'), '/Search', `q=${'á'.repeat(200)}`).isStorable).toBe(false);
	expect(pageKey(known('/Search'), '/Search', 'q=áo sơ mi').isStorable).toBe(true);
});
