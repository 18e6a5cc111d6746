import { describe, expect, test } from 'vitest';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { payableUntil, paymentWindow } from './unpaid-order-window.ts';

const placedAt = new Date('2026-11-21T03:00:00Z');
const minutesIn = (minutes: number): Date => addMs(placedAt, minutes * MINUTE_MS);

describe('paymentWindow', () => {
	test.each([
		['the first attempt', 0, 15, 17],
		['a retry after ten minutes', 10, 25, 27],
		['the last attempt with the full time', 28, 43, 45],
		['an attempt one minute later with less time', 29, 43, 45],
		['the attempt with the shortest time', 40, 43, 45],
	])(
		'returns the times until VNPAY closes and the reservation ends: %s',
		(_title, atMinute, bankMinute, reservedMinute) => {
			expect(paymentWindow(placedAt, minutesIn(atMinute))).toEqual({
				ok: true,
				value: { bankUntil: minutesIn(bankMinute), reservedUntil: minutesIn(reservedMinute) },
			});
		},
	);

	test.each([[40.1], [45], [500]])('fails with orders.payment_window_closed %d minutes after placing', (minutes) => {
		expect(paymentWindow(placedAt, minutesIn(minutes))).toMatchObject({
			ok: false,
			error: { code: 'orders.payment_window_closed' },
		});
	});
});

describe('payableUntil', () => {
	const held = { expiresAt: minutesIn(17), heldAt: null };
	test("returns the end of VNPAY's payment page, without the grace period", () => {
		expect(payableUntil('pending_payment', held)).toEqual(minutesIn(15));
	});
	test.each([
		['paid', 'placed', held],
		['looked into by the bank', 'pending_payment', { ...held, heldAt: placedAt }],
		['without a clock', 'pending_payment', { ...held, expiresAt: null }],
	] as const)('returns null for an order that is %s', (_title, state, payment) => {
		expect(payableUntil(state, payment)).toBeNull();
	});
});
