import { expect, test } from 'vitest';
import { type PageRoute, routeOf } from '#src/routes.ts';
import { pageKey } from './page-key.ts';

const known = (path: string): PageRoute => {
	const route = routeOf(path);
	if (!route) throw new Error(`no page ${path}`);
	return route;
};
const keyOf = (path: string, query: string): string => pageKey(known(path), path, query).key;

test('pageKey ignores the order, spelling and repetition of parameters and unknown parameters', () => {
	const wanted = keyOf('/Search', 'q=áo&page=2');
	for (const query of [
		'page=2&q=%C3%A1o',
		'q=a%CC%81o&page=2&utm_source=fb',
		'q=++áo+&page=2&q=khác',
		'q=áo&page=2&sort=',
	])
		expect(keyOf('/Search', query)).toBe(wanted);
});

test('pageKey normalises the order and form of filter values', () => {
	const wanted = keyOf('/Search', 'attr=co:m&attr=mau:do');
	for (const query of ['attr=mau:do,co:m', 'attr=mau:do&attr=co:m&attr=mau:do', 'attr=co:m,mau:do,<b>,%00'])
		expect(keyOf('/Search', query)).toBe(wanted);
	expect(keyOf('/Search', `attr=${'x'.repeat(5000)}`)).toBe('/Search');
});

test('pageKey includes the parameters that the page declares and no others', () => {
	expect(keyOf('/Search', 'q=áo')).not.toBe(keyOf('/Search', 'q=áo&page=2'));
	expect(keyOf('/product/ao', 'variant=1')).not.toBe(keyOf('/product/ao', 'variant=2'));
	expect(keyOf('/product/ao', 'page=1')).toBe('/product/ao');
});

test('pageKey of a shell page is the same for every id', () => {
	expect(keyOf('/Vendor/order/abc', '')).toBe(keyOf('/Vendor/order/018f3a1c-0000-7000-8000-000000000001', 'x=1'));
});

test('pageKey marks very long queries as not storable', () => {
	expect(pageKey(known('/Search'), '/Search', `q=${'á'.repeat(200)}`).isStorable).toBe(false);
	expect(pageKey(known('/Search'), '/Search', 'q=áo sơ mi').isStorable).toBe(true);
});
