import '#src/browser/dialog-taps.ts';
import { isUnderDialog } from '#src/browser/dialogs.ts';

/** The page's address while a dialog is open; selections in the dialog may change it. */
let address: string | null = null;
let isGoingBack = false;
let isLeaving = false;

const openDialogs = (): NodeListOf<HTMLDialogElement> => document.querySelectorAll('dialog:modal');
const leave = (): void => {
	isLeaving = true;
};

document.addEventListener('close', () => setTimeout(goBackWhenDialogClosed), true);
addEventListener('popstate', onHistoryBack);
addEventListener('pageshow', () => {
	isLeaving = false;
	goBackWhenDialogClosed();
});
// Without the Navigation API, Back also reverts the selections made in the dialog.
(window as { readonly navigation?: EventTarget }).navigation?.addEventListener('currententrychange', () => {
	if (address !== null && isUnderDialog()) address = location.href;
});

/** Adds a history entry, so that Back closes the dialog instead of leaving the page. */
function markDialog(): void {
	if (isGoingBack || openDialogs().length === 0) return;
	address ??= location.href;
	if (!isUnderDialog()) history.pushState({ ...history.state, overlay: true }, '');
	// Registered only while a dialog is open, because some browsers exclude pages with this listener from the
	// back/forward cache.
	addEventListener('beforeunload', leave);
}

export function syncDialogsWithHistory(): void {
	markDialog();
	goBackWhenDialogClosed();
}

/** Removes the history entry of a dialog that was not closed by Back, unless a navigation has begun. */
function goBackWhenDialogClosed(): void {
	if (isLeaving || isGoingBack || !isUnderDialog() || openDialogs().length > 0) return;
	isGoingBack = true;
	history.back();
}

function onHistoryBack(): void {
	if (isUnderDialog()) return;
	const wasOurs = isGoingBack;
	isGoingBack = false;
	removeEventListener('beforeunload', leave);
	if (address !== null && location.href !== address) history.replaceState(history.state, '', address);
	address = null;
	if (wasOurs) markDialog();
	else for (const dialog of openDialogs()) dialog.close();
}
