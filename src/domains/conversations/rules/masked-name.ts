/** `Nguyễn Văn An` → `N*** A.`; a name of one word shows its first letter only. */
export function maskedName(name: string): string {
	const words = name.normalize('NFC').trim().split(/\s+/);
	const initialOf = (word: string | undefined): string => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0]?.toUpperCase() ?? '';
	const first = `${initialOf(words[0])}***`;
	const last = words.length > 1 ? initialOf(words.at(-1)) : '';
	return last === '' ? first : `${first} ${last}.`;
}
