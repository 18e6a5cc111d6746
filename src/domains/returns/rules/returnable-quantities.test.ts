import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { RETURN_REASONS, type ReturnReason } from '../contract/return.ts';
import type { ReturnableOrder } from './return-windows.ts';
import { offeredReasons, type RequestedQuantities, returnableQuantities } from './returnable-quantities.ts';

const DELIVERED = new Date('2026-11-16T03:00:00Z');
const day = (days: number) => addMs(DELIVERED, days * DAY_MS);
const order = (facts: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
	state: 'completed',
	method: 'vnpay',
	arrivesTo: DELIVERED,
	deliveredAt: DELIVERED,
	isReceiptConfirmed: true,
	acceptsChangeOfMind: true,
	...facts,
});
const BOUGHT = [{ id: 'a', quantity: 5 }];
const asked = (facts: Partial<RequestedQuantities>): RequestedQuantities => ({
	lineId: 'a',
	quantity: 1,
	reason: 'defect',
	state: 'requested',
	isPaid: false,
	requestedAt: day(1),
	rejectedAt: null,
	endedAt: null,
	...facts,
});
const replaced = (facts: Partial<RequestedQuantities> = {}) => asked({ state: 'replaced', endedAt: day(12), ...facts });
const left = (
	history: readonly RequestedQuantities[],
	reason: ReturnReason,
	now: Date,
	facts?: Partial<ReturnableOrder>,
) => returnableQuantities(order(facts), BOUGHT, { asked: history, gone: [] }, { reason, now })[0]?.quantity ?? 0;

describe('returnableQuantities for a replacement', () => {
	test('allows never_received for the replacement, but not for the other units of a received order', () => {
		expect(left([replaced()], 'never_received', day(13))).toBe(1);
		expect(left([], 'never_received', day(13))).toBe(0);
		expect(left([replaced()], 'never_received', day(28))).toBe(0);
	});

	test('allows defect for 15 days from the replacement, and for the other units only from the delivery', () => {
		expect(left([replaced()], 'defect', day(14))).toBe(5);
		for (const days of [16, 27]) expect(left([replaced()], 'defect', day(days))).toBe(1);
		expect(left([replaced()], 'defect', day(28))).toBe(0);
	});

	test('allows no second return while one is open, rejected or refunded', () => {
		const again = asked({ requestedAt: day(14), reason: 'never_received' });
		const over = { endedAt: day(15) };
		for (const state of ['requested', 'rejected', 'disputed'] as const)
			expect(left([replaced(), { ...again, state }], 'never_received', day(16))).toBe(0);
		expect(left([replaced(), { ...again, ...over, state: 'refunded', isPaid: true }], 'never_received', day(16))).toBe(
			0,
		);
		expect(left([replaced(), { ...again, ...over, state: 'refunded', isPaid: true }], 'defect', day(16))).toBe(0);
		expect(left([replaced(), { ...again, ...over, state: 'closed' }], 'never_received', day(16))).toBe(0);
		expect(left([replaced(), { ...again, ...over, state: 'withdrawn' }], 'never_received', day(16))).toBe(1);
		// Products that arrived late may still be defective.
		expect(left([replaced(), { ...again, ...over, state: 'closed' }], 'defect', day(16))).toBe(1);
	});

	test('counts a replacement that was replaced again as one unit', () => {
		const second = replaced({ requestedAt: day(20), endedAt: day(24) });
		expect(left([replaced(), second], 'defect', day(25))).toBe(1);
	});

	test('still counts one unit when another unit was refunded as defective', () => {
		const other = asked({ requestedAt: day(13), reason: 'defect', state: 'refunded', isPaid: true, endedAt: day(14) });
		expect(left([replaced(), other], 'never_received', day(16))).toBe(1);
	});
});

describe('returnableQuantities after a rejected return', () => {
	const rows = [
		['never_received', 'closed', 'defect', 5],
		['never_received', 'closed', 'never_received', 4],
		['change_of_mind', 'closed', 'counterfeit', 5],
		['change_of_mind', 'closed', 'change_of_mind', 4],
		['defect', 'closed', 'counterfeit', 4],
		['defect', 'closed', 'change_of_mind', 5],
	] as const;
	test.each(rows)('after %s in state %s, the reason %s leaves %i units', (reason, state, wanted, count) => {
		const refused = asked({ reason, state, rejectedAt: day(1), endedAt: day(2) });
		const facts = { isReceiptConfirmed: false };
		expect(left([refused], wanted, day(3), facts)).toBe(count);
		expect(left([{ ...refused, state: 'withdrawn' }], wanted, day(3), facts)).toBe(count);
	});

	test('allows a new return after a withdrawal and excludes units of an open return', () => {
		for (const reason of RETURN_REASONS) {
			const facts = { isReceiptConfirmed: false };
			expect(left([asked({ reason, state: 'withdrawn', endedAt: day(2) })], reason, day(3), facts)).toBe(5);
			expect(left([asked({ reason, state: 'vendor_review' })], reason, day(3), facts)).toBe(4);
		}
		expect(left([asked({ reason: 'never_received', state: 'disputed' })], 'defect', day(3))).toBe(4);
		expect(left([asked({ reason: 'never_received', state: 'rejected' })], 'defect', day(3))).toBe(5);
	});
});

test('offeredReasons returns each reason with its quantities and its deadline', () => {
	const bought = [{ id: 'a', quantity: 5, returnTerms: 'faults_only' as const }];
	const offered = offeredReasons(order(), bought, { asked: [replaced()], gone: [] }, day(16));
	expect(offered.find(({ reason }) => reason === 'defect')).toEqual({
		reason: 'defect',
		until: day(27).toISOString(),
		lines: [{ lineId: 'a', quantity: 1 }],
	});
	expect(offered.map(({ reason }) => reason)).not.toContain('change_of_mind');
	const inTime = offeredReasons(order(), bought, { asked: [replaced()], gone: [] }, day(14));
	expect(inTime.find(({ reason }) => reason === 'defect')?.until).toBe(day(15).toISOString());
	expect(offeredReasons(order(), bought, { asked: [], gone: [{ lineId: 'a', quantity: 5 }] }, day(1))).toEqual([]);
});
