import { describe, expect, test } from 'vitest';
import type { OrderState } from '#src/domains/orders/contract/order.ts';
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';
import { messagesConfig } from '../contract/order-messages.ts';
import { checkMessageText, decideMessage, isNotificationDue, isThreadOpen } from './may-write-message.ts';

const NOW = new Date('2026-11-22T03:00:00Z');
const ago = (ms: number) => addMs(NOW, -ms);
const code = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
	answer.error?.code ?? 'ok';
const order = (state: OrderState, facts: object = {}) => ({
	state,
	placedAt: ago(200 * DAY_MS),
	shippedAt: null,
	refusedAt: null,
	completedAt: null,
	cancelledAt: null,
	...facts,
});

test('isThreadOpen returns true while the order is active and for 90 days after its end, longer during an open return', () => {
	for (const state of ['placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const)
		expect(isThreadOpen(order(state), false, NOW)).toBe(true);
	expect(isThreadOpen(order('pending_payment', { placedAt: null }), false, NOW)).toBe(false);
	expect(isThreadOpen(order('expired'), false, NOW)).toBe(false);
	const late = messagesConfig.openDays * DAY_MS;
	for (const [state, column] of [
		['completed', 'completedAt'],
		['cancelled', 'cancelledAt'],
		['returned', 'refusedAt'],
		['returned', 'shippedAt'],
	] as const) {
		expect(isThreadOpen(order(state, { [column]: ago(late - 1) }), false, NOW)).toBe(true);
		expect(isThreadOpen(order(state, { [column]: ago(late) }), false, NOW)).toBe(false);
		expect(isThreadOpen(order(state, { [column]: ago(late) }), true, NOW)).toBe(true);
	}
});

describe('decideMessage', () => {
	const said = { party: 'buyer', text: 'Khi nào giao ạ?', pictures: 0 } as const;
	const written = (count: number, ms = MINUTE_MS) =>
		Array.from({ length: count }, () => ({ party: 'buyer' as const, at: ago(ms) }));

	test('accepts a text or a picture and fails with orders.message_empty without both', () => {
		expect(code(decideMessage(said, [], NOW))).toBe('ok');
		expect(code(decideMessage({ ...said, text: '', pictures: 1 }, [], NOW))).toBe('ok');
		expect(code(decideMessage({ ...said, text: '' }, [], NOW))).toBe('orders.message_empty');
	});

	test('limits messages per side and hour, and fails with orders.messages_full at the limit per order', () => {
		const { perHour, perOrderMax } = messagesConfig;
		expect(code(decideMessage(said, written(perHour - 1), NOW))).toBe('ok');
		const refused = decideMessage(said, written(perHour), NOW);
		expect(refused).toMatchObject({ error: { code: 'orders.messages_too_many', details: { retryAfterS: 3540 } } });
		expect(code(decideMessage({ ...said, party: 'shop' }, written(perHour), NOW))).toBe('ok');
		expect(code(decideMessage(said, written(perHour, HOUR_MS), NOW))).toBe('ok');
		expect(code(decideMessage(said, written(perOrderMax, HOUR_MS), NOW))).toBe('orders.messages_full');
	});

	test.each([
		['Gọi mình 0912 345 678 nhé', 'orders.message_contact'],
		['Xem tại https://vi-du.com', 'orders.message_contact'],
		['Có bán pháo nổ không?', 'orders.message_banned'],
		['Đơn 7900894915 gửi mã GHN123456789 rồi ạ', 'ok'],
		['Đơn 0912345678 nhé', 'orders.message_contact'],
		['Giao trước 10 giờ ngày 25/11/2026 giúp mình', 'ok'],
	])('decideWords for "%s" returns %s', (text, expected) => {
		expect(code(checkMessageText(text, ['7900894915', 'GHN123456789', '']))).toBe(expected);
	});
});

test('isTimeToNotify returns true once an hour, and false when the clock was set back', () => {
	expect(isNotificationDue(null, NOW)).toBe(true);
	expect(isNotificationDue(ago(HOUR_MS), NOW)).toBe(true);
	expect(isNotificationDue(ago(HOUR_MS - 1), NOW)).toBe(false);
	expect(isNotificationDue(addMs(NOW, HOUR_MS), NOW)).toBe(false);
});
