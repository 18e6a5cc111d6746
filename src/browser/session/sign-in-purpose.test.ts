import { expect, test } from 'vitest';
import { PAGE_ROUTES, url } from '#src/routes.ts';
import { signInPurposeOf } from './sign-in-purpose.ts';

test.each([
	[url.checkout(['a', 'b']), 'order'],
	[url.cart(), 'cart'],
	[url.order('1000000000'), 'orders'],
	[url.orders({ tab: 'done' }), 'orders'],
	[url.wishlist({ list: '1' }), 'wishlist'],
	[url.vendorApply(), 'apply'],
	[url.vendorMoney(), 'console'],
	[url.product('ao-thun', { variant: 'x' }), 'product'],
	[url.shop('song-han'), 'shop'],
])('signInPurposeOf(%s) returns %s', (path, purpose) => {
	expect(signInPurposeOf(path)).toBe(purpose);
});

test.each([
	null,
	'',
	url.home(),
	url.about(),
	'/customer/cartoon',
	'/customer/cart/../../about-us',
	'//example.com/customer/cart',
	'https://example.com/customer/cart',
	'/%63ustomer/cart\\',
])('signInPurposeOf(%s) returns null', (path) => {
	expect(signInPurposeOf(path)).toBeNull();
});

/** Routes of features that are not open yet. */
const LATER = /^\/(tim-xe-ghep-hang|dich-vu-van-chuyen|customer\/service)\b/;

test('signInPurposeOf returns a purpose for every page that requires sign-in', () => {
	const silent = PAGE_ROUTES.filter(({ guard }) => guard !== 'none' && guard !== 'operator')
		.map(({ path }) => path.replace(/\[[^\]]+\]/g, '1'))
		.filter((path) => !LATER.test(path) && signInPurposeOf(path) === null);
	expect(silent).toEqual([]);
});
