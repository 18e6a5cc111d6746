import { expect, test } from 'vitest';
import { nextPlace } from './gallery.client.ts';

test.each([
	['ArrowRight', 0, 1],
	['ArrowRight', 2, 0],
	['ArrowLeft', 0, 2],
	['Home', 2, 0],
	['End', 0, 2],
	['Tab', 1, null],
])('nextPlace: %s on picture %i of 3 leads to %s', (key, place, target) => {
	expect(nextPlace(key, place, 3)).toBe(target);
});
