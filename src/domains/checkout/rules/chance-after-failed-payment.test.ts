import { expect, test } from 'vitest';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { remainingTriesAfter } from './chance-after-failed-payment.ts';

const placedAt = new Date('2026-11-24T03:00:00Z');
test.each([
	[1, 3, 'first'],
	[2, 5, 'more'],
	[8, 27, 'more'],
	[9, 12, 'last'],
	[3, 28, 'last'],
	[10, 12, 'none'],
	[3, 44, 'none'],
	[1, 44, 'none'],
] as const)('chanceAfter of attempt %i failing %i minutes after placing is %s', (tryNo, minutes, left) => {
	expect(remainingTriesAfter({ tryNo, placedAt, failedAt: addMs(placedAt, minutes * MINUTE_MS) })).toBe(left);
});
