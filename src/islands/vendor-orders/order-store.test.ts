import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#src/browser/toast.ts', () => ({ toast: vi.fn() }));

import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import { $shopThread } from '../orders/messages-store.ts';
import { $shopOrder, confirmShown, openShopOrder, ship } from './order-store.ts';

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

test('openShopOrder keeps the order on the screen when the connection fails', async () => {
	await openShopOrder(NUMBER);
	isAway.now = true;
	expect(await ship({ number: NUMBER, tracking: 'VN1', lines: [] })).toBe(false);
	expect($shopOrder.get()).toEqual({ phase: 'shown', order });
	await openShopOrder('9999999999');
	expect($shopOrder.get().phase).toBe('failed');
});

test('confirmShown restores the previous state when the request gets no response', async () => {
	await openShopOrder(NUMBER);
	isAway.now = true;
	await confirmShown(order);
	expect($shopOrder.get()).toEqual({ phase: 'shown', order });
});

test('confirmShown shows the next step immediately, so that the tapped place never becomes the cancel button', async () => {
	const shown: unknown[] = [];
	const stop = $shopOrder.listen((now) => shown.push(now));
	await confirmShown(order);
	stop();
	expect(shown[0]).toMatchObject({ phase: 'shown', order: { state: 'confirmed', mayConfirm: false, next: 'pack' } });
});

function answering() {
	const waiting: { readonly path: string; readonly answer: (response: Response) => void }[] = [];
	vi.stubGlobal('fetch', (path: string) => new Promise<Response>((answer) => waiting.push({ path, answer })));
	const answerAll = (number: string, read: (path: string) => Response) => {
		for (const { path, answer } of waiting) if (path.includes(number)) answer(read(path));
	};
	const others = () => {
		for (const { path, answer } of waiting) if (path.endsWith('/counts')) answer(Response.json({}, { status: 503 }));
	};
	return { answerAll, others };
}
const [FIRST, SECOND] = ['1111111111', '2222222222'] as const;
const thread = (text: string) => ({ messages: [{ text }], unread: 1, mayWrite: true });
const readOf = (number: string) => (path: string) =>
	path.endsWith(number)
		? Response.json({ number })
		: Response.json(path.endsWith('/messages') ? thread(number) : { items: [] });

test('opening two orders in a row shows the second one, whichever response comes last', async () => {
	const { answerAll, others } = answering();
	const opened = [openShopOrder(FIRST), openShopOrder(SECOND)];
	others();
	answerAll(SECOND, readOf(SECOND));
	await opened[1];
	answerAll(FIRST, readOf(FIRST));
	await opened[0];
	expect($shopOrder.get()).toMatchObject({ phase: 'shown', order: { number: SECOND } });
	expect($shopThread.get()).toMatchObject({ number: SECOND, messages: [{ text: SECOND }] });
});

test('the message thread of one order never appears under another order', async () => {
	for (const number of [FIRST, SECOND]) {
		const { answerAll, others } = answering();
		const opened = openShopOrder(number);
		others();
		answerAll(number, (path) =>
			number === SECOND && path.endsWith('/messages') ? Response.json({}, { status: 404 }) : readOf(number)(path),
		);
		await opened;
	}
	expect($shopOrder.get()).toMatchObject({ phase: 'shown', order: { number: SECOND } });
	expect($shopThread.get()).toBeNull();
});
