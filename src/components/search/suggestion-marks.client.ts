import { foldVietnamese } from '#src/shared/slug.ts';

export type MarkedPart = { readonly text: string; readonly isTyped: boolean };

const WORD = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const wordsOf = (text: string): readonly string[] => foldVietnamese(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export function highlightTyped(suggestion: string, typed: string): readonly MarkedPart[] {
	const beginnings = [...wordsOf(typed)].sort((a, b) => b.length - a.length);
	const parts: MarkedPart[] = [];
	const add = (text: string, isTyped: boolean): void => {
		if (text !== '') parts.push({ text, isTyped });
	};
	for (const word of suggestion.normalize('NFC').match(WORD) ?? []) {
		const folded = foldVietnamese(word);
		const beginning = beginnings.find((start) => folded.startsWith(start));
		const length = folded.length === word.length ? (beginning?.length ?? 0) : 0;
		add(word.slice(0, length), true);
		add(word.slice(length), false);
	}
	return parts;
}
