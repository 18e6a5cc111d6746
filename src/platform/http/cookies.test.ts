import { expect, test } from 'vitest';
import { cookieLine, cookieName, expiredCookieLine, readCookie } from './cookies.ts';

const local = { isHttps: false, siteUrl: 'http://localhost:4321' };
const real = { isHttps: true, siteUrl: 'https://chobiz.example' };

test('on https every cookie is bound to the host and goes over TLS only', () => {
	expect(cookieLine('sid', 'abc', 60, real)).toBe('__Host-sid=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure');
	expect(expiredCookieLine('sid', real)).toContain('__Host-sid=; Path=/; Max-Age=0;');
});

test('two products on one machine keep their cookies apart by the port', () => {
	expect(cookieName('cart', local)).toBe('cart-4321');
	const headers = new Headers({ cookie: 'cart-4322=other; cart-4321=mine' });
	expect(readCookie(headers, 'cart', local)).toBe('mine');
});

test.each(['', 'a b', 'x%00', '"quoted"', 'x'.repeat(201)])(
	'the value %j was never set by us and does not count',
	(value) => {
		expect(readCookie(new Headers({ cookie: `sid-4321=${value}` }), 'sid', local)).toBeNull();
	},
);
