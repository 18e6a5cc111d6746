import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FITS, movedBy, zoomedAt } from './zoom-view.client.ts';

const box = { width: 400, height: 600 };
const middle = { x: 0, y: 0 };

test('zoomedAt keeps the point under the fingers in place', () => {
	const at = { x: 100, y: -50 };
	const view = zoomedAt(FITS, 2, at, box);
	expect(view).toEqual({ scale: 2, x: -100, y: 50 });
});

test('zoomedAt limits the scale to between 1 and 5', () => {
	expect(zoomedAt(FITS, 100, middle, box).scale).toBe(5);
	expect(zoomedAt({ scale: 2, x: 10, y: 10 }, 0.01, middle, box)).toEqual(FITS);
});

test('zoomedAt snaps to 1 when the scale is close to it', () => {
	expect(zoomedAt({ scale: 1.1, x: 5, y: 5 }, 0.95, middle, box)).toEqual(FITS);
});

test('no sequence of zooms and moves brings an edge of the picture inside the window', () => {
	const number = fc.double({ min: -2000, max: 2000, noNaN: true });
	const factor = fc.double({ min: 0.2, max: 6, noNaN: true });
	fc.assert(
		fc.property(fc.array(fc.tuple(factor, number, number), { maxLength: 12 }), (steps) => {
			let view = FITS;
			for (const [by, x, y] of steps) view = movedBy(zoomedAt(view, by, { x, y }, box), { x: y, y: x }, box);
			expect(Math.abs(view.x)).toBeLessThanOrEqual((box.width * (view.scale - 1)) / 2);
			expect(Math.abs(view.y)).toBeLessThanOrEqual((box.height * (view.scale - 1)) / 2);
		}),
	);
});
