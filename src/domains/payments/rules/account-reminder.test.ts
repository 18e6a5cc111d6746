import { expect, test } from 'vitest';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { reminderDue } from './account-reminder.ts';

const refusedAt = new Date('2026-11-26T09:00:00+07:00');

test.each([
	[0, null],
	[2.99, null],
	[3, 3],
	[6.9, 3],
	[7, 7],
	[29, 14],
	[400, 30],
])('reminderDue after %s days returns %s', (days, due) => {
	expect(reminderDue(refusedAt, addMs(refusedAt, days * DAY_MS))).toBe(due);
});
