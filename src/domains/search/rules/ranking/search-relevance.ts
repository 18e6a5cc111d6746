import type { SearchMode } from '#src/domains/catalog/contract/product.ts';
import type { Attempt } from '../query/search-attempt.ts';
import type { Reading, Slot } from '../query/search-interpretation.ts';
import { lexemeOf } from '../query/search-query.ts';
import { isOtherCategory, type KindOfCategory, LIKELY_WEIGHT } from './head-term.ts';
import { isOtherWord, marksByWord } from './match-verification.ts';
import type { Candidate } from './search-candidate.ts';

type SearchAttempt = Pick<Attempt, 'mode' | 'reading' | 'kinds' | 'searchesAllText'>;

const SHARE = {
	words: 4,
	tones: 3,
	inName: 1.2,
	atStart: 1,
	inside: 0.6,
	wholeName: 0.3,
	neighbours: 2,
	named: 4,
	otherKind: 4,
	tonesOfGuess: 1.5,
	ranking: 0.5,
} as const;
/** Fits are compared with each other; whole numbers avoid differences by rounding. */
const FIT_PARTS = 10_000;

/** Factor for a word that the name contains with other tones than typed. */
const WRONG_TONES_WEIGHT = 0.25;
/** Factor for the head term when only the stock text or a variant contains it, not the name. */
const OUTSIDE_NAME_WEIGHT = 0.5;
/** Factor for a product whose name shows that it is of another kind. */
const OTHER_CATEGORY_WEIGHT = 0.6;
const SEPARATED_WEIGHT = 0.6;
/** Factor for a bound word without its preceding word. */
const WITHOUT_PARTNER_WEIGHT = 0.5;
/** Factor for a bound word next to its preceding word: together they are more distinctive. */
const ADJACENT_WEIGHT = 1.8;

const isExact = ({ slots }: Reading): boolean =>
	slots.every(({ alternatives: [first, second] }) => second === undefined && first?.weight === 1);
/** False when each slot has exactly one alternative: then every match fits fully and its words need not be read. */
export const needsVerification = ({ mode, reading, searchesAllText = false }: SearchAttempt): boolean =>
	searchesAllText || mode !== 'words' || !isExact(reading);

const padded = (words: string): string => ` ${words} `;
export const tonesOf = ({ reading }: SearchAttempt): readonly string[] => reading.keys.map(padded);
const countIn = (text: string, pieces: readonly string[]): number =>
	pieces.reduce((count, unit) => (text.includes(unit) ? count + 1 : count), 0);

export function fitOf(attempt: SearchAttempt): (candidate: MatchableCandidate) => number {
	if (!needsVerification(attempt)) return () => 1;
	const { slots, keys } = attempt.reading;
	const marks = attempt.mode === 'words' ? NO_MARKS : marksByWord(keys);
	const kinds = attempt.mode === 'words' ? [] : (attempt.kinds ?? []);
	const whole = slots.reduce((total, { distinctiveness: notifying }) => total + notifying, 0);
	const parts = slots.map((slot, at) => partOf(slot, whole, slots[at + 1]?.dependsOnPrevious));
	return (candidate) => {
		const { words } = candidate;
		let fit = 0;
		let before: Spelling | undefined;
		for (const part of parts) {
			const way = part.ways.find(({ pieces }) => pieces.every((unit) => words.includes(unit)));
			const isOther = kinds.length > 0 && way !== undefined && isOtherCategory(kindsIn(kinds, way), candidate);
			fit += isOther ? 0 : partScore(candidate, way, part, before) * toneMatchWeight(way, part, candidate, marks);
			before = way;
		}
		const ofKind = kinds.length > 0 && isOtherCategory(kinds, candidate) ? OTHER_CATEGORY_WEIGHT : 1;
		return Math.min(1, Math.round(fit * ofKind) / FIT_PARTS);
	};
}

const kindsIn = (kinds: readonly KindOfCategory[], { pieces }: Spelling): readonly KindOfCategory[] =>
	kinds.filter(({ word }) => pieces.includes(word));

