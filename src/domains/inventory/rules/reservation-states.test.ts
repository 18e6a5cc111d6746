import { expect, test } from 'vitest';
import { RESERVATION_STATES } from '#src/domains/catalog/contract/product.ts';
import { addMs } from '#src/shared/time.ts';
import { isExpired, isLive } from './reservation-states.ts';

const now = new Date('2026-11-20T05:00:00Z');

test('isLive is true for active and committed reservations', () => {
	expect(RESERVATION_STATES.filter((state) => isLive({ state }))).toEqual(['active', 'committed']);
});

test('isOver is true only for an active reservation from the minute of its expiry', () => {
	const overAt = (expiresAt: Date | null) => RESERVATION_STATES.filter((state) => isExpired({ state, expiresAt }, now));
	expect([overAt(now), overAt(addMs(now, 1)), overAt(null)]).toEqual([['active'], [], []]);
});
