import { expect, test } from 'vitest';
import { ORDER_EVENTS, ORDER_STATES } from '#src/domains/orders/contract/order.ts';
import { isForShop, mayConfirm, nextStep, shopDeadline } from './next-shop-action.ts';

const FRIDAY_NOON = new Date('2026-11-20T05:00:00Z');
const order = {
	state: 'placed',
	prepDays: 1,
	placedAt: FRIDAY_NOON,
	confirmedAt: null,
	firstShippedAt: null,
	shippedAt: null,
	lastScanAt: null,
	deliveredAt: null,
	cancelAskedAt: null,
} as const;

test('dueBy gives a shop one working day to confirm and its preparation days to ship', () => {
	expect(shopDeadline(order)).toEqual(new Date('2026-11-21T05:00:00Z'));
	const confirmed = { ...order, state: 'confirmed', confirmedAt: FRIDAY_NOON } as const;
	expect(shopDeadline(confirmed)).toEqual(new Date('2026-11-21T17:00:00Z'));
	expect(shopDeadline({ ...confirmed, state: 'packed' })).toEqual(shopDeadline(confirmed));
});

test('dueBy returns null in every state except placed, confirmed and packed', () => {
	const idle = ORDER_STATES.filter((state) => shopDeadline({ ...order, state, confirmedAt: FRIDAY_NOON }) === null);
	expect(idle).toEqual(ORDER_STATES.filter((state) => !['placed', 'confirmed', 'packed'].includes(state)));
});

test('mayConfirm allows the roles admin and orders to confirm placed orders, and denies it to stock', () => {
	const confirmableBy = (role: string) => ORDER_STATES.filter((state) => mayConfirm(role, state));
	expect(confirmableBy('admin')).toEqual(['placed']);
	expect(confirmableBy('orders')).toEqual(['placed']);
	expect(confirmableBy('stock')).toEqual([]);
});

test('nextStep returns pack, ship and deliver for the role stock and nothing for the role chat', () => {
	const stepsOf = (role: string) => ORDER_STATES.flatMap((state) => nextStep(role, state) ?? []);
	expect(stepsOf('stock')).toEqual(['pack', 'ship', 'deliver']);
	expect(stepsOf('chat')).toEqual([]);
});

test('isForShop hides payment events from the shop and shows refunds', () => {
	expect(ORDER_EVENTS.filter((kind) => !isForShop(kind))).toEqual([
		'ordered',
		'payment_held',
		'payment_failed',
		'expired',
		'refund_stuck',
		'refund_unclear',
	]);
});
