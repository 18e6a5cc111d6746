/** A hurried second tap comes within this long, and no further than a thumb's width away. */
const SOON_MS = 400;
const NEAR_PX = 48;

type Press = { readonly dialog: HTMLDialogElement; readonly x: number; readonly y: number; readonly at: number };
/** The last one inside a dialog, and when that has closed since. */
let pressed: Press | null = null;
let closedAt: number | null = null;

addEventListener(
	'pointerdown',
	({ target, clientX: x, clientY: y, timeStamp: at }) => {
		const dialog = target instanceof Element && target.closest('dialog');
		if (!dialog) return;
		pressed = { dialog, x, y, at };
		closedAt = null;
	},
	true,
);
addEventListener(
	'close',
	({ target, timeStamp }) => {
		if (target === pressed?.dialog) closedAt = timeStamp;
	},
	true,
);
/** The second tap on what has just closed a dialog is not meant for what lies under it. */
addEventListener(
	'click',
	(event) => {
		// Keys and scripts press without a place.
		if (!pressed || event.detail === 0) return;
		const { dialog, x, y, at } = pressed;
		const isOpen = dialog.open && dialog.isConnected;
		const isSoon = event.timeStamp - (closedAt ?? at) < SOON_MS;
		const isNear = Math.hypot(event.clientX - x, event.clientY - y) < NEAR_PX;
		const isUnder = event.target instanceof Element && !event.target.closest('dialog');
		if (isOpen || !isSoon || !isNear || !isUnder) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	},
	true,
);
