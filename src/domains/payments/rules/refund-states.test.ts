import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import { backoffUntil, nextCheckAt, nextFollowAt } from './reconcile-schedule.ts';
import { refundStatus } from './refund-states.ts';

const START = new Date('2026-11-21T07:00:00Z');
const minutesOn = (minutes: number) => addMs(START, minutes * MINUTE_MS);

describe('refundStatus', () => {
	const part = (state: 'requested' | 'sent' | 'done' | 'rejected' | 'unclear', amountVnd = 30_000) => ({
		state,
		amountVnd,
	});
	test.each([
		['paid without refunds', [], 'paid'],
		['pending while one is on its way', [part('done'), part('sent')], 'refund_pending'],
		[
			'pending while one is to be sent, also beside a rejected one',
			[part('rejected'), part('requested')],
			'refund_pending',
		],
		['part refunded below the sum', [part('done', 89_999)], 'part_refunded'],
		['refunded at the sum', [part('done', 30_000), part('done', 60_000)], 'refunded'],
		['rejected when a person must look', [part('done'), part('unclear')], 'refund_rejected'],
	] as const)('is %s', (_title, refunds, state) => {
		expect(refundStatus(refunds, 90_000)).toBe(state);
	});
});

describe('the query schedule for VNPAY', () => {
	test.each([
		[0, 16],
		[15.9, 16],
		[16, 30],
		[30, 120],
		[121, 1440],
	])('%d minutes after the start has its next query at %d', (now, next) => {
		expect(nextCheckAt(START, minutesOn(now))).toEqual(minutesOn(next));
	});

	test('ends after a day', () => {
		expect(nextCheckAt(START, minutesOn(1440))).toBeNull();
	});

	test('backs off up to 30 minutes while VNPAY is unavailable', () => {
		expect([0, 1, 2, 3, 4, 40].map((tries) => backoffUntil(START, tries))).toEqual(
			[1, 2, 5, 10, 30, 30].map(minutesOn),
		);
	});

	test('follows up on a sent refund for a week', () => {
		expect(nextFollowAt(START, START)).toEqual(minutesOn(1));
		expect(nextFollowAt(START, addMs(START, 6.5 * DAY_MS))).toEqual(addMs(START, 7 * DAY_MS));
		expect(nextFollowAt(START, addMs(START, 7 * DAY_MS))).toBeNull();
	});
});
