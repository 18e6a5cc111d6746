import { expect, test } from 'vitest';
import { clearCookie, cookieName, readCookies, setCookie } from './cookies.ts';

const local = { isHttps: false, siteUrl: 'http://localhost:4321' };
const real = { isHttps: true, siteUrl: 'https://chobiz.example' };

const jar = () => {
	const lines: unknown[][] = [];
	return { lines, set: (...line: unknown[]) => void lines.push(line) };
};

test('on https every cookie is bound to the host and goes over TLS only', () => {
	const { lines, set } = jar();
	setCookie({ set }, real, 'sid', 'abc', 60);
	clearCookie({ set }, real, 'sid');
	const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: true };
	expect(lines).toEqual([
		['__Host-sid', 'abc', { ...attributes, maxAge: 60 }],
		['__Host-sid', '', { ...attributes, maxAge: 0 }],
	]);
});

test('two products on one machine keep their cookies apart by the port', () => {
	expect(cookieName('cart', local)).toBe('cart-4321');
	expect(readCookies('cart-4322=other; cart-4321=mine; sid=planted', local)).toEqual({ cart: 'mine' });
});

test('of two cookies with one name the first counts', () => {
	expect(readCookies('sid-4321=a; sid-4321=b', local)).toEqual({ sid: 'a' });
});

test.each(['', 'a b', 'x%00', '"quoted"', 'x'.repeat(201)])(
	'the value %j was never set by us and does not count',
	(value) => {
		expect(readCookies(`sid-4321=${value}`, local)).toEqual({});
	},
);
