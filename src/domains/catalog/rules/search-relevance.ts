import type { SearchMode } from '../contract.ts';
import { type Attempt, lexemeOf } from './search-plan.ts';
import type { Reading, Slot } from './search-reading.ts';

/** What may answer a question. Names and words have a blank around each word. */
export type Candidate = {
	readonly id: string;
	/** How good it is by itself, from 0 to 1. */
	readonly score: number;
	readonly nameFolded: string;
	readonly nameToned: string;
	/** Empty where `needsWords` is false. */
	readonly words: string;
};
type Judged = Pick<Attempt, 'mode' | 'reading'>;

/** Shares of relevance. Tones that were typed outweigh all but the words themselves. */
const SHARE = {
	words: 4,
	tones: 3,
	inName: 1.2,
	atStart: 1,
	inside: 0.6,
	wholeName: 0.3,
	neighbours: 2,
	ranking: 0.5,
} as const;
/** Fits are compared with each other: counted in whole parts, what is the same stays the same. */
const FIT_PARTS = 10_000;

const isExact = ({ slots }: Reading): boolean => slots.every(({ alternatives }) => alternatives.length === 1);
/** What has all words, each read in one way, fits as a whole. */
export const needsWords = ({ mode, reading }: Judged): boolean => mode !== 'words' || !isExact(reading);

const padded = (words: string): string => ` ${words} `;
/** The words whose tones were typed, as they stand in a name. */
export const tonesOf = ({ reading }: Judged): readonly string[] => reading.keys.map(padded);
const countIn = (text: string, pieces: readonly string[]): number =>
	pieces.reduce((count, piece) => (text.includes(piece) ? count + 1 : count), 0);

/** How much of a question it has, from 0 to 1: telling words more than others, likely readings more than far-fetched ones. */
export function fitOf(attempt: Judged): (candidate: Pick<Candidate, 'words'>) => number {
	if (!needsWords(attempt)) return () => 1;
	const { slots } = attempt.reading;
	const whole = slots.reduce((total, { telling }) => total + telling, 0);
	const parts = slots.map((slot) => partsOf(slot, whole));
	return ({ words }) => {
		let fit = 0;
		for (const ways of parts) {
			const way = ways.find(({ pieces }) => pieces.every((piece) => words.includes(piece)));
			fit += way?.value ?? 0;
		}
		return fit / FIT_PARTS;
	};
}

const partsOf = ({ alternatives, telling }: Slot, whole: number) =>
	[...alternatives]
		.sort((a, b) => b.weight - a.weight)
		.map(({ words, weight }) => ({
			pieces: words.map((word) => padded(lexemeOf(word))),
			value: Math.round((FIT_PARTS * telling * weight) / whole),
		}));

/** Its fit, and what counts beside the words: their tones, where in the name they are, and what it is by itself. */
export function relevanceOf(attempt: Judged): (candidate: Candidate, fit: number) => number {
	const { words } = attempt.reading;
	const phrase = padded(words.join(' '));
	const singly = words.map(padded);
	const pairs = pairsOf(attempt.mode, words);
	const toned = tonesOf(attempt);
	const inName = SHARE.inName / Math.max(1, singly.length);
	const neighbours = SHARE.neighbours / Math.max(1, pairs.length);
	const tones = SHARE.tones / Math.max(1, toned.length);
	return ({ score, nameFolded, nameToned }, fit) => {
		const at = nameFolded.indexOf(phrase);
		const together = at === 0 ? SHARE.atStart : at > 0 ? SHARE.inside : 0;
		return (
			SHARE.words * fit +
			together +
			inName * countIn(nameFolded, singly) +
			SHARE.wholeName * Math.min(1, phrase.length / nameFolded.length) +
			SHARE.ranking * score +
			neighbours * countIn(nameFolded, pairs) +
			tones * countIn(nameToned, toned)
		);
	};
}

const pairsOf = (mode: SearchMode, words: readonly string[]): readonly string[] =>
	mode === 'partial' ? words.slice(1).map((word, at) => padded(`${words[at]} ${word}`)) : [];
