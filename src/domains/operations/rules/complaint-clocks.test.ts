import { expect, test } from 'vitest';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import type { ComplaintTopic } from '../contract/complaints.ts';
import { complaintDeadlines, missedDeadline } from './complaint-clocks.ts';

const FILED = new Date('2026-11-22T03:00:00Z');

test.each<readonly [ComplaintTopic, number, number]>([
	['payment', 24, 5],
	['refund', 48, 7],
	['service', 48, 7],
	['order', 48, 7],
	['personal_data', 72, 30],
])(
	'promisedOf %s: an answer within %i hours, the solution within %i days, and lateWith names a missed one',
	(topic, hours, days) => {
		const promised = complaintDeadlines(topic, FILED);
		expect(promised).toEqual({ answerBy: addMs(FILED, hours * HOUR_MS), solveBy: addMs(FILED, days * DAY_MS) });
		const open = { state: 'open', answeredAt: null, ...promised } as const;
		expect(missedDeadline(open, promised.answerBy)).toBeNull();
		expect(missedDeadline(open, addMs(promised.answerBy, 1))).toBe('answer');
		const answered = { ...open, state: 'answered', answeredAt: FILED } as const;
		expect(missedDeadline(answered, promised.solveBy)).toBeNull();
		expect(missedDeadline(answered, addMs(promised.solveBy, 1))).toBe('end');
		expect(missedDeadline({ ...answered, state: 'closed' }, addMs(promised.solveBy, DAY_MS))).toBeNull();
	},
);
