import { describe, expect, test } from 'vitest';
import { ORDER_STATES } from '#src/domains/orders/contract/order.ts';
import { decideWithdrawal, type OrderWithRequest } from './may-withdraw-cancellation.ts';

const at = new Date('2026-11-21T03:00:00Z');
const order = (changes: Partial<OrderWithRequest>): OrderWithRequest => ({
	state: 'confirmed',
	cancelAskedAt: null,
	restAskedAt: null,
	firstShippedAt: null,
	...changes,
});
const said = (changes: Partial<OrderWithRequest>): string => {
	const decision = decideWithdrawal(order(changes));
	return decision.ok ? decision.value : decision.error.code;
};
const NONE = 'orders.no_cancel_request';

describe('decideWithdrawal', () => {
	test.each([
		['of the whole order, being prepared', { cancelAskedAt: at }, 'whole'],
		['of the whole order, packed', { state: 'packed', cancelAskedAt: at }, 'whole'],
		['of what has not left', { state: 'packed', firstShippedAt: at, restAskedAt: at }, 'rest'],
		['that never was', {}, NONE],
		['that the first parcel has answered', { state: 'packed', cancelAskedAt: at, firstShippedAt: at }, NONE],
		['of the rest, where the last parcel has left', { state: 'shipped', firstShippedAt: at, restAskedAt: at }, NONE],
	] as const)('decides on withdrawing a cancellation request %s: %#', (_title, changes, expected) => {
		expect(said(changes)).toBe(expected);
	});

	test('fails with orders.no_cancel_request in every state except confirmed and packed', () => {
		const ends = ORDER_STATES.filter((state) => state !== 'confirmed' && state !== 'packed');
		for (const state of ends) expect(said({ state, cancelAskedAt: at })).toBe(NONE);
	});
});
