import { foldWord, wordsOf } from './search-terms.ts';

/** The question without tones, a blank around each word. */
export const foldedQuestion = (text: string): string => ` ${wordsOf(text).map(foldWord).join(' ')} `;

/** What a question asks beside a name that stands in it, as it was typed; all of it where the name does not. */
export function besideName(text: string, nameFolded: string): string {
	const words = wordsOf(text);
	const folded = words.map(foldWord);
	const name = nameFolded.split(' ');
	const at = folded.findIndex((_, from) => name.every((word, place) => folded[from + place] === word));
	return at < 0 ? words.join(' ') : [...words.slice(0, at), ...words.slice(at + name.length)].join(' ');
}
