import { PICTURE_MIN_SIDE_PX } from '#src/domains/media/contract.ts';

export const ZOOM_MAX = 4;
export const ZOOM_STEP = 0.25;

/** Visible square: `x` and `y` from 0 to 1 between both ends, `zoom` from 1. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };
export const FULL_CROP: Crop = { x: 0.5, y: 0.5, zoom: 1 };
type Size = { readonly width: number; readonly height: number };

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The square must keep the minimum picture size. */
export const maxZoom = ({ width, height }: Size): number =>
	within(Math.min(width, height) / PICTURE_MIN_SIDE_PX, 1, ZOOM_MAX);

export function cropSquare(size: Size, { x, y, zoom }: Crop) {
	const { width, height } = size;
	const side = Math.min(width, height) / within(zoom, 1, maxZoom(size));
	return { left: (width - side) * within(x, 0, 1), top: (height - side) * within(y, 0, 1), side };
}

/** `by`: shares of the square's side; the point under the pointer stays there. */
export function pushCrop(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
	const { left, top, side } = cropSquare(size, crop);
	const place = (at: number, moved: number, free: number): number =>
		free <= 0 ? 0.5 : within((at - moved * side) / free, 0, 1);
	return { ...crop, x: place(left, by.x, size.width - side), y: place(top, by.y, size.height - side) };
}

export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
	const before = cropSquare(size, crop);
	const next = { ...crop, zoom: within(zoom, 1, maxZoom(size)) };
	const { side } = cropSquare(size, next);
	const place = (at: number, free: number): number =>
		free <= 0 ? 0.5 : within((at + (before.side - side) / 2) / free, 0, 1);
	return { ...next, x: place(before.left, size.width - side), y: place(before.top, size.height - side) };
}
