import { beforeEach, expect, test, vi } from 'vitest';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('#src/browser/api.ts', () => ({ callApi }));

const LOST = { ok: false, problem: { detail: 'Chưa kết nối được' } };
const MEMBER = { ok: true, value: { isLoggedIn: true } };

const fresh = async () => {
	vi.resetModules();
	return import('#src/browser/session.ts');
};

beforeEach(() => callApi.mockReset());

test('fetchCurrentUser calls the API once per page for all callers', async () => {
	const { fetchCurrentUser } = await fresh();
	callApi.mockResolvedValue(MEMBER);
	expect(await Promise.all([fetchCurrentUser(), fetchCurrentUser()])).toEqual([MEMBER, MEMBER]);
	await fetchCurrentUser();
	expect(callApi).toHaveBeenCalledTimes(1);
});

test('fetchCurrentUser retries after a network failure instead of caching it', async () => {
	const { fetchCurrentUser } = await fresh();
	callApi.mockResolvedValueOnce(LOST).mockResolvedValue(MEMBER);
	expect(await fetchCurrentUser()).toEqual(LOST);
	expect(await fetchCurrentUser()).toEqual(MEMBER);
});

test('stored drafts survive an expired session and are deleted on sign-out', async () => {
	class Tabs extends EventTarget {
		postMessage(): void {}
	}
	vi.stubGlobal('BroadcastChannel', Tabs);
	const left = async (act: (session: typeof import('#src/browser/session.ts')) => unknown) => {
		const stored: Record<string, unknown> = { 'chobiz-unsaved:an::product': '{}' };
		Object.defineProperty(stored, 'removeItem', { value: (key: string) => Reflect.deleteProperty(stored, key) });
		vi.stubGlobal('localStorage', stored);
		await act(await fresh());
		return Object.keys(stored).length;
	};
	callApi.mockResolvedValue({ ok: true, value: { isLoggedIn: false } });
	expect(await left(({ publishSession }) => publishSession({ kind: 'expired' }))).toBe(1);
	expect(await left(({ watchSession }) => watchSession())).toBe(1);
	expect(await left(({ publishSession }) => publishSession({ kind: 'signed_out' }))).toBe(0);
	vi.unstubAllGlobals();
});
