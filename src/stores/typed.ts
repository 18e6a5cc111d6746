import { keepTabWords, keepTypedWords, knowOwner, readTypedWords } from '#src/browser/unsaved.ts';

/** `isSecret`: it stays in this tab, whatever else the person keeps on the device. */
export function keepTyped(of: string, typed: unknown, isSecret = false): void {
	const words = typed === null ? null : JSON.stringify(typed);
	if (isSecret) keepTabWords(of, words);
	else keepTypedWords(of, words);
}

/** What the same person typed in this form and did not send; of a form that has grown meanwhile, what it still has. */
export async function readTyped<T>(of: string, blank: T): Promise<T | null> {
	try {
		await knowOwner();
		return typedOf(readTypedWords(of), blank);
	} catch {
		return null;
	}
}

export function typedOf<T>(words: string | null, blank: T): T | null {
	const kept = JSON.parse(words ?? 'null') as unknown;
	if (typeof blank === 'string') return typeof kept === 'string' ? (kept as T) : null;
	return typeof kept === 'object' && kept !== null ? { ...blank, ...kept } : null;
}
