/** Time and distance within which a second tap counts as a double tap. */
const TAP_WINDOW_MS = 400;
const NEAR_PX = 48;

type Place = { readonly clientX: number; readonly clientY: number };
type Press = Place & { readonly dialog: HTMLDialogElement; readonly at: number };
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
		// A press elsewhere ends the double tap.
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
/** Ignores the second tap of a double tap that closed a dialog, because it would hit the page below. */
addEventListener(
	'click',
	(event) => {
		// Clicks from the keyboard or scripts have no coordinates.
		if (!pressed || event.detail === 0) return;
		const { dialog, at } = pressed;
		const isOpen = dialog.open && dialog.isConnected;
		const isSoon = event.timeStamp - (closedAt ?? at) < TAP_WINDOW_MS;
		const isUnder = event.target instanceof Element && !event.target.closest('dialog');
		if (isOpen || !isSoon || !isNear(event, pressed) || !isUnder) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	},
	true,
);
