import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PICTURE_MIN_SIDE_PX } from '#src/domains/media/contract.ts';
import { cropSquare, FULL_CROP, pushCrop, ZOOM_MAX, zoomCrop } from './picture-crop.ts';

const WIDE = { width: 1200, height: 800 };
const size = fc.record({ width: fc.integer({ min: 50, max: 4000 }), height: fc.integer({ min: 50, max: 4000 }) });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.record({ x: share, y: share, zoom: fc.double({ min: 1, max: ZOOM_MAX, noNaN: true }) });

test('cropSquare starts with the largest square in the middle', () => {
	expect(cropSquare(WIDE, FULL_CROP)).toEqual({ left: 200, top: 0, side: 800 });
});

test('zoomCrop keeps the centre of the visible square', () => {
	expect(cropSquare(WIDE, zoomCrop(WIDE, FULL_CROP, 2))).toEqual({ left: 400, top: 200, side: 400 });
});

test('zooming stops at the minimum picture size', () => {
	const { side } = cropSquare({ width: 500, height: 300 }, { x: 0, y: 0, zoom: ZOOM_MAX });
	expect(side).toBe(PICTURE_MIN_SIDE_PX);
});

test("pushCrop moves the square with the pointer up to the picture's edge", () => {
	const near = zoomCrop(WIDE, FULL_CROP, 2);
	expect(cropSquare(WIDE, pushCrop(WIDE, near, { x: 0.5, y: -0.25 }))).toEqual({ left: 200, top: 300, side: 400 });
	expect(cropSquare(WIDE, pushCrop(WIDE, near, { x: 9, y: 9 }))).toEqual({ left: 0, top: 0, side: 400 });
});

test('no sequence of pushCrop and zoomCrop moves the square outside the picture', () => {
	fc.assert(
		fc.property(size, crop, share, share, fc.double({ min: -1, max: 9, noNaN: true }), (of, from, x, y, zoom) => {
			for (const made of [pushCrop(of, from, { x: x * 4 - 2, y: y * 4 - 2 }), zoomCrop(of, from, zoom)]) {
				const { left, top, side } = cropSquare(of, made);
				expect(side).toBeGreaterThan(0);
				expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
				expect(left + side).toBeLessThanOrEqual(of.width + 0.001);
				expect(top + side).toBeLessThanOrEqual(of.height + 0.001);
			}
		}),
	);
});
