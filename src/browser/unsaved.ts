import { fetchCurrentUser, type SessionFacts } from './session.ts';
import { deleteOtherUsersTexts } from './unsaved-others.ts';
import { unsavedKey } from './unsaved-text.ts';

type SignedInUser = SessionFacts & { readonly vendorData: { readonly id: string } | null };

let owner: string | null = null;

/** Must run before reading or storing: without an owner nothing is stored. */
export async function loadOwner(): Promise<void> {
	const currentUser = await fetchCurrentUser<SignedInUser>();
	if (!currentUser.ok || !currentUser.value.isLoggedIn) return;
	deleteOtherUsersTexts(currentUser.value.customerId);
	owner = `${currentUser.value.customerId}:${currentUser.value.vendorData?.id ?? ''}`;
}

export const readUnsavedText = (of: string): string | null =>
	owner === null ? null : localStorage.getItem(unsavedKey(owner, of));

export const readTypedText = (of: string): string | null =>
	owner === null ? null : (sessionStorage.getItem(unsavedKey(owner, of)) ?? readUnsavedText(of));

export function saveTypedText(of: string, messages: string | null): void {
	if (owner === null) return;
	saveUnsavedText(of, messages);
	saveTabText(of, messages);
}

export function saveTabText(of: string, messages: string | null): void {
	if (owner === null) return;
	try {
		if (messages === null) sessionStorage.removeItem(unsavedKey(owner, of));
		else sessionStorage.setItem(unsavedKey(owner, of), messages);
	} catch {}
}

/** Null when the server has saved everything. */
export function saveUnsavedText(of: string, messages: string | null): void {
	if (owner === null) return;
	try {
		if (messages === null) localStorage.removeItem(unsavedKey(owner, of));
		else localStorage.setItem(unsavedKey(owner, of), messages);
	} catch {
		// Local storage may be full or forbidden; the draft is then only on the screen.
	}
}
