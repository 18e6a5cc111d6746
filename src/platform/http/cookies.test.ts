import { expect, test } from 'vitest';
import { clearCookie, cookieName, readCookies, setCookie } from './cookies.ts';

const local = { isHttps: false, siteUrl: 'http://localhost:4321' };
const real = { isHttps: true, siteUrl: 'https://chobiz.example' };

const jar = () => {
	const lines: unknown[][] = [];
	return { lines, set: (...line: unknown[]) => void lines.push(line) };
};

test('setCookie and clearCookie on https use the prefix __Host- and the attribute Secure', () => {
	const { lines, set } = jar();
	setCookie({ set }, real, 'sid', 'abc', 60);
	clearCookie({ set }, real, 'sid');
	const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: true };
	expect(lines).toEqual([
		['__Host-sid', 'abc', { ...attributes, maxAge: 60 }],
		['__Host-sid', '', { ...attributes, maxAge: 0 }],
	]);
});

test('readCookies ignores cookies of another port on the same host', () => {
	expect(cookieName('cart', local)).toBe('cart-4321');
	expect(readCookies('cart-4322=other; cart-4321=mine; sid=planted', local)).toEqual({ cart: 'mine' });
});

test('readCookies takes the first of two cookies with one name', () => {
	expect(readCookies('sid-4321=a; sid-4321=b', local)).toEqual({ sid: 'a' });
});

test.each(['', 'a b', 'x%00', '"quoted"', 'x'.repeat(201)])('readCookies ignores the malformed value %j', (value) => {
	expect(readCookies(`sid-4321=${value}`, local)).toEqual({});
});
