/** A hurried second tap comes within this long, and no further than a thumb's width away. */
const SOON_MS = 400;
const NEAR_PX = 48;

let pressed: { readonly dialog: Element; readonly x: number; readonly y: number } | null = null;
let closed = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

addEventListener(
	'pointerdown',
	({ target, clientX: x, clientY: y }) => {
		const dialog = target instanceof Element && target.closest('dialog');
		if (dialog) pressed = { dialog, x, y };
	},
	true,
);
addEventListener(
	'close',
	({ target, timeStamp: at }) => {
		if (pressed && pressed.dialog === target) closed = { x: pressed.x, y: pressed.y, at };
		pressed = null;
	},
	true,
);
/** The second tap on what has just closed a dialog is not meant for what lies under it. */
addEventListener(
	'click',
	(event) => {
		// Keys and scripts press without a place.
		const isTap = event.detail > 0;
		const isSoon = event.timeStamp - closed.at < SOON_MS;
		const isNear = Math.hypot(event.clientX - closed.x, event.clientY - closed.y) < NEAR_PX;
		const isUnder = event.target instanceof Element && !event.target.closest('dialog');
		if (!isTap || !isSoon || !isNear || !isUnder) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	},
	true,
);
