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
] as const)('the guard %s answers %o with %s', (guard, facts, wanted) => {
	const verdict = decideGuard(guard, facts, '/customer/cart');
	expect(verdict.kind === 'redirect' ? verdict.to : verdict.kind).toBe(wanted);
});

test('an unknown guard name raises instead of letting anybody in', () => {
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
	['/home', undefined],
	['/vendor/apply', undefined],
])('%s is served by %s', (path, wanted) => {
	expect(routeOf(path)?.path).toBe(wanted);
});

test('no path is listed twice', () => {
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
])('after signing in nobody is sent to %s', (wanted) => {
	expect(safeReturnUrl(wanted)).toBe('/');
});

test('after signing in one comes back to the asked page with its query', () => {
	expect(safeReturnUrl('/Search?q=áo')).toBe('/Search?q=%C3%A1o');
});