const NO_MARKS: ReadonlyMap<string, number> = new Map();

type MatchableCandidate = Omit<Candidate, 'id' | 'score'>;

function toneMatchWeight(
	way: Spelling | undefined,
	{ isInName }: Part,
	candidate: MatchableCandidate,
	marks: typeof NO_MARKS,
): number {
	if (!way || (marks.size === 0 && !isInName)) return 1;
	if (way.words.some((word) => isOtherWord(word, marks.get(word), candidate))) return WRONG_TONES_WEIGHT;
	return isInName && way.pieces.some((unit) => !candidate.nameFolded.includes(unit)) ? OUTSIDE_NAME_WEIGHT : 1;
}

/**
 * True when a partial match has the most distinctive part of the query: its rarest word, the head term in the name,
 * or two adjacent words there.
 */
export function isStated({
	reading: { slots, words, keys },
}: SearchAttempt): (candidate: MatchableCandidate) => boolean {
	const marks = marksByWord(keys);
	const pairs = words.slice(1).map((word, at) => padded(`${words[at]} ${word}`));
	const ofName = headTermSpellings(slots).map((way) => padded(way.join(' ')));
	const rarest = slots.filter(({ isRarest }) => isRarest).flatMap(({ alternatives }) => alternatives);
	return (candidate) => {
		const { nameFolded, words: all } = candidate;
		if (ofName.some((name) => nameFolded.includes(name))) return true;
		if (pairs.some((pair) => nameFolded.includes(pair))) return true;
		return rarest.some(
			(way) =>
				way.words.every((word) => all.includes(padded(lexemeOf(word)))) &&
				!way.words.some((word) => isOtherWord(word, marks.get(word), candidate)),
		);
	};
}

type Spelling = {
	readonly words: readonly string[];
	readonly pieces: readonly string[];
	readonly together: string;
	readonly value: number;
	readonly isMeaning: boolean;
};
type Part = { readonly ways: readonly Spelling[]; readonly dependsOnPrevious: boolean; readonly isInName: boolean };

function partOf(
	{ alternatives, distinctiveness: notifying, ...slot }: Slot,
	whole: number,
	isGoneOnWith = false,
): Part {
	const ways = [...alternatives]
		.sort((a, b) => b.weight - a.weight)
		.map(({ words, weight, isMeaning = false }) => {
			const pieces = words.map((word) => padded(lexemeOf(word)));
			const value = Math.round((FIT_PARTS * notifying * weight) / whole);
			return { words, pieces, together: pieces.join('').replaceAll('  ', ' '), value, isMeaning };
		});
	const isInName = slot.isOfName === true || (slot.isNamed === true && !isGoneOnWith);
	return { ways, dependsOnPrevious: slot.dependsOnPrevious === true, isInName };
}

function partScore(
	{ words, nameFolded }: MatchableCandidate,
	way: Spelling | undefined,
	{ dependsOnPrevious }: Part,
	before: Spelling | undefined,
) {
	if (!way) return 0;
	const isTogether = words.includes(way.together);
	// A listed meaning is one term: its syllables scattered over the text do not match it.
	if (!isTogether && way.isMeaning && way.pieces.some((unit) => !nameFolded.includes(unit))) return 0;
	const value = isTogether ? way.value : way.value * SEPARATED_WEIGHT;
	if (!dependsOnPrevious) return value;
	const beside = `${before?.pieces.at(-1)?.trimEnd() ?? ''}${way.pieces[0] ?? ''}`;
	return value * (before && words.includes(beside) ? ADJACENT_WEIGHT : WITHOUT_PARTNER_WEIGHT);
}

