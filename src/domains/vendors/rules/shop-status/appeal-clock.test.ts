import { expect, test } from 'vitest';
import { appealBy, isAppealLate, mayStillAppeal } from './appeal-clock.ts';

const suspendedAt = new Date('2026-11-01T02:00:00Z');

test('appealBy is seven days after the suspension, and isAppealLate is false until its last moment', () => {
	expect(appealBy(suspendedAt)).toEqual(new Date('2026-11-08T02:00:00Z'));
	expect(isAppealLate(suspendedAt, new Date('2026-11-08T02:00:00Z'))).toBe(false);
	expect(isAppealLate(suspendedAt, new Date('2026-11-08T02:00:00.001Z'))).toBe(true);
});

test('mayStillAppeal is true while an appeal is open, or while none was made and the time has not run out', () => {
	const [early, late] = [new Date('2026-11-02T02:00:00Z'), new Date('2026-11-09T02:00:00Z')];
	expect(mayStillAppeal({ suspendedAt, appealState: null }, early)).toBe(true);
	expect(mayStillAppeal({ suspendedAt, appealState: null }, late)).toBe(false);
	expect(mayStillAppeal({ suspendedAt, appealState: 'open' }, late)).toBe(true);
	expect(mayStillAppeal({ suspendedAt, appealState: 'refused' }, early)).toBe(false);
});
