import { finishSignIn, SignInFailed, startSignIn } from '#src/browser/session/oidc.ts';
import { fetchCurrentUser, publishSession } from '#src/browser/session.ts';
import { passwordMessages } from '#src/messages/vi/identity.ts';
import { safeReturnUrl } from '#src/routes.ts';

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

/** `email`: address from an expired form; `again`: the signed-in user must enter the password again. */
const hashed = (name: string): string | null => new URLSearchParams(location.hash.slice(1)).get(name);

async function continueOrShowReason(): Promise<void> {
	show(true);
	try {
		await go();
	} catch (problem) {
		// The callback was used before: a user who is signed in is redirected.
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

find('again')?.addEventListener('click', () => void continueOrShowReason());
// Back from the identity service restores this page from the back/forward cache, so it must start again.
addEventListener('pageshow', ({ persisted }) => {
	if (persisted) void continueOrShowReason();
});
void continueOrShowReason();
