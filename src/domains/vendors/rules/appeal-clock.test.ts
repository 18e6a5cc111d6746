import { expect, test } from 'vitest';
import { appealBy, isAppealLate, mayStillAppeal } from './appeal-clock.ts';

const suspendedAt = new Date('2026-11-01T02:00:00Z');

test('a suspension may be appealed against for seven days, to the last moment', () => {
	expect(appealBy(suspendedAt)).toEqual(new Date('2026-11-08T02:00:00Z'));
	expect(isAppealLate(suspendedAt, new Date('2026-11-08T02:00:00Z'))).toBe(false);
	expect(isAppealLate(suspendedAt, new Date('2026-11-08T02:00:00.001Z'))).toBe(true);
});

test('something may still be said while an appeal is looked at, or none was made and the time runs', () => {
	const [early, late] = [new Date('2026-11-02T02:00:00Z'), new Date('2026-11-09T02:00:00Z')];
	expect(mayStillAppeal({ suspendedAt, appealState: null }, early)).toBe(true);
	expect(mayStillAppeal({ suspendedAt, appealState: null }, late)).toBe(false);
	expect(mayStillAppeal({ suspendedAt, appealState: 'open' }, late)).toBe(true);
	expect(mayStillAppeal({ suspendedAt, appealState: 'refused' }, early)).toBe(false);
});
