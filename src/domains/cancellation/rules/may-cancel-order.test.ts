import { describe, expect, test } from 'vitest';
import { ORDER_STATES } from '#src/domains/orders/contract/order.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import { decideBuyerCancel, decideCancelAnswer, decideShopCancel } from './may-cancel-order.ts';

const said = (decision: Result<string, Failure>): string => (decision.ok ? decision.value : decision.error.code);
const asked = new Date('2026-11-21T03:00:00Z');

describe('decideBuyerCancel', () => {
	test.each([
		['pending_payment', 'cancel'],
		['placed', 'cancel'],
		['confirmed', 'ask'],
		['packed', 'ask'],
		['shipped', 'orders.not_cancellable'],
		['delivered', 'orders.not_cancellable'],
		['completed', 'orders.not_cancellable'],
		['expired', 'orders.not_cancellable'],
		['cancelled', 'orders.not_cancellable'],
		['returned', 'orders.not_cancellable'],
	] as const)('decides a buyer cancellation of an order in state %s: %s', (state, expected) => {
		expect(said(decideBuyerCancel({ state, cancelAskedAt: null, firstShippedAt: null }))).toBe(expected);
	});

	test('fails with orders.cancel_asked_already when the buyer already requested cancellation', () => {
		expect(said(decideBuyerCancel({ state: 'confirmed', cancelAskedAt: asked, firstShippedAt: null }))).toBe(
			'orders.cancel_asked_already',
		);
	});
});

test('decideShopCancel allows placed, confirmed and packed orders, and only placed ones with an open cancellation request', () => {
	const mayOf = (cancelAskedAt: Date | null) =>
		ORDER_STATES.filter((state) => decideShopCancel({ state, cancelAskedAt, firstShippedAt: null }).ok);
	expect(mayOf(null)).toEqual(['placed', 'confirmed', 'packed']);
	expect(mayOf(asked)).toEqual(['placed']);
});

test('decideCancelAnswer allows an answer only to an open cancellation request of a confirmed or packed order', () => {
	const may = ORDER_STATES.filter(
		(state) => decideCancelAnswer({ state, cancelAskedAt: asked, firstShippedAt: null }).ok,
	);
	expect(may).toEqual(['confirmed', 'packed']);
	expect(decideCancelAnswer({ state: 'confirmed', cancelAskedAt: null, firstShippedAt: null }).ok).toBe(false);
});

test('after the first parcel has left, the order cannot be cancelled and an open cancellation request lapses', () => {
	const partly = { state: 'packed', cancelAskedAt: asked, firstShippedAt: asked } as const;
	expect(said(decideBuyerCancel(partly))).toBe('orders.not_cancellable');
	expect(said(decideShopCancel({ ...partly, cancelAskedAt: null }))).toBe('orders.not_cancellable');
	expect(said(decideCancelAnswer(partly))).toBe('orders.no_cancel_request');
});
