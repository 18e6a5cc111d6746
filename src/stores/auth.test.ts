import { beforeEach, expect, test, vi } from 'vitest';
import type { AuthState } from '#src/domains/identity/contract/identity.ts';

const { fetchCurrentUser, onSessionChange } = vi.hoisted(() => ({
	fetchCurrentUser: vi.fn(),
	onSessionChange: vi.fn(),
}));
vi.mock('#src/browser/session.ts', () => ({ fetchCurrentUser, onSessionChange }));

const SHOP = { isLoggedIn: true, isVendor: true, vendorData: { id: 's' } } as unknown as AuthState;

async function open(answer: unknown) {
	vi.resetModules();
	fetchCurrentUser.mockReset().mockResolvedValue(answer);
	return import('./auth.ts');
}
beforeEach(() => onSessionChange.mockReset());

test('checkLogin requests the current user once per document, also for concurrent callers', async () => {
	const { $auth, checkLogin } = await open({ ok: true, value: SHOP });
	expect($auth.get()).toMatchObject({ hasChecked: false, isLoggedIn: false });
	await Promise.all([checkLogin(), checkLogin(), checkLogin()]);
	expect(fetchCurrentUser).toHaveBeenCalledTimes(1);
	expect($auth.get()).toMatchObject({ hasChecked: true, hasCheckedVendor: true, isLoggedIn: true, isVendor: true });
});

test("checkLogin sets hasChecked and a visitor's state when the request fails", async () => {
	const { $auth, checkLogin } = await open({ ok: false });
	await checkLogin();
	expect($auth.get()).toMatchObject({ hasChecked: true, isLoggedIn: false, vendorData: null });
});

test('a sign-in in another tab makes checkLogin request the current user again', async () => {
	const { $auth, checkLogin } = await open({ ok: false });
	await checkLogin();
	fetchCurrentUser.mockResolvedValue({ ok: true, value: SHOP });
	onSessionChange.mock.calls[0]?.[0]({ kind: 'signed_in' });
	await checkLogin();
	expect($auth.get().isLoggedIn).toBe(true);
});

test('checkGuard decides as the server does and throws for an unknown guard', async () => {
	const visitor = await open({ ok: false });
	const verdict = await visitor.checkGuard('vendor', '/Vendor/add-product');
	expect(verdict).toEqual({ kind: 'redirect', to: '/Auth/Login?returnUrl=%2FVendor%2Fadd-product' });
	await expect(visitor.checkGuard('owner', '/')).rejects.toThrow("unknown guard 'owner'");
	const owner = await open({ ok: true, value: SHOP });
	expect(await owner.checkGuard('vendor', '/Vendor/add-product')).toEqual({ kind: 'allow' });
});
