import { partsOf } from './search-terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import {
	hasOtherMarks,
	isTooShortToMend,
	meaningsFor,
	readJoined,
	readTyped,
	readWord,
	type TypedWord,
	type WordReading,
} from './word-readings.ts';

/** One way to meet a part of a question: all of these words. `weight` is 1 for what was typed. */
export type Alternative = { readonly words: readonly string[]; readonly weight: number };
/** A part of a question; `telling` is high for rare words. */
export type Slot = {
	readonly alternatives: readonly Alternative[];
	readonly telling: number;
	/** On products it stands together with the one before, and says little without it. */
	readonly isBound?: boolean;
	/** What is looked for; the other parts say what it should be like. */
	readonly isNamed?: boolean;
};
export type Reading = {
	readonly slots: readonly Slot[];
	/** The likeliest words, without tones. */
	readonly words: readonly string[];
	/** Words that were typed with tones, by `toneKey`: products that have just these come first. */
	readonly keys: readonly string[];
};

const SYNONYM_WEIGHT = 0.85;
const OTHER_MARKS_WEIGHT = { mended: 0.5, short: 0.2 };
const UNKNOWN_WEIGHT = 0.2;
/** Spelled otherwise, or said alike. */
const SURE = 0.5;
const HALVES_WEIGHT = 0.95;
const ALTERNATIVES_MAX = 8;
const JOINED_MAX = 3;
const PATHS_KEPT = 12;
const KNOWN_PAIR = 0.35;
const COMMON_WORD = 0.04;
const STRANGE_PAIR = 0.25;
/** A reading so far-fetched is offered only when there is no other. */
const UNKNOWN_COST = 3;
const SYNONYM_COST = 0.3;

const tellingOf = (hits: number, most: number): number => Math.log(1 + (1 + most) / (1 + hits));

/** The question as typed: each word itself, or what it is short for. */
export function exactReading(text: string, vocabulary: Vocabulary): Reading {
	const typed = readTyped(text);
	const slots: Slot[] = [];
	const words: string[] = [];
	for (let at = 0; at < typed.length; ) {
		const span = synonymSpan(typed, at, vocabulary);
		const part = typed.slice(at, at + span);
		const alternatives = exactAlternatives(part, vocabulary);
		slots.push(slotOf(alternatives, vocabulary));
		words.push(...writtenOnGoods(alternatives, vocabulary));
		at += span;
	}
	return { slots, words, keys: typed.flatMap(({ key }) => key ?? []) };
}

/** What was typed, or, when no product is written so, what it stands for. */
function writtenOnGoods(alternatives: readonly Alternative[], vocabulary: Vocabulary): readonly string[] {
	const isWritten = ({ words }: Alternative) => words.every((word) => vocabulary.hits(word) > 0);
	return (alternatives.find(isWritten) ?? alternatives[0])?.words ?? [];
}

const foldedOf = (words: readonly TypedWord[]): readonly string[] => words.map(({ folded }) => folded);

/** The longest expression from here that has a meaning of its own; otherwise one word. */
function synonymSpan(typed: readonly TypedWord[], at: number, vocabulary: Vocabulary): number {
	for (let span = Math.min(vocabulary.longestSynonym, typed.length - at); span > 1; span -= 1)
		if (meaningsFor(typed.slice(at, at + span), vocabulary).length > 0) return span;
	return 1;
}

function exactAlternatives(words: readonly TypedWord[], vocabulary: Vocabulary): readonly Alternative[] {
	const meant = meaningsFor(words, vocabulary).map((meaning) => ({ words: meaning.words, weight: SYNONYM_WEIGHT }));
	const [only] = words.length === 1 ? words : [];
	const isOther = only !== undefined && hasOtherMarks(only, vocabulary);
	// What is meant by these tones is known, and what has other tones is something else.
	if (isOther && meant.length > 0) return meant.slice(0, ALTERNATIVES_MAX);
	const doubted = only && isTooShortToMend(only) ? OTHER_MARKS_WEIGHT.short : OTHER_MARKS_WEIGHT.mended;
	const asTyped = { words: foldedOf(words), weight: isOther ? doubted : 1 };
	const parts = only ? partsOf(only.folded) : [];
	const halves = parts.length === 2 ? [{ words: parts, weight: HALVES_WEIGHT }] : [];
	const [first = '', second = ''] = parts;
	const units = vocabulary.meaningsOf(parts.length === 2 ? [second] : []);
	const inUnits = units.map((unit) => ({ words: [first, ...unit.words], weight: SYNONYM_WEIGHT }));
	return [asTyped, ...halves, ...inUnits, ...meant].slice(0, ALTERNATIVES_MAX);
}

export function slotOf(alternatives: readonly Alternative[], vocabulary: Vocabulary): Slot {
	const [best] = alternatives;
	const words = best?.words ?? [];
	return {
		alternatives,
		telling: words.reduce((sum, word) => sum + tellingOf(vocabulary.hits(word), vocabulary.most), 0),
	};
}

type Step = { readonly from: number; readonly to: number; readonly reading: WordReading };
type Path = { readonly steps: readonly Step[]; readonly cost: number };
type Stretches = ReadonlyMap<string, readonly WordReading[]>;

/** The question as probably meant: slips mended, words parted and joined, and for each part what else it could be. */
export function meantReading(text: string, vocabulary: Vocabulary): Reading {
	const typed = readTyped(text);
	const stretches = readStretches(typed, vocabulary);
	const { steps } = bestPath(typed.length, stretches, vocabulary);
	const slots = steps.map((step, at) => {
		const alternatives = inContext(step, steps[at - 1], steps[at + 1], stretches, vocabulary);
		return slotOf(alternatives, vocabulary);
	});
	return {
		slots,
		words: steps.flatMap(({ reading }) => reading.words),
		keys: steps.flatMap(({ reading }) => reading.keys),
	};
}

