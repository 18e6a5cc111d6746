import { foldWord, typedWords } from '#src/domains/catalog/rules/attributes/search-terms.ts';

const DIGITS_MAX = 7;
const PERSONAL = /@|\bwww\b|https?:|\.(com|vn|net)\b/i;

/**
 * Returns the folded query for the search log, or null when it has no words or may contain personal data (an
 * address, a telephone or card number).
 */
export function searchLogTerm(typed: string): string | null {
	const words = typedWords(typed);
	const digits = words.join('').replace(/\D/g, '').length;
	if (words.length === 0 || digits > DIGITS_MAX || PERSONAL.test(typed.slice(0, 200))) return null;
	return words.map(foldWord).join(' ').slice(0, 100);
}
