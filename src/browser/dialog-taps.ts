/** A hurried second tap comes within this long, and no further than a thumb's width away. */
const SOON_MS = 400;
const NEAR_PX = 48;

type Place = { readonly clientX: number; readonly clientY: number };
type Press = Place & { readonly dialog: HTMLDialogElement; readonly at: number };
/** The last one inside a dialog, and when that has closed since. */
let pressed: Press | null = null;
let closedAt: number | null = null;

const isNear = (one: Place, other: Place): boolean =>
	Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < NEAR_PX;

addEventListener(
	'pointerdown',
	(event) => {
		const { target, clientX, clientY, timeStamp: at } = event;
		const dialog = target instanceof Element && target.closest('dialog');
		if (dialog) [pressed, closedAt] = [{ dialog, clientX, clientY, at }, null];
		// Whoever presses elsewhere meanwhile is not in the middle of a second tap.
		else if (pressed && !isNear(event, pressed)) pressed = null;
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
		const { dialog, at } = pressed;
		const isOpen = dialog.open && dialog.isConnected;
		const isSoon = event.timeStamp - (closedAt ?? at) < SOON_MS;
		const isUnder = event.target instanceof Element && !event.target.closest('dialog');
		if (isOpen || !isSoon || !isNear(event, pressed) || !isUnder) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	},
	true,
);
