import { type ApiResult, callApi } from '#src/browser/api.ts';
import type { SessionEvent } from '#src/browser/session/session-event.ts';
import { clearUnsavedTexts } from '#src/browser/unsaved-text.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';

/** The subset of `GET /api/auth/me` that every page needs. */
export type SessionFacts = {
	readonly isLoggedIn: boolean;
	readonly isVendor: boolean;
	readonly customerId: string;
	readonly userName: string;
	readonly coinVnd: number;
	/** Seconds of the access token's remaining life by the server's clock; 0 after expiry. */
	readonly expiresInS: number;
	readonly accessLifeS: number;
	readonly isRenewable: boolean;
};
const SHOWN_KEY = 'chobiz-who';

let asked: Promise<ApiResult<SessionFacts>> | undefined;

/**
 * One request per document for all callers; a network failure is not cached. `State` is the response contract that
 * the caller expects.
 */
export function fetchCurrentUser<State extends SessionFacts = SessionFacts>(): Promise<ApiResult<State>> {
	asked ??= callApi<SessionFacts>('GET', '/api/auth/me').then((answer) => {
		if (!answer.ok) asked = undefined;
		return answer;
	});
	return asked as Promise<ApiResult<State>>;
}

type Listener = (news: SessionEvent) => void;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

const tabs = (): BroadcastChannel => {
	if (!channel) {
		channel = new BroadcastChannel('chobiz-session');
		channel.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => spread(data));
	}
	return channel;
};

function spread(news: SessionEvent): void {
	if (news.kind !== 'renewed') asked = undefined;
	// Drafts survive an expired session, because the same user may sign in again.
	if (news.kind === 'signed_out') clearUnsavedTexts(localStorage);
	for (const listener of listeners) listener(news);
}

export function onSessionChange(listener: Listener): void {
	tabs();
	listeners.add(listener);
}

export function publishSession(news: SessionEvent): void {
	tabs().postMessage(news);
	spread(news);
}

/** Reloads the page on success; otherwise only logs one line, as the specification requires. */
export async function signOut(): Promise<void> {
	const answer = await callApi<{ readonly success?: unknown }>('POST', '/api/auth/logout');
	if (!answer.ok || answer.value.success !== true) {
		console.error(browserMessages.signOutFailed);
		return;
	}
	sessionStorage.removeItem(SHOWN_KEY);
	clearUnsavedTexts(localStorage);
	clearUnsavedTexts(sessionStorage);
	tabs().postMessage({ kind: 'signed_out' } satisfies SessionEvent);
	location.reload();
}

/** Renews the session while a page is open and reacts when another tab signs out. */
export async function watchSession(): Promise<void> {
	onSessionChange(({ kind }) => {
		if (kind !== 'signed_out') return;
		sessionStorage.removeItem(SHOWN_KEY);
		clearUnsavedTexts(sessionStorage);
		location.reload();
	});
	const answer = await fetchCurrentUser();
	if (!answer.ok || !answer.value.isLoggedIn || !answer.value.isRenewable) return;
	const { startRenewal } = await import('#src/browser/session/renewal.ts');
	startRenewal(answer.value, { watch: onSessionChange, notify: publishSession });
}
