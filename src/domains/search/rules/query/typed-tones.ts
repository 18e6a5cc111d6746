import {
	foldWord,
	hasTones,
	marksFit,
	marksOf,
	toneKey,
	typedWords,
	wordsOf,
} from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { lexemeOf } from './search-query.ts';

const TONE_AT_END = /[\u0300\u0301\u0303\u0309\u0323]$/;
const anyTone = (text: string): string => text.replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/** True when each word typed with tones begins a word of the text with them. */
export function beginsWithTones(text: string, typed: string): boolean {
	const words = wordsOf(text);
	return typedWords(typed)
		.filter(hasTones)
		.every((start) =>
			words.some((word) => foldWord(word).startsWith(foldWord(start)) && marksFit(marksOf(start), marksOf(word))),
		);
}

/** Pattern of `search_entries.names`; matches everything for a query without tones. */
export function tonedNamePattern(typed: string): string {
	const toned = typedWords(typed).filter(hasTones).map(toneKey).filter(lexemeOf);
	return toned
		.map((key) => `(?=.*\\t.* ${anyTone(key.replace(TONE_AT_END, ''))}[^ ]*${TONE_AT_END.exec(key)?.[0] ?? ''})`)
		.join('')
		.replace(/^(?=.)/, '^');
}
