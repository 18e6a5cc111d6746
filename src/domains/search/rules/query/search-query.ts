import type { Lexicon } from '../lexicon/search-lexicon.ts';
import type { Slot } from './search-interpretation.ts';

export const lexemeOf = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '');
export const quoted = (word: string): string => `'${lexemeOf(word)}'`;
const allWords = (words: readonly string[]): string => words.map(quoted).join(' & ');
export const anyOf = (queries: readonly string[]): string => `(${queries.map((query) => `(${query})`).join(' | ')})`;
export const slotQuery = ({ alternatives }: Slot): string => anyOf(alternatives.map(({ words }) => allWords(words)));
export const allSlots = (slots: readonly Slot[]): string => slots.map(slotQuery).join(' & ');

export const slotHits = ({ alternatives }: Slot, lexicon: Lexicon): number =>
	alternatives.reduce((sum, { words }) => sum + Math.min(...words.map((word) => lexicon.hits(word))), 0);
