import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { RETURN_STATES } from '../contract/return.ts';
import { isReturnEnded } from './return-states.ts';
import {
	answerBy,
	evidenceUntil,
	returnDueBy,
	returnTransitionAt,
	rulingBy,
	type ScheduledReturnTransition,
	type TimedReturn,
} from './scheduled-transitions.ts';

const SINCE = new Date('2026-11-16T01:00:00Z');
const of = (facts: Partial<TimedReturn>): TimedReturn => ({
	state: 'requested',
	requestedAt: SINCE,
	approvedAt: SINCE,
	sentAt: SINCE,
	receivedAt: SINCE,

	inspectedAt: SINCE,
	rejectedAt: SINCE,
	disputedAt: SINCE,
	underReviewAt: SINCE,
	ruledAt: SINCE,
	appealedAt: null,
	answeredAt: SINCE,
	replacementOfferedAt: SINCE,
	replacementAgreedAt: null,
	...facts,
});
const later = (ms: number) => addMs(SINCE, ms);

describe('returnTransitionAt', () => {
	const table: readonly (readonly [TimedReturn['state'], ScheduledReturnTransition, number])[] = [
		['requested', 'approve', 48 * HOUR_MS],
		['vendor_review', 'approve', 48 * HOUR_MS],
		['approved', 'close_unsent', 6 * DAY_MS],
		['shipping_back', 'assume_received', 15 * DAY_MS],
		['received', 'refund_uninspected', 48 * HOUR_MS],
		['inspected', 'refund_unreplaced', 48 * HOUR_MS],
		['rejected', 'close_rejected', 3 * DAY_MS],
		['disputed', 'begin_review', 24 * HOUR_MS],
		['ruled', 'execute', 3 * DAY_MS],
	];
	test.each(table)(
		'in state %s the transition %s is due exactly at its time and still two hours later',
		(state, transition, waitMs) => {
			expect(returnTransitionAt(of({ state }), later(waitMs - 1))).toEqual({ due: null, next: later(waitMs) });
			expect(returnTransitionAt(of({ state }), later(waitMs)).due).toBe(transition);
			expect(returnTransitionAt(of({ state }), later(waitMs + 2 * HOUR_MS)).due).toBe(transition);
			expect(returnDueBy(of({ state }))).toEqual(later(waitMs));
		},
	);

	test("a replacement has to be sent within three days of the buyer's agreement", () => {
		const agreed = of({ state: 'inspected', replacementAgreedAt: later(HOUR_MS) });
		expect(returnDueBy(agreed)).toEqual(later(HOUR_MS + 3 * DAY_MS));
	});

	test('returnDueBy returns a date for every open state and null for every ended one', () => {
		for (const state of RETURN_STATES) expect(returnDueBy(of({ state })) === null).toBe(isReturnEnded(state));
	});
});

test('a dispute raises an alarm after five working days and is decided for the buyer after 30 days', () => {
	expect(rulingBy(SINCE)).toEqual(new Date('2026-11-21T17:00:00Z'));
	const waiting = of({ state: 'under_review' });
	expect(returnTransitionAt(waiting, addMs(rulingBy(SINCE), -1)).due).toBeNull();
	expect(returnTransitionAt(waiting, rulingBy(SINCE))).toEqual({ due: 'warn_ruling', next: later(30 * DAY_MS) });
	expect(returnTransitionAt(waiting, later(30 * DAY_MS - 1)).due).toBe('warn_ruling');
	for (const state of ['disputed', 'under_review'] as const)
		expect(returnTransitionAt(of({ state }), later(30 * DAY_MS))).toEqual({ due: 'rule_stale', next: null });
});

test('returnTransitionAt warns of a dispute unanswered for a day, but not of an answered or appealed one', () => {
	const unanswered = of({ state: 'under_review', answeredAt: null });
	expect(answerBy(SINCE)).toEqual(later(DAY_MS));
	expect(returnTransitionAt(unanswered, later(DAY_MS - 1))).toEqual({ due: null, next: later(DAY_MS) });
	expect(returnTransitionAt(unanswered, later(DAY_MS)).due).toBe('warn_answer');
	expect(returnTransitionAt(unanswered, rulingBy(SINCE)).due).toBe('warn_ruling');
	expect(returnTransitionAt(of({ state: 'disputed', answeredAt: null }), later(DAY_MS)).due).toBe('begin_review');
	for (const told of [{ answeredAt: SINCE }, { answeredAt: null, appealedAt: SINCE }])
		expect(returnTransitionAt(of({ state: 'under_review', ...told }), later(DAY_MS)).due).toBeNull();
	expect(returnDueBy(unanswered)).toEqual(rulingBy(SINCE));
});

test('an appeal restarts the 30 days of a dispute', () => {
	const appealedAt = later(10 * DAY_MS);
	const again = of({ state: 'under_review', appealedAt });
	expect(returnTransitionAt(again, later(30 * DAY_MS)).due).toBe('warn_ruling');
	expect(returnTransitionAt(again, addMs(appealedAt, 30 * DAY_MS)).due).toBe('rule_stale');
});

test('evidenceUntil returns 24 hours after the dispute was opened', () => {
	expect(evidenceUntil(SINCE)).toEqual(later(24 * HOUR_MS));
});
