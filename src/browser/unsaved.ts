import { askWho, type SessionFacts } from './session.ts';
import { forgetOthers } from './unsaved-others.ts';
import { unsavedKey } from './unsaved-words.ts';

type Who = SessionFacts & { readonly vendorData: { readonly id: string } | null };

let owner: string | null = null;

/** Before anything is read or kept: words that nobody is known for are kept for nobody. */
export async function knowOwner(): Promise<void> {
	const who = await askWho<Who>();
	if (!who.ok || !who.value.isLoggedIn) return;
	forgetOthers(who.value.customerId);
	owner = `${who.value.customerId}:${who.value.vendorData?.id ?? ''}`;
}

/** What whoever is signed in had typed here, for the shop they work for. */
export const readUnsavedWords = (of: string): string | null =>
	owner === null ? null : localStorage.getItem(unsavedKey(owner, of));

/** The same, first of all as it was typed in this tab. */
export const readTypedWords = (of: string): string | null =>
	owner === null ? null : (sessionStorage.getItem(unsavedKey(owner, of)) ?? readUnsavedWords(of));

export function keepTypedWords(of: string, words: string | null): void {
	if (owner === null) return;
	keepUnsavedWords(of, words);
	keepTabWords(of, words);
}

/** In this tab alone, until it closes or the person signs out. */
export function keepTabWords(of: string, words: string | null): void {
	if (owner === null) return;
	try {
		if (words === null) sessionStorage.removeItem(unsavedKey(owner, of));
		else sessionStorage.setItem(unsavedKey(owner, of), words);
	} catch {
		// As below: what cannot be kept is on the screen all the same.
	}
}

/** `null`: the server has got it all. */
export function keepUnsavedWords(of: string, words: string | null): void {
	if (owner === null) return;
	try {
		if (words === null) localStorage.removeItem(unsavedKey(owner, of));
		else localStorage.setItem(unsavedKey(owner, of), words);
	} catch {
		// A full or forbidden store: the server keeps what it can.
	}
}
