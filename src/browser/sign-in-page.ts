import { finishSignIn, SignInFailed, startSignIn } from '#src/browser/oidc.ts';
import { fetchCurrentUser, publishSession } from '#src/browser/session.ts';
import { passwordMessages } from '#src/messages/vi/passwords.ts';
import { safeReturnUrl } from '#src/routes.ts';

/** The three pages around the identity service: two that leave for it, one that comes back. */
const place = document.querySelector<HTMLElement>('[data-sign-in]');
const find = (name: string) => place?.querySelector<HTMLElement>(`[data-sign-in-${name}]`);

async function go(): Promise<void> {
	const returnUrl = new URLSearchParams(location.search).get('returnUrl');
	if (place?.dataset.signIn === 'finish') {
		const next = await finishSignIn();
		publishSession({ kind: 'signed_in' });
		location.replace(next);
		return;
	}
	const isAgain = hashed('again') !== null;
	const who = isAgain ? null : await fetchCurrentUser();
	if (who?.ok && who.value.isLoggedIn) location.replace(safeReturnUrl(returnUrl));
	else await startSignIn(requestOf(isAgain), returnUrl, hashed('email'));
}

const requestOf = (isAgain: boolean) => (isAgain ? 'again' : place?.dataset.signIn === 'create' ? 'create' : 'login');

/** `email`: typed in a form that was over; `again`: whoever is signed in gives the password once more. */
const hashed = (name: string): string | null => new URLSearchParams(location.hash.slice(1)).get(name);

async function goOrSayWhy(): Promise<void> {
	show(true);
	try {
		await go();
	} catch (problem) {
		// Coming back to a callback that was used: whoever is signed in by now is simply sent on.
		const who = await fetchCurrentUser();
		if (who.ok && who.value.isLoggedIn) {
			location.replace(safeReturnUrl(null));
			return;
		}
		const messages = find('words');
		if (messages)
			messages.textContent = (problem instanceof SignInFailed && problem.message) || passwordMessages.signInFailed;
		show(false);
	}
}

function show(isWaiting: boolean): void {
	const [waiting, failed] = [find('waiting'), find('failed')];
	if (waiting) waiting.hidden = !isWaiting;
	if (failed) failed.hidden = isWaiting;
}

find('again')?.addEventListener('click', () => void goOrSayWhy());
// The way back from the identity service shows this page from memory: it must set out again.
addEventListener('pageshow', ({ persisted }) => {
	if (persisted) void goOrSayWhy();
});
void goOrSayWhy();
