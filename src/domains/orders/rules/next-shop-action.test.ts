import { expect, test } from 'vitest';
import { ORDER_EVENTS, ORDER_STATES } from '../contract.ts';
import { dueBy, isForShop, mayConfirm, nextStep } from './next-shop-action.ts';

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

test('a shop confirms within a day of working time, and sends by the end of its promised days', () => {
	expect(dueBy(order)).toEqual(new Date('2026-11-21T05:00:00Z'));
	const confirmed = { ...order, state: 'confirmed', confirmedAt: FRIDAY_NOON } as const;
	expect(dueBy(confirmed)).toEqual(new Date('2026-11-21T17:00:00Z'));
	expect(dueBy({ ...confirmed, state: 'packed' })).toEqual(dueBy(confirmed));
});

test('nobody waits for the shop in any other state', () => {
	const idle = ORDER_STATES.filter((state) => dueBy({ ...order, state, confirmedAt: FRIDAY_NOON }) === null);
	expect(idle).toEqual(ORDER_STATES.filter((state) => !['placed', 'confirmed', 'packed'].includes(state)));
});

test('who decides for the shop may confirm what is placed; the store room may not', () => {
	const confirmableBy = (role: string) => ORDER_STATES.filter((state) => mayConfirm(role, state));
	expect(confirmableBy('admin')).toEqual(['placed']);
	expect(confirmableBy('orders')).toEqual(['placed']);
	expect(confirmableBy('stock')).toEqual([]);
});

test('the store room packs, ships and delivers; others see no step', () => {
	const stepsOf = (role: string) => ORDER_STATES.flatMap((state) => nextStep(role, state) ?? []);
	expect(stepsOf('stock')).toEqual(['pack', 'ship', 'deliver']);
	expect(stepsOf('chat')).toEqual([]);
});

test('a shop reads that money went back, and nothing of the tries to pay', () => {
	expect(ORDER_EVENTS.filter((kind) => !isForShop(kind))).toEqual([
		'ordered',
		'payment_held',
		'payment_failed',
		'expired',
		'refund_stuck',
		'refund_unclear',
	]);
});
