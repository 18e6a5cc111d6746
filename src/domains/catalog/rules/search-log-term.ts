import { foldWord, typedWords } from './search-terms.ts';

const DIGITS_MAX = 7;
const PERSONAL = /@|\bwww\b|https?:|\.(com|vn|net)\b/i;

/**
 * A question as the log keeps it, or `null`: what looks like an address, a telephone number or a card is somebody's own
 * and is not written down.
 */
export function searchLogTerm(typed: string): string | null {
	const words = typedWords(typed);
	const digits = words.join('').replace(/\D/g, '').length;
	if (words.length === 0 || digits > DIGITS_MAX || PERSONAL.test(typed.slice(0, 200))) return null;
	return words.map(foldWord).join(' ').slice(0, 100);
}
