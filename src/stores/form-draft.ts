import { loadOwner, readTypedText, saveTabText, saveTypedText } from '#src/browser/unsaved.ts';

/** `isSecret`: stays in this tab even if the person stores drafts on the device. */
export function saveFormDraft(of: string, typed: unknown, isSecret = false): void {
	const messages = typed === null ? null : JSON.stringify(typed);
	if (isSecret) saveTabText(of, messages);
	else saveTypedText(of, messages);
}

/** Returns the same person's unsent form; fields that are new since then keep their defaults. */
export async function readFormDraft<T>(of: string, blank: T): Promise<T | null> {
	try {
		await loadOwner();
		return formDraftOf(readTypedText(of), blank);
	} catch {
		return null;
	}
}

export function formDraftOf<T>(messages: string | null, blank: T): T | null {
	const stored = JSON.parse(messages ?? 'null') as unknown;
	if (typeof blank === 'string') return typeof stored === 'string' ? (stored as T) : null;
	return typeof stored === 'object' && stored !== null ? { ...blank, ...stored } : null;
}
