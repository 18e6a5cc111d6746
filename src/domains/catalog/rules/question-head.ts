import type { Candidate } from './search-candidate.ts';
import type { Alternative, Reading, Slot } from './search-reading.ts';
import { foldWord } from './search-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A thing is called by so many syllables; what follows says what it is like. */
const NAMED_BY = 2;
/** Of what else a word may stand for. */
export const LIKELY = 0.6;

const padded = (words: string): string => ` ${words} `;
const wordsOfSlots = (slots: readonly Slot[]): readonly string[] =>
	slots.flatMap(({ alternatives: [best] }) => best?.words ?? []);

/** Some goods have what one may mean right before what the other may mean. */
export const areBeside = (first: Slot, second: Slot, vocabulary: Vocabulary): boolean =>
	first.alternatives.some(({ words: before }) =>
		second.alternatives.some(({ words: [after = ''] }) => vocabulary.pairHits(before.at(-1) ?? '', after) > 0),
	);

/** The shelf that a question begins with, all of its name: what stands there is that. */
function isShelf(slots: readonly Slot[], head: readonly Slot[], { shelves }: Vocabulary): boolean {
	const question = padded(wordsOfSlots(slots).join(' '));
	const least = wordsOfSlots(head).length;
	return shelves.some(({ name, words }) => question.startsWith(name) && words.length >= least);
}

/**
 * What a question is about, which must stand in the name: from its first word to the first pair that no
 * goods have. Nothing where it is called as a shelf is.
 */
export function headOf(slots: readonly Slot[], vocabulary: Vocabulary): readonly Slot[] {
	const gap = slots.findIndex((slot, at) => at > 0 && !areBeside(slots[at - 1] ?? slot, slot, vocabulary));
	const run = slots.slice(0, gap < 0 ? 1 : gap);
	const head = run.filter((_, at) => wordsOfSlots(run.slice(0, at)).length < NAMED_BY);
	return isShelf(slots, head, vocabulary) ? [] : head;
}

/** A word of a shelf's name, and those, with their tones, by which goods there tell that they are of another kind. */
export type KindOfShelf = { readonly word: string; readonly others: readonly string[] };

/** What may be met by a part of a shelf's name only; what the question says itself tells of no other kind. */
export function kindsOfShelves({ slots, keys }: Reading, { shelves }: Vocabulary): readonly KindOfShelf[] {
	const words = wordsOfSlots(slots);
	const question = padded(words.join(' '));
	return shelves
		.filter((shelf) => !question.includes(shelf.name) && words.some((word) => shelf.words.includes(word)))
		.flatMap((shelf) => {
			const countIn = (all: readonly string[], word: string) => all.filter((one) => one === word).length;
			const isAsked = (word: string) => countIn(words, foldWord(word)) >= countIn(shelf.words, foldWord(word));
			const others = shelf.tellingWords.filter((word) => !keys.includes(word) && !isAsked(word)).map(padded);
			const asked = shelf.words.filter((word) => words.includes(word));
			return others.length > 0 ? asked.map((word) => ({ word: padded(word), others })) : [];
		});
}

type Named = Pick<Candidate, 'nameFolded' | 'words'>;

/** What goods are searched by is their name, their make, their shelf, and their choices, in this order. */
function makeOf({ nameFolded, words }: Named, { shelves }: Vocabulary): string {
	const rest = words.slice(nameFolded.length - 1);
	const ends = shelves.map(({ name }) => rest.indexOf(name)).filter((at) => at >= 0);
	return ends.length > 0 ? rest.slice(0, Math.min(...ends) + 1) : '';
}

const likelyOf = (alternatives: readonly Alternative[]): readonly Alternative[] =>
	alternatives.filter(({ weight, isMeaning }, at) => at === 0 || isMeaning || weight >= LIKELY);

/** All of what it is about stands in the name, or in the name with the make. Hundreds of names are asked. */
export function isNamedBy(head: readonly Slot[], vocabulary: Vocabulary): (candidate: Named) => boolean {
	const wanted = head.map(({ alternatives }) => likelyOf(alternatives).map(({ words }) => words.map(padded)));
	const isIn = (text: string) =>
		wanted.every((ways) => ways.some((pieces) => pieces.every((piece) => text.includes(piece))));
	return (candidate) =>
		isIn(candidate.nameFolded) ||
		(candidate.words.length > candidate.nameFolded.length &&
			isIn(`${candidate.nameFolded}${makeOf(candidate, vocabulary)}`));
}

const anyOf = (ways: readonly string[]): string => (ways.length === 1 ? (ways[0] ?? '') : `(?:${ways.join('|')})`);
const somewhere = (word: string): string => `(?=.* ${word.replace(/[^\p{L}\p{N}\p{M}]/gu, '')} )`;

/** The same as a pattern of names without and with tones, which a tab parts; what is only listed has its tones. */
export function namePattern(head: readonly Slot[]): string {
	const slots = head.map(({ alternatives }) =>
		anyOf(
			likelyOf(alternatives).map(({ words, keys = [] }) => {
				const toned = keys.map(somewhere).join('');
				return `${words.map(somewhere).join('')}${toned ? `(?=.*\\t${toned})` : ''}`;
			}),
		),
	);
	return slots.length > 0 ? `^${slots.join('')}` : '';
}

/** Its shelf holds what was asked for, and its name says that it is another kind of what stands there. */
export const isOtherKind = (
	kinds: readonly KindOfShelf[],
	{ nameFolded, nameToned }: Pick<Candidate, 'nameFolded' | 'nameToned'>,
): boolean =>
	kinds.some(({ word, others }) => !nameFolded.includes(word) && others.some((other) => nameToned.includes(other)));
