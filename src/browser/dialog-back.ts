import '#src/browser/dialog-taps.ts';
import { isUnderDialog } from '#src/browser/dialogs.ts';

/** The page's address while something lies over it: choices made there may change it. */
let address: string | null = null;
let isGoingBack = false;
let isLeaving = false;

const openDialogs = (): NodeListOf<HTMLDialogElement> => document.querySelectorAll('dialog:modal');
const leave = (): void => {
	isLeaving = true;
};

document.addEventListener('close', () => setTimeout(goBackIfClosed), true);
addEventListener('popstate', cameBack);
addEventListener('pageshow', () => {
	isLeaving = false;
	goBackIfClosed();
});
// Where it is not told, Back takes the choices back with the dialog.
(window as { readonly navigation?: EventTarget }).navigation?.addEventListener('currententrychange', () => {
	if (address !== null && isUnderDialog()) address = location.href;
});

/** A dialog has opened: Back is to close it and to stay on the page. */
function markDialog(): void {
	if (isGoingBack || openDialogs().length === 0) return;
	address ??= location.href;
	if (!isUnderDialog()) history.pushState({ ...history.state, overlay: true }, '');
	// Asked for only as long as something is open: some browsers keep no page that listens to it.
	addEventListener('beforeunload', leave);
}

/** As things stand now: one is open, or none is any more. */
export function followDialogs(): void {
	markDialog();
	goBackIfClosed();
}

/** Closed in any other way it leaves no step behind. A navigation that has begun must not be overtaken. */
function goBackIfClosed(): void {
	if (isLeaving || isGoingBack || !isUnderDialog() || openDialogs().length > 0) return;
	isGoingBack = true;
	history.back();
}

function cameBack(): void {
	if (isUnderDialog()) return;
	const wasOurs = isGoingBack;
	isGoingBack = false;
	removeEventListener('beforeunload', leave);
	if (address !== null && location.href !== address) history.replaceState(history.state, '', address);
	address = null;
	if (wasOurs) markDialog();
	else for (const dialog of openDialogs()) dialog.close();
}
