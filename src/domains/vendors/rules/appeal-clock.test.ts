import { expect, test } from 'vitest';
import { appealBy, isAppealLate } from './appeal-clock.ts';

const suspendedAt = new Date('2026-11-01T02:00:00Z');

test('a suspension may be appealed against for seven days, to the last moment', () => {
	expect(appealBy(suspendedAt)).toEqual(new Date('2026-11-08T02:00:00Z'));
	expect(isAppealLate(suspendedAt, new Date('2026-11-08T02:00:00Z'))).toBe(false);
	expect(isAppealLate(suspendedAt, new Date('2026-11-08T02:00:00.001Z'))).toBe(true);
});
