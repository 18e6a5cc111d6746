import { expect, test } from 'vitest';
import { addMs } from '#src/shared/time.ts';
import { isLive, isOver, RESERVATION_STATES } from './reservation-states.ts';

const now = new Date('2026-11-20T05:00:00Z');

test('products are kept while somebody may pay or has paid', () => {
	expect(RESERVATION_STATES.filter((state) => isLive({ state }))).toEqual(['active', 'committed']);
});

test('only what nobody has paid for runs out, at its minute', () => {
	const overAt = (expiresAt: Date | null) => RESERVATION_STATES.filter((state) => isOver({ state, expiresAt }, now));
	expect([overAt(now), overAt(addMs(now, 1)), overAt(null)]).toEqual([['active'], [], []]);
});