function readStretches(typed: readonly TypedWord[], vocabulary: Vocabulary): Stretches {
	const stretches = new Map<string, readonly WordReading[]>();
	for (const [at, word] of typed.entries()) {
		const [before, after] = [typed[at - 1]?.folded, typed[at + 1]?.folded];
		stretches.set(`${at}-${at + 1}`, readWord(word, vocabulary, { isLast: after === undefined, before, after }));
		for (let to = at + 2; to <= Math.min(at + JOINED_MAX, typed.length); to += 1)
			stretches.set(`${at}-${to}`, readSeveral(typed.slice(at, to), vocabulary));
	}
	return stretches;
}

function readSeveral(words: readonly TypedWord[], vocabulary: Vocabulary): readonly WordReading[] {
	const meant = meaningsFor(words, vocabulary).map((meaning) => ({
		words: meaning.words,
		keys: [],
		cost: SYNONYM_COST,
	}));
	if (meant.length === 0) return readJoined(words, vocabulary);
	const areKnown = words.every(({ folded }) => vocabulary.hits(folded) > 0);
	const typed = {
		words: foldedOf(words),
		keys: words.flatMap(({ key }) => key ?? []),
		cost: areKnown ? 0 : UNKNOWN_COST,
	};
	return [typed, ...meant, ...readJoined(words, vocabulary)];
}

/** What words next to each other on products, and common ones, take off the cost. */
function credit(before: string | undefined, words: readonly string[], vocabulary: Vocabulary): number {
	let sum = 0;
	let last = before;
	for (const word of words) {
		if (last !== undefined && vocabulary.pairHits(last, word) > 0) sum += KNOWN_PAIR;
		sum += COMMON_WORD * Math.log(1 + vocabulary.hits(word));
		last = word;
	}
	return sum;
}

/** Slips are mended to words that stand together: two that never do are a worse guess. */
function isStrange(before: WordReading | undefined, after: WordReading, vocabulary: Vocabulary): boolean {
	if (!before || before.cost + after.cost === 0) return false;
	return vocabulary.pairHits(before.words.at(-1) ?? '', after.words[0] ?? '') === 0;
}

function bestPath(length: number, stretches: Stretches, vocabulary: Vocabulary): Path {
	const paths: Path[][] = [[{ steps: [], cost: 0 }]];
	for (let to = 1; to <= length; to += 1) {
		const found: Path[] = [];
		for (let from = Math.max(0, to - JOINED_MAX); from < to; from += 1)
			for (const reading of stretches.get(`${from}-${to}`) ?? [])
				for (const path of paths[from] ?? []) {
					const before = path.steps.at(-1)?.reading.words.at(-1);
					const strange = isStrange(path.steps.at(-1)?.reading, reading, vocabulary) ? STRANGE_PAIR : 0;
					const cost = path.cost + reading.cost + strange - credit(before, reading.words, vocabulary);
					found.push({ steps: [...path.steps, { from, to, reading }], cost });
				}
		paths[to] = found.sort((a, b) => a.cost - b.cost).slice(0, PATHS_KEPT);
	}
	return paths[length]?.[0] ?? { steps: [], cost: 0 };
}

/** All readings of one stretch, the likeliest between these neighbours first. */
function inContext(
	step: Step,
	before: Step | undefined,
	after: Step | undefined,
	stretches: Stretches,
	vocabulary: Vocabulary,
): readonly Alternative[] {
	const readings = stretches.get(`${step.from}-${step.to}`) ?? [];
	const next = after?.reading.words[0];
	const ranked = readings
		.map((reading) => {
			const last = reading.words.at(-1) ?? '';
			const fits = next !== undefined && vocabulary.pairHits(last, next) > 0 ? KNOWN_PAIR : 0;
			const inPlace = credit(before?.reading.words.at(-1), reading.words, vocabulary) + fits;
			return { reading, cost: reading === step.reading ? -1 : reading.cost - inPlace };
		})
		.filter(({ reading }) => reading === step.reading || reading.cost < UNKNOWN_COST)
		.sort((a, b) => a.cost - b.cost);
	const seen = new Set<string>();
	const alternatives: Alternative[] = [];
	for (const { reading, cost } of ranked) {
		const key = reading.words.join(' ');
		if (seen.has(key) || alternatives.length === ALTERNATIVES_MAX) continue;
		seen.add(key);
		alternatives.push({ words: reading.words, weight: Math.max(0.2, 1 / (1 + Math.max(0, cost + 0.3))) });
	}
	const likeliest = likelinessOf(step.reading, [before?.reading.words.at(-1), next], vocabulary);
	return alternatives.map((alternative, at) => (at === 0 ? { ...alternative, weight: likeliest } : alternative));
}

type Beside = readonly [before: string | undefined, after: string | undefined];

/** What is no more than like a word is that word beside one that it stands with on goods, and else often another. */
function likelinessOf({ words, cost }: WordReading, [before, after]: Beside, vocabulary: Vocabulary): number {
	if (cost < SURE || words.some((word) => vocabulary.hits(word) === 0)) return 1;
	if (cost >= UNKNOWN_COST) return UNKNOWN_WEIGHT;
	const isAlone = before === undefined && after === undefined;
	const [first = '', last = ''] = [words[0], words.at(-1)];
	const isBeside = vocabulary.pairHits(before ?? '', first) > 0 || vocabulary.pairHits(last, after ?? '') > 0;
	return isAlone || isBeside ? 1 : OTHER_MARKS_WEIGHT.mended;
}
