import { expect, test } from 'vitest';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { isRefundLate } from './refund-lateness.ts';

const now = new Date('2026-11-21T03:00:00Z');

test.each([
	['late_paid', 1, false],
	['late_paid', 1.01, true],
	['duplicate_paid', 1.01, false],
	['order_cancelled', 24, false],
	['order_cancelled', 24.01, true],
])('isRefundLate for a %s refund requested %d hours ago returns %s', (reason, hours, isLate) => {
	expect(isRefundLate({ reason, requestedAt: addMs(now, -hours * HOUR_MS) }, now)).toBe(isLate);
});
