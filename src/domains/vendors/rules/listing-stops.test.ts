import { expect, test } from 'vitest';
import { toListingStops } from './listing-stops.ts';

test('a stop with an end tells it as an instant, one without an end tells none', () => {
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