export function relevanceOf(attempt: SearchAttempt): (candidate: Candidate, fit: number) => number {
	const { words } = attempt.reading;
	const isPartial = attempt.mode === 'partial';
	const phrase = padded(words.join(' '));
	const singly = words.map(padded);
	const pairs = pairsOf(attempt.mode, words);
	const toned = tonesOf(attempt);
	const inName = SHARE.inName / Math.max(1, singly.length);
	const neighbours = SHARE.neighbours / Math.max(1, pairs.length);
	const tones = (isPartial ? SHARE.tonesOfGuess : SHARE.tones) / Math.max(1, toned.length);
	const ways = headTermSpellings(attempt.reading.slots);
	const named = ways.map(weightedPhrases);
	const { kinds = [] } = attempt;
	const ofName = attempt.reading.slots.filter(({ isOfName }) => isOfName);
	const marks = marksByWord(attempt.reading.keys);
	const firstWords = ways.flatMap(([first]) => first ?? []);
	const ofOtherTones = (one: Pick<Candidate, 'nameFolded' | 'nameToned'>) =>
		firstWords.some((word) => isOtherWord(word, marks.get(word), one));
	return ({ score, nameFolded, nameToned, words: all }, fit) => {
		const isOther = isPartial && isOtherCategory(kinds, { nameFolded, nameToned });
		const isNamed =
			isPartial && !isOther && matchesAllSlots(nameFolded, ofName) && !ofOtherTones({ nameFolded, nameToned });
		const told = isNamed ? all : nameFolded;
		const at = nameFolded.indexOf(phrase);
		const together = at === 0 ? SHARE.atStart : at > 0 ? SHARE.inside : 0;
		return (
			SHARE.words * fit -
			(isOther ? SHARE.otherKind : 0) +
			together +
			inName * countIn(told, singly) +
			SHARE.wholeName * Math.min(1, phrase.length / nameFolded.length) +
			SHARE.ranking * score +
			neighbours * countIn(told, pairs) +
			(isNamed ? SHARE.named * Math.max(0, ...named.map((way) => headTermShare(way, nameFolded, all))) : 0) +
			tones * countIn(nameToned, toned)
		);
	};
}

const matchesAllSlots = (text: string, slots: readonly Slot[]): boolean =>
	slots.every(({ alternatives }) =>
		alternatives.some(({ words }) => words.every((word) => text.includes(padded(lexemeOf(word))))),
	);

/** The head term with its bound words, and its likely alternatives. */
function headTermSpellings(slots: readonly Slot[]): readonly (readonly string[])[] {
	const at = slots.findIndex(({ isNamed }) => isNamed);
	if (at < 0) return [];
	const end = slots.findIndex(({ dependsOnPrevious }, place) => place > at && !dependsOnPrevious);
	const rest = slots.slice(at + 1, end < 0 ? slots.length : end);
	const more = rest.flatMap(({ alternatives: [best] }) => best?.words ?? []);
	const ways = (slots[at]?.alternatives ?? []).filter(
		({ weight, isMeaning }, place) => place === 0 || isMeaning || weight >= LIKELY_WEIGHT,
	);
	return ways.map(({ words }) => [...words, ...more]);
}

type WeightedPhrase = { readonly phrase: string; readonly share: number };

const weightedPhrases = (named: readonly string[]): readonly WeightedPhrase[] =>
	named
		.map((_, at) => ({ phrase: padded(named.slice(0, at + 1).join(' ')), share: (at + 1) / named.length }))
		.slice(named.length > 1 ? 1 : 0);

function headTermShare(named: readonly WeightedPhrase[], name: string, all: string): number {
	let most = 0;
	for (const { phrase, share } of named) {
		if (!all.includes(phrase)) break;
		const isInStock = all.slice(name.length - 1).includes(phrase);
		const ofName = name.startsWith(phrase) ? 0.6 : name.includes(phrase) ? 0.2 : 0;
		most = Math.max(most, share * (ofName + (isInStock ? 0.4 : 0)));
	}
	return most;
}

const pairsOf = (mode: SearchMode, words: readonly string[]): readonly string[] =>
	mode === 'partial' ? words.slice(1).map((word, at) => padded(`${words[at]} ${word}`)) : [];
