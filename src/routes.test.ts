import { expect, test } from 'vitest';
import { decideGuard, PAGE_ROUTES, routeOf, safeReturnUrl } from './routes.ts';

const visitor = { isLoggedIn: false, isVendor: false, hasShop: false, isOperator: false };
const customer = { ...visitor, isLoggedIn: true };
const applicant = { ...customer, hasShop: true };
const vendor = { ...applicant, isVendor: true };

test.each([
	['login', visitor, '/Auth/Login?returnUrl=%2Fcustomer%2Fcart'],
	['login', customer, 'allow'],
	['vendor-overview', visitor, '/Auth/Login?returnUrl=%2Fcustomer%2Fcart'],
	['vendor-overview', customer, '/Vendor/apply'],
	['vendor-overview', applicant, 'allow'],
	['vendor', customer, '/Vendor/apply'],
	['vendor', applicant, '/Vendor/overview'],
	['vendor', vendor, 'allow'],
	['operator', visitor, '/Auth/Login?returnUrl=%2Fcustomer%2Fcart'],
	['operator', vendor, 'not_found'],
	['none', visitor, 'allow'],
] as const)('decideGuard for the guard %s and %o returns %s', (guard, facts, wanted) => {
	const verdict = decideGuard(guard, facts, '/customer/cart');
	expect(verdict.kind === 'redirect' ? verdict.to : verdict.kind).toBe(wanted);
});

test('decideGuard throws for an unknown guard', () => {
	expect(() => decideGuard('logn', vendor, '/')).toThrow("unknown guard 'logn'");
});

test.each([
	['/customer/orders/123', '/customer/orders/[id]'],
	['/customer/service/chi-tiet-1', '/customer/service/chi-tiet-[id]'],
	[
		'/Vendor/services-manage/services-manager-offer/add-trip',
		'/Vendor/services-manage/services-manager-offer/add-trip',
	],
	['/tra-gia/chia-se/abc', '/tra-gia/chia-se/[slug]'],
	['/Vendor', '/Vendor'],
	['/customer', '/customer'],
	['/home', undefined],
	['/vendor/apply', undefined],
])('routeOf(%s) returns the route %s', (path, wanted) => {
	expect(routeOf(path)?.path).toBe(wanted);
});

test('PAGE_ROUTES contains each path once', () => {
	expect(new Set(PAGE_ROUTES.map((route) => route.path)).size).toBe(PAGE_ROUTES.length);
});

test.each([
	'//e',
	'/\\e',
	'/.//e',
	'/%2e//e',
	'https:e',
	'/\te',
	'javascript:alert(1)',
	'/identity/session/end',
	'/api/auth/logout',
	'/Auth/Login',
	'/%61pi/auth/logout',
	'',
	null,
	'/%5ce',
	'/%',
])('safeReturnUrl returns / for %s', (wanted) => {
	expect(safeReturnUrl(wanted)).toBe('/');
});

test('safeReturnUrl keeps a path of this site with its query', () => {
	expect(safeReturnUrl('/Search?q=áo')).toBe('/Search?q=%C3%A1o');
});
