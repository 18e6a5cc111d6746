import { describe, expect, test } from 'vitest';
import { type PaymentFacts, paymentStatus } from './payment-status.ts';

const facts = (given: Partial<PaymentFacts>): PaymentFacts => ({
	method: 'vnpay',
	state: 'placed',
	isHeld: false,
	refund: null,
	...given,
});

describe('paymentStatus', () => {
	test.each([
		['waits for the bank', facts({ state: 'pending_payment' }), 'awaiting'],
		['is doubted by the bank', facts({ state: 'pending_payment', isHeld: true }), 'held'],
		['has come', facts({}), 'paid'],
		['stays paid until the end', facts({ state: 'completed' }), 'paid'],
		['never came', facts({ state: 'expired' }), 'none'],
		['was not needed any more', facts({ state: 'cancelled' }), 'none'],
		['is on its way back', facts({ state: 'cancelled', refund: 'open' }), 'refunding'],
		['is looked after by people', facts({ state: 'cancelled', refund: 'stuck' }), 'refund_stuck'],
		['has gone back', facts({ state: 'cancelled', refund: 'done' }), 'refunded'],
		['came too late and goes back', facts({ state: 'expired', refund: 'open' }), 'refunding'],
		['is due in cash', facts({ method: 'cod' }), 'cash_due'],
		['was taken in cash', facts({ method: 'cod', state: 'delivered' }), 'cash_collected'],
		['is not due for a cancelled delivery', facts({ method: 'cod', state: 'cancelled' }), 'none'],
	] as const)('reports that the payment %s', (_title, given, expected) => {
		expect(paymentStatus(given)).toBe(expected);
	});
});
