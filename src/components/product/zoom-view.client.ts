/** `scale` 1 fits the window; `x` and `y` are px from its middle. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };
export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly width: number; readonly height: number };

export const FITS: ZoomView = { scale: 1, x: 0, y: 0 };
const SCALE_MAX = 5;
const SCALE_SNAP = 1.05;

/** `at`: px from the window's middle; this point stays in place. */
export function zoomedAt(view: ZoomView, factor: number, at: Point, box: Box): ZoomView {
	const scale = Math.min(SCALE_MAX, Math.max(1, view.scale * factor));
	if (scale < SCALE_SNAP && factor < 1) return FITS;
	const grown = scale / view.scale;
	return stored({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box);
}

export const movedBy = (view: ZoomView, by: Point, box: Box): ZoomView =>
	stored({ ...view, x: view.x + by.x, y: view.y + by.y }, box);

function stored({ scale, x, y }: ZoomView, { width, height }: Box): ZoomView {
	const room = (length: number): number => (length * (scale - 1)) / 2;
	const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) || 0;
	return { scale, x: within(x, room(width)), y: within(y, room(height)) };
}
