import { expect, test } from 'vitest';
import { vietnamDay } from '#src/shared/time.ts';
import { refundExpectedBy } from './order-payments.ts';

const at = (day: string) => new Date(`2026-11-${day}T03:00:00Z`);
const day = (found: Date | null) => found && vietnamDay(found);

test.each([
	['requested', null, '16', '21'],
	['sending', null, '17', '21'],
	['sent', null, '20', '21'],
	['sent', null, '24', null],
	['done', '18', '18', '24'],
	['done', '18', '30', '24'],
	['rejected', '17', '17', null],
	['unclear', '17', '17', null],
] as const)(
	'refundExpectedBy returns the promised day of a refund requested on Monday that is now %s',
	(state, decided, now, by) => {
		const decidedAt = decided && at(decided);
		expect(day(refundExpectedBy({ state, requestedAt: at('16'), decidedAt }, at(now)))).toBe(by && `2026-11-${by}`);
	},
);
