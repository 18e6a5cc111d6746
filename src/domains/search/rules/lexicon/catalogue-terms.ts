import { partsOf, wordsOf } from '#src/domains/catalog/rules/attributes/search-terms.ts';

const TERM_MAX_LENGTH = 40;

export function termsOf(texts: readonly string[]): readonly string[] {
	const terms = new Set<string>();
	for (const text of texts) {
		const words = wordsOf(text).filter((word) => word.length <= TERM_MAX_LENGTH && !/^\d+$/.test(word));
		for (const [at, word] of words.entries()) {
			terms.add(word);
			for (const part of partsOf(word)) if (!/^\d+$/.test(part)) terms.add(part);
			const next = words[at + 1];
			if (next !== undefined) terms.add(`${word} ${next}`);
		}
	}
	return [...terms];
}
