import { foldWord, wordsOf } from '#src/domains/catalog/rules/attributes/search-terms.ts';

export const foldedQuery = (text: string): string => ` ${wordsOf(text).map(foldWord).join(' ')} `;

export function queryWithoutShopName(text: string, nameFolded: string): string {
	const words = wordsOf(text);
	const folded = words.map(foldWord);
	const name = nameFolded.split(' ');
	const at = folded.findIndex((_, from) => name.every((word, place) => folded[from + place] === word));
	return at < 0 ? words.join(' ') : [...words.slice(0, at), ...words.slice(at + name.length)].join(' ');
}
