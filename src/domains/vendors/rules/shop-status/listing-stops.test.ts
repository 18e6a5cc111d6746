import { expect, test } from 'vitest';
import { toListingStops } from './listing-stops.ts';

test('toListingStops returns the end as an ISO instant, and null for a stop without an end', () => {
	expect(
		toListingStops([
			{ kind: 'blocked', reason: 'Ảnh không phải của gian hàng', until: '2026-12-01 07:00:00+07' },
			{ kind: 'owing', reason: '', until: null },
		]),
	).toEqual([
		{ kind: 'blocked', reason: 'Ảnh không phải của gian hàng', until: '2026-12-01T00:00:00.000Z' },
		{ kind: 'owing', reason: '', until: null },
	]);
});
