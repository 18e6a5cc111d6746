import { describe, expect, test } from 'vitest';
import { ORDER_STATES } from '#src/domains/orders/contract/order.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { codeOf } from '#tests/code-of.ts';
import {
	cancellableQuantities,
	decideCancelUnshippedItems,
	decideUnshippedAnswer,
	type PartlySentOrder,
} from './may-cancel-unshipped-items.ts';

const sent = new Date('2026-11-20T09:00:00Z');
const order = (facts: Partial<PartlySentOrder> = {}): PartlySentOrder => ({
	state: 'packed',
	firstShippedAt: sent,
	restAskedAt: null,
	...facts,
});

describe('cancelling unshipped items', () => {
	test('decideCancelUnshippedItems accepts only orders between their first and last parcel', () => {
		expect(codeOf(decideCancelUnshippedItems(order()))).toBe('ok');
		expect(codeOf(decideCancelUnshippedItems(order({ firstShippedAt: null })))).toBe('orders.no_rest');
		const others = ORDER_STATES.filter((state) => state !== 'packed');
		expect(others.filter((state) => decideCancelUnshippedItems(order({ state })).ok)).toEqual([]);
	});

	test('decideCancelUnshippedItems rejects a second request, and decideUnshippedAnswer needs a pending one', () => {
		const asked = order({ restAskedAt: sent });
		expect(codeOf(decideCancelUnshippedItems(asked))).toBe('orders.rest_asked_already');
		expect(codeOf(decideUnshippedAnswer(asked))).toBe('ok');
		expect(codeOf(decideUnshippedAnswer(order()))).toBe('orders.no_rest_request');
		expect(codeOf(decideUnshippedAnswer(order({ restAskedAt: sent, state: 'shipped' })))).toBe(
			'orders.no_rest_request',
		);
	});
});

test('askableUnshipped leaves out declined items for twelve hours, but not other items', () => {
	const left = [
		{ lineId: 'a', quantity: 3 },
		{ lineId: 'b', quantity: 1 },
	];
	const declined = { state: 'declined', decidedAt: sent, lines: [{ lineId: 'a', quantity: 2 }] };
	const at = (ms: number, state = 'declined') => cancellableQuantities(left, [{ ...declined, state }], addMs(sent, ms));
	expect(at(12 * HOUR_MS - 1)).toEqual({
		pieces: [{ lineId: 'a', quantity: 1 }, left[1]],
		from: addMs(sent, 12 * HOUR_MS),
	});
	expect(at(12 * HOUR_MS)).toEqual({ pieces: left, from: null });
	expect(at(0, 'lapsed').pieces).toEqual(left);
});
