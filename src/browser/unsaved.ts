import { askWho, type SessionFacts } from './session.ts';
import { unsavedKey } from './unsaved-words.ts';

type Who = SessionFacts & { readonly customerId: string; readonly vendorData: { readonly id: string } | null };

let owner: string | null = null;

/** Before anything is read or kept: words that nobody is known for are kept for nobody. */
export async function knowOwner(): Promise<void> {
	const who = await askWho<Who>();
	if (who.ok && who.value.isLoggedIn) owner = `${who.value.customerId}:${who.value.vendorData?.id ?? ''}`;
}

/** What whoever is signed in had typed here, for the shop they work for. */
export const readUnsavedWords = (of: string): string | null =>
	owner === null ? null : localStorage.getItem(unsavedKey(owner, of));

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
