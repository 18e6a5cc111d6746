import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import {
	type Crop,
	cropSquare,
	FULL_CROP,
	pushCrop,
	ZOOM_STEP,
	zoomCrop,
} from '#src/domains/product-editing/rules/picture-crop.ts';

export type Framed = { readonly image: HTMLImageElement; readonly square: ReturnType<typeof cropSquare> };
export type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

const ARROW_SHARE = 0.05;
const ARROWS: Readonly<Record<string, Point>> = {
	ArrowLeft: { x: ARROW_SHARE, y: 0 },
	ArrowRight: { x: -ARROW_SHARE, y: 0 },
	ArrowUp: { x: 0, y: ARROW_SHARE },
	ArrowDown: { x: 0, y: -ARROW_SHARE },
};
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

/** Supports dragging, pinching, arrow keys, plus and minus, and external controls. */
export function useCrop(onFramed: (framed: Framed) => void) {
	const image = useRef<HTMLImageElement>(null);
	const fingers = useRef(new Map<number, Point>());
	const [size, setSize] = useState<Size | null>(null);
	const [crop, setCrop] = useState<Crop>(FULL_CROP);
	// Pointer events arrive faster than React renders, so the latest crop is held in a ref.
	const latest = useRef<Crop>(FULL_CROP);
	const show = (next: Crop, of: Size | null = size): void => {
		latest.current = next;
		setCrop(next);
		if (of && image.current) onFramed({ image: image.current, square: cropSquare(of, next) });
	};
	const zoom = (to: number): void => {
		if (size) show(zoomCrop(size, latest.current, to));
	};
	const onLoad = (): void => {
		if (!image.current) return;
		const { naturalWidth: width, naturalHeight: height } = image.current;
		setSize({ width, height });
		show(FULL_CROP, { width, height });
	};
	const onPointerMove = ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent): void => {
		const before = fingers.current.get(pointerId);
		if (!size || !before) return;
		const apart = spread(fingers.current);
		fingers.current.set(pointerId, { x, y });
		const { width } = currentTarget.getBoundingClientRect();
		if (apart > 0) zoom((latest.current.zoom * spread(fingers.current)) / apart);
		else show(pushCrop(size, latest.current, { x: (x - before.x) / width, y: (y - before.y) / width }));
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const by = ARROWS[event.key];
		const nearer = ZOOM_KEYS[event.key];
		if (!size || (!by && nearer === undefined)) return;
		event.preventDefault();
		if (by) show(pushCrop(size, latest.current, by));
		else zoom(latest.current.zoom + (nearer ?? 0));
	};
	const onPointerDown = ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent): void => {
		currentTarget.setPointerCapture(pointerId);
		fingers.current.set(pointerId, { x, y });
	};
	const lift = ({ pointerId }: PointerEvent): void => void fingers.current.delete(pointerId);
	const handlers = { onKeyDown, onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift };
	return { image, size, crop, zoom, onLoad, handlers };
}

/** The distance of two fingers; 0 for any other number of fingers. */
function spread(fingers: ReadonlyMap<number, Point>): number {
	const [one, two, more] = [...fingers.values()];
	return one && two && !more ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
}
