import { fetchCurrentUser, type SessionFacts } from './session.ts';
import { forgetOthers } from './unsaved-others.ts';
import { unsavedKey } from './unsaved-text.ts';

type Who = SessionFacts & { readonly vendorData: { readonly id: string } | null };

let owner: string | null = null;

/** Before anything is read or kept: words that nobody is known for are kept for nobody. */
export async function knowOwner(): Promise<void> {
	const who = await fetchCurrentUser<Who>();
	if (!who.ok || !who.value.isLoggedIn) return;
	forgetOthers(who.value.customerId);
	owner = `${who.value.customerId}:${who.value.vendorData?.id ?? ''}`;
}

/** What whoever is signed in had typed here, for the shop they work for. */
export const readUnsavedText = (of: string): string | null =>
	owner === null ? null : localStorage.getItem(unsavedKey(owner, of));

/** The same, first of all as it was typed in this tab. */
export const readTypedText = (of: string): string | null =>
	owner === null ? null : (sessionStorage.getItem(unsavedKey(owner, of)) ?? readUnsavedText(of));

export function saveTypedText(of: string, messages: string | null): void {
	if (owner === null) return;
	saveUnsavedText(of, messages);
	saveTabText(of, messages);
}

/** In this tab alone, until it closes or the person signs out. */
export function saveTabText(of: string, messages: string | null): void {
	if (owner === null) return;
	try {
		if (messages === null) sessionStorage.removeItem(unsavedKey(owner, of));
		else sessionStorage.setItem(unsavedKey(owner, of), messages);
	} catch {
		// As below: what cannot be kept is on the screen all the same.
	}
}

/** `null`: the server has got it all. */
export function saveUnsavedText(of: string, messages: string | null): void {
	if (owner === null) return;
	try {
		if (messages === null) localStorage.removeItem(unsavedKey(owner, of));
		else localStorage.setItem(unsavedKey(owner, of), messages);
	} catch {
		// A full or forbidden store: the server keeps what it can.
	}
}
