import { foldVietnamese } from '#src/shared/slug.ts';
import { SEARCH_TEXT_MAX } from '../contract.ts';

const TERMS_MAX = 8;

/** Plain words without tones, one blank between them: what is searched in, and what is searched for. */
export const searchText = (...texts: readonly string[]): string =>
	foldVietnamese(texts.join(' '))
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

export type SearchTerms = {
	/** As typed but for blanks and case, with tones: who writes them means them. */
	readonly toned: string;
	readonly folded: string;
	/** `gao & st25:*`; words only, so that no operator of the query language gets through. */
	readonly tsquery: string;
};

/** `null` when nothing to look for is left, e.g. `%%%` or blanks. Never fails, whatever was typed. */
export function searchTerms(typed: string): SearchTerms | null {
	const words = searchText(typed.toWellFormed().slice(0, SEARCH_TEXT_MAX)).split(' ').slice(0, TERMS_MAX);
	const folded = words.join(' ');
	if (folded === '') return null;
	const toned = typed
		.toWellFormed()
		.slice(0, SEARCH_TEXT_MAX)
		.normalize('NFC')
		.toLowerCase()
		.trim()
		.replace(/\s+/g, ' ');
	const tsquery = words.map((word) => `${word}:*`).join(' & ');
	return { toned, folded, tsquery };
}
