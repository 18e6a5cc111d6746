import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TrackingEvent } from './fulfilment.ts';

test.each([
	['2026-11-22T09:00:00+07:00', true],
	['2099-12-31T23:59:59Z', true],
	['0000-01-01T00:00:00Z', false],
	['9999-12-31T23:59:59Z', false],
])("TrackingEvent with the carrier's time %s is valid: %s", (at, isTaken) => {
	const news = { carrier: 'ghn', eventId: '1', tracking: 'GHN1', status: 'delivered', at };
	expect(z.safeParse(TrackingEvent, news).success).toBe(isTaken);
});
