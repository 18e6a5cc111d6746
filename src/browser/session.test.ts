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

test('an answer is kept for everybody on the page', async () => {
	const { askWho } = await fresh();
	callApi.mockResolvedValue(MEMBER);
	expect(await Promise.all([askWho(), askWho()])).toEqual([MEMBER, MEMBER]);
	await askWho();
	expect(callApi).toHaveBeenCalledTimes(1);
});

test('a lost line makes nobody a visitor for as long as the page is open', async () => {
	const { askWho } = await fresh();
	callApi.mockResolvedValueOnce(LOST).mockResolvedValue(MEMBER);
	expect(await askWho()).toEqual(LOST);
	expect(await askWho()).toEqual(MEMBER);
});
