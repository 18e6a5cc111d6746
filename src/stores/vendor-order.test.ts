import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#src/browser/toast.ts', () => ({ toast: vi.fn() }));

import type { ShopOrderView } from '#src/domains/orders/contract-views.ts';
import { $shopOrder, confirmShown, openShopOrder, ship } from './vendor-order.ts';

const NUMBER = '1234567890';
const order = { number: NUMBER, state: 'placed', mayConfirm: true } as ShopOrderView;
const isAway = { now: false };

beforeEach(() => {
	isAway.now = false;
	vi.stubGlobal('fetch', async (path: string) => {
		if (isAway.now) throw new TypeError('network');
		return path.endsWith(NUMBER) ? Response.json(order) : Response.json({ detail: '' }, { status: 404 });
	});
});
afterEach(() => vi.unstubAllGlobals());

test('an order stays on the screen, with what is typed on it, when the line is away', async () => {
	await openShopOrder(NUMBER);
	isAway.now = true;
	expect(await ship({ number: NUMBER, tracking: 'VN1', lines: [] })).toBe(false);
	expect($shopOrder.get()).toEqual({ phase: 'shown', order });
	await openShopOrder('9999999999');
	expect($shopOrder.get().phase).toBe('failed');
});

test('what was hoped to be confirmed is not shown so when nobody has answered', async () => {
	await openShopOrder(NUMBER);
	isAway.now = true;
	await confirmShown(order);
	expect($shopOrder.get()).toEqual({ phase: 'shown', order });
});
