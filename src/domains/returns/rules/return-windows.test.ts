import { describe, expect, test } from 'vitest';
import { NO_RETURN_REASONS } from '#src/domains/catalog/contract/return-terms.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { RETURN_REASONS, type ReturnReason } from '../contract/return.ts';
import {
	decideReturn,
	isFault,
	isReturnAllowed,
	needsProductsBack,
	type ReturnableOrder,
	replacementWindow,
} from './return-windows.ts';

const DELIVERED = new Date('2026-11-16T03:00:00Z');
const PROMISED = new Date('2026-11-18T03:00:00Z');
const plus = (from: Date, days: number, ms = 0) => addMs(from, days * DAY_MS + ms);
const order = (facts: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
	state: 'completed',
	method: 'vnpay',
	arrivesTo: PROMISED,
	deliveredAt: DELIVERED,
	isReceiptConfirmed: true,
	acceptsChangeOfMind: true,
	...facts,
});
const said = (facts: Partial<ReturnableOrder>, reason: ReturnReason, now: Date) => {
	const decision = decideReturn(order(facts), reason, now);
	return decision.ok ? 'ask' : decision.error.code;
};

describe('decideReturn for a fault', () => {
	test.each(['defect', 'wrong', 'missing', 'not_as_described', 'counterfeit'] as const)(
		'accepts %s for 15 days from delivery, also after the receipt was confirmed, then fails with orders.return_too_late',
		(reason) => {
			for (const state of ['delivered', 'completed'] as const) {
				expect(said({ state }, reason, plus(DELIVERED, 15))).toBe('ask');
				expect(said({ state }, reason, plus(DELIVERED, 15, 1))).toBe('orders.return_too_late');
			}
			for (const state of ['placed', 'shipped', 'cancelled', 'returned'] as const)
				expect(said({ state }, reason, DELIVERED)).toBe('orders.return_not_possible');
		},
	);
});

test.each(RETURN_REASONS)(
	'decideReturn accepts %s for a delivered order even when the clock was set back before the delivery',
	(reason) => {
		const before = addMs(DELIVERED, -HOUR_MS);
		expect(said({ state: 'delivered', isReceiptConfirmed: false }, reason, before)).toBe('ask');
	},
);

test('decideReturn accepts change_of_mind for 7 days and only from shops that offered it', () => {
	expect(said({}, 'change_of_mind', plus(DELIVERED, 7))).toBe('ask');
	expect(said({}, 'change_of_mind', plus(DELIVERED, 7, 1))).toBe('orders.return_too_late');
	expect(said({ acceptsChangeOfMind: false }, 'change_of_mind', DELIVERED)).toBe('orders.return_not_possible');
});

test('replacementWindow lets a buyer report a replacement as faulty or missing for 15 days', () => {
	const sentAt = plus(DELIVERED, 12);
	for (const reason of ['defect', 'never_received'] as const)
		expect(replacementWindow(order(), reason, sentAt)).toEqual({ until: plus(sentAt, 15) });
	expect(replacementWindow(order(), 'change_of_mind', sentAt)).toBeNull();
	expect(replacementWindow(order({ state: 'returned' }), 'defect', sentAt)).toBeNull();
});

test('mayComeBack accepts every fault, but change_of_mind only when the return terms allow it', () => {
	for (const terms of ['faults_only', ...NO_RETURN_REASONS] as const) {
		expect(isReturnAllowed(terms, 'change_of_mind')).toBe(false);
		for (const reason of RETURN_REASONS.filter((other) => other !== 'change_of_mind'))
			expect(isReturnAllowed(terms, reason)).toBe(true);
	}
	expect(isReturnAllowed('change_of_mind', 'change_of_mind')).toBe(true);
});

describe('decideReturn for never_received', () => {
	const onItsWay = { state: 'shipped', deliveredAt: null, isReceiptConfirmed: false } as const;

	test('accepts a prepaid order in transit from the promised day on and rejects cash on delivery', () => {
		expect(said(onItsWay, 'never_received', addMs(PROMISED, -1))).toBe('orders.return_too_early');
		for (const days of [0, 15, 40]) expect(said(onItsWay, 'never_received', plus(PROMISED, days))).toBe('ask');
		expect(said({ ...onItsWay, method: 'cod' }, 'never_received', PROMISED)).toBe('orders.return_not_possible');
	});

	test('accepts an order marked as delivered until 15 days after the later of promised day and delivery', () => {
		const claimed = { isReceiptConfirmed: false };
		expect(said(claimed, 'never_received', DELIVERED)).toBe('ask');
		expect(said(claimed, 'never_received', plus(PROMISED, 15))).toBe('ask');
		expect(said(claimed, 'never_received', plus(PROMISED, 15, 1))).toBe('orders.return_too_late');
		const late = { ...claimed, deliveredAt: plus(PROMISED, 20) };
		expect(said(late, 'never_received', plus(PROMISED, 35))).toBe('ask');
		expect(said(late, 'never_received', plus(PROMISED, 35, 1))).toBe('orders.return_too_late');
	});

	test('fails with orders.return_not_possible after the buyer confirmed the receipt', () => {
		expect(said({}, 'never_received', DELIVERED)).toBe('orders.return_not_possible');
	});
});

test('needsProductsBack is false for missing and never_received, isFault is false only for change_of_mind', () => {
	expect(RETURN_REASONS.filter((reason) => !needsProductsBack(reason))).toEqual(['missing', 'never_received']);
	expect(RETURN_REASONS.filter((reason) => !isFault(reason))).toEqual(['change_of_mind']);
});
