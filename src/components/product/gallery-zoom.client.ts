import { FITS, movedBy, type Point, type ZoomView, zoomedAt } from '#src/components/product/zoom-view.client.ts';
import { galleryMessages as messages } from '#src/messages/vi/product.ts';

export type ZoomPicture = { readonly src: string; readonly smallSrc: string; readonly alt: string };

const STEP = 1.6;
const DOUBLE_TAP_SCALE = 2.5;
const SWIPE_PX = 60;

export function openZoom(pictures: readonly ZoomPicture[], start: number, shown: (index: number) => void): void {
	const dialog = document.createElement('dialog');
	dialog.className = 'zoom';
	dialog.ariaLabel = messages.largeView;
	const stage = document.createElement('div');
	stage.className = 'zoom-stage';
	const image = document.createElement('img');
	stage.append(image);
	const count = document.createElement('p');
	count.className = 'zoom-count';
	count.ariaLive = 'polite';

	let index = start;
	let view: ZoomView = FITS;
	const look = (next: ZoomView): void => {
		view = next;
		image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
		stage.dataset.zoomed = String(view.scale > 1);
	};
	const turn = (by: number): void => {
		index = (index + by + pictures.length) % pictures.length;
		const picture = pictures[index];
		if (!picture) return;
		load(image, picture);
		count.textContent = pictures.length > 1 ? messages.pictureOf(index + 1, pictures.length) : '';
		look(FITS);
	};
	const zoom = (factor: number, at: Point = { x: 0, y: 0 }): void => look(zoomedAt(view, factor, at, boxOf(stage)));
	const actions = { turn, zoom, fit: () => look(FITS), close: () => dialog.close() };

	dialog.append(stage, count, barOf(pictures.length, actions));
	dialog.addEventListener('keydown', (event) => pressKey(event, actions));
	dialog.addEventListener('close', () => {
		shown(index);
		dialog.remove();
	});
	watchFingers(stage, { view: () => view, look, turn });
	document.body.append(dialog);
	turn(0);
	dialog.showModal();
}

function load(image: HTMLImageElement, { src, smallSrc, alt }: ZoomPicture): void {
	image.src = smallSrc;
	image.alt = alt;
	const large = new Image();
	large.src = src;
	large.decode().then(
		() => {
			if (image.src === smallSrc) image.src = src;
		},
		() => undefined,
	);
}

const boxOf = (stage: HTMLElement) => ({ width: stage.clientWidth, height: stage.clientHeight });

type Actions = {
	turn(by: number): void;
	zoom(factor: number): void;
	fit(): void;
	close(): void;
};

function barOf(count: number, { turn, zoom, close }: Actions): HTMLElement {
	const bar = document.createElement('div');
	bar.className = 'zoom-bar';
	const button = (text: string, label: string, press: () => void): HTMLButtonElement => {
		const made = document.createElement('button');
		made.type = 'button';
		made.className = 'btn btn-secondary btn-icon';
		made.ariaLabel = label;
		made.textContent = text;
		made.addEventListener('click', press);
		return made;
	};
	if (count > 1)
		bar.append(
			button('‹', messages.previous, () => turn(-1)),
			button('›', messages.next, () => turn(1)),
		);
	bar.append(
		button('−', messages.smaller, () => zoom(1 / STEP)),
		button('+', messages.larger, () => zoom(STEP)),
	);
	bar.append(button('✕', messages.close, close));
	return bar;
}

function pressKey(event: KeyboardEvent, { turn, zoom, fit }: Actions): void {
	const acts: Readonly<Record<string, () => void>> = {
		ArrowLeft: () => turn(-1),
		ArrowRight: () => turn(1),
		'+': () => zoom(STEP),
		'=': () => zoom(STEP),
		'-': () => zoom(1 / STEP),
		'0': fit,
	};
	const act = acts[event.key];
	if (!act) return;
	event.preventDefault();
	act();
}

type Stage = { view(): ZoomView; look(view: ZoomView): void; turn(by: number): void };

function watchFingers(stage: HTMLElement, { view, look, turn }: Stage): void {
	const fingers = new Map<number, Point>();
	let travelled = 0;
	const fromMiddle = ({ clientX, clientY }: MouseEvent): Point => {
		const { left, top, width, height } = stage.getBoundingClientRect();
		return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
	};
	stage.addEventListener('pointerdown', (event) => {
		stage.setPointerCapture(event.pointerId);
		fingers.set(event.pointerId, fromMiddle(event));
		if (fingers.size === 1) travelled = 0;
	});
	stage.addEventListener('pointermove', (event) => {
		const before = fingers.get(event.pointerId);
		if (!before) return;
		const now = fromMiddle(event);
		const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
		fingers.set(event.pointerId, now);
		const by = { x: now.x - before.x, y: now.y - before.y };
		if (other) return look(pinched(view(), before, now, other, boxOf(stage)));
		travelled += by.x;
		look(movedBy(view(), by, boxOf(stage)));
	});
	const lift = (event: PointerEvent): void => {
		const wasSwipe = fingers.size === 1 && view().scale === 1 && Math.abs(travelled) > SWIPE_PX;
		fingers.delete(event.pointerId);
		if (wasSwipe && event.type === 'pointerup') turn(travelled < 0 ? 1 : -1);
	};
	stage.addEventListener('pointerup', lift);
	stage.addEventListener('pointercancel', lift);
	stage.addEventListener('dblclick', (event) => {
		look(view().scale > 1 ? FITS : zoomedAt(view(), DOUBLE_TAP_SCALE, fromMiddle(event), boxOf(stage)));
	});
	stage.addEventListener(
		'wheel',
		(event) => {
			event.preventDefault();
			look(zoomedAt(view(), event.deltaY < 0 ? STEP : 1 / STEP, fromMiddle(event), boxOf(stage)));
		},
		{ passive: false },
	);
}

function pinched(view: ZoomView, before: Point, now: Point, other: Point, box: ReturnType<typeof boxOf>): ZoomView {
	const apart = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
	const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
	const [from, to] = [between(before, other), between(now, other)];
	const grown = zoomedAt(view, apart(now, other) / apart(before, other), from, box);
	return movedBy(grown, { x: to.x - from.x, y: to.y - from.y }, box);
}
