/** On an entry of the history that stands for what lies over the page. */
type Mark = { readonly overlay?: true };

/** The page's address while something lies over it: choices made there may change it. */
let address: string | null = null;
let isGoingBack = false;
let isLeaving = false;

const isMarked = (): boolean => (history.state as Mark | null)?.overlay === true;
const openDialogs = (): NodeListOf<HTMLDialogElement> => document.querySelectorAll('dialog:modal');
const leave = (): void => {
	isLeaving = true;
};

/** Back closes a dialog or a sheet and stays on the page; closed in any other way it leaves no trace behind. */
export function watchDialogBack(): void {
	document.addEventListener('toggle', opened, true);
	document.addEventListener('close', () => setTimeout(goBackIfClosed), true);
	// Before those who read the address again.
	addEventListener('popstate', cameBack, true);
	addEventListener('pageshow', () => {
		isLeaving = false;
		goBackIfClosed();
	});
}

/** Another address for the page; under a dialog it stays when that is closed. */
export function replaceAddress(next: string): void {
	history.replaceState(history.state, '', next);
	if (address !== null) address = location.href;
}

/** True while a dialog lies over the page: what is chosen there is one step of the history. */
export const isUnderDialog = (): boolean => address !== null && isMarked();

function opened({ target, newState }: ToggleEvent): void {
	if (!(target instanceof HTMLDialogElement) || newState !== 'open' || !target.matches(':modal')) return;
	if (!isGoingBack) mark();
}

function mark(): void {
	address ??= location.href;
	if (!isMarked()) history.pushState({ ...history.state, overlay: true }, '');
	// Asked for only as long as something is open: some browsers keep no page that listens to it.
	addEventListener('beforeunload', leave);
}

/** A navigation that has begun must not be overtaken by the way back. */
function goBackIfClosed(): void {
	if (isLeaving || isGoingBack || !isMarked() || openDialogs().length > 0) return;
	isGoingBack = true;
	history.back();
}

function cameBack(event: PopStateEvent): void {
	if (isMarked()) return;
	const wasOurs = isGoingBack;
	// The page itself is where it was: nobody else need read its address again.
	if (wasOurs || address !== null) event.stopImmediatePropagation();
	isGoingBack = false;
	removeEventListener('beforeunload', leave);
	if (address !== null && location.href !== address) history.replaceState(history.state, '', address);
	address = null;
	if (openDialogs().length === 0) return;
	if (wasOurs) return mark();
	for (const dialog of openDialogs()) dialog.close();
}
