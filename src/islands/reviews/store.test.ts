import { beforeEach, expect, test, vi } from 'vitest';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#src/browser/toast.ts', () => ({ toast }));

const LINE = { orderNumber: '1234567890', lineId: 'line-1' };
const SAID = { stars: 4, body: 'Gạo dẻo, gói kỹ.', pictures: ['a'.repeat(32)] };

const storage = () => {
	const stored = new Map<string, string>();
	const asStorage = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	};
	return { kept: stored, asStorage };
};
const [device, tab] = [storage(), storage()];
const [reload, assign] = [vi.fn(), vi.fn()];
beforeEach(() => {
	for (const { kept: stored } of [device, tab]) stored.clear();
	for (const spy of [toast, reload, assign]) spy.mockReset();
	vi.stubGlobal('localStorage', device.asStorage);
	vi.stubGlobal('sessionStorage', tab.asStorage);
	vi.stubGlobal('location', { pathname: '/customer/orders/1234567890', search: '', reload, assign });
});

type Answer = { readonly status: number; readonly body: unknown } | 'lost';
async function page(customerId: string, answer: Answer = 'lost') {
	vi.resetModules();
	vi.stubGlobal('fetch', (path: string) => {
		const me = { isLoggedIn: true, customerId, vendorData: null };
		if (path === '/api/auth/me') return Promise.resolve(Response.json(me));
		return answer === 'lost'
			? Promise.reject(new TypeError('no network'))
			: Promise.resolve(Response.json(answer.body, { status: answer.status }));
	});
	const store = await import('./store.ts');
	await store.readUnsentReview(LINE);
	return store;
}

test('an unsent review is restored after a reload for the same person only', async () => {
	(await page('an')).saveUnsentReview(LINE, SAID);
	const again = await page('an');
	expect(await again.readUnsentReview(LINE)).toEqual(SAID);
	expect(await again.readUnsentReview({ ...LINE, lineId: null })).toBeNull();
	expect(await (await page('binh')).readUnsentReview(LINE)).toBeNull();
	again.saveUnsentReview(LINE, null);
	expect(await (await page('an')).readUnsentReview(LINE)).toBeNull();
});

test('a review survives a lost connection, and after sending it is removed and announced once', async () => {
	const away = await page('an');
	away.saveUnsentReview(LINE, SAID);
	expect(await away.showReview(LINE, SAID)).toBe(false);
	expect(toast).toHaveBeenCalledOnce();
	expect(await (await page('an')).readUnsentReview(LINE)).toEqual(SAID);
	const back = await page('an', { status: 201, body: { id: 'r1', state: 'published', coinVnd: 100 } });
	expect(await back.showReview(LINE, SAID)).toBe(true);
	expect(reload).toHaveBeenCalledOnce();
	const next = await page('an');
	expect(await next.readUnsentReview(LINE)).toBeNull();
	expect(next.takeSentReview()).toEqual({ of: next.unsentReviewKey(LINE), id: 'r1', state: 'published', coinVnd: 100 });
	expect(next.takeSentReview()).toBeNull();
});

test('an unsent review is restored after the session expired and the same person signed in again, but not for another person', async () => {
	const over = { status: 401, body: { detail: 'Bạn cần đăng nhập.' } };
	for (const [currentUser, found] of [
		['an', SAID],
		['binh', null],
	] as const) {
		expect(await (await page('an', over)).showReview(LINE, SAID)).toBe(false);
		expect(assign).toHaveBeenLastCalledWith(expect.stringContaining('returnUrl=%2Fcustomer%2Forders%2F1234567890'));
		expect(await (await page(currentUser)).readUnsentReview(LINE)).toEqual(found);
	}
});

test('an unsent review survives the expiry of the session', async () => {
	(await page('an')).saveUnsentReview(LINE, SAID);
	(await import('#src/browser/session.ts')).publishSession({ kind: 'expired' });
	expect(await (await page('an')).readUnsentReview(LINE)).toEqual(SAID);
});
