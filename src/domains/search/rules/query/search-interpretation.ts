import { foldWord, partsOf, toneKey } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import type { Lexicon, Meaning } from '../lexicon/search-lexicon.ts';
import {
	hasOtherMarks,
	interpretTyped,
	interpretWord,
	isTooShortToCorrect,
	meaningReading,
	meaningsFor,
	readJoined,
	type TypedWord,
	type WordReading,
} from './query-interpretation.ts';
import { OTHER_MARKS_WEIGHT, UNKNOWN_COST, unknownWords } from './unknown-words.ts';

/** One way to match a slot: the product must contain all of these words. `weight` is 1 for words as typed. */
export type Alternative = {
	readonly words: readonly string[];
	readonly weight: number;
	/** True for a synonym that an operator listed: its words have this meaning only together. */
	readonly isMeaning?: true;
	readonly keys?: readonly string[];
};
/** A part of a query; `notifying` is its weight, which is high for rare words. */
export type Slot = {
	readonly alternatives: readonly Alternative[];
	readonly distinctiveness: number;
	/** On products this part follows the part before it, and it is hardly distinctive without it. */
	readonly dependsOnPrevious?: boolean;
	/** The head term of the query; the other parts describe it. */
	readonly isNamed?: boolean;
	/** Belongs to the head term, but no category has this name. */
	readonly isOfName?: boolean;
	/** No product has this part, or it belongs to such a part: the `nhật bản` of `gạo nhật bản`. */
	readonly isUnknown?: boolean;
	/** No other part of the query occurs on fewer products. */
	readonly isRarest?: boolean;
};
export type Reading = {
	readonly slots: readonly Slot[];
	readonly words: readonly string[];
	/** Tone keys (`toneKey`) of the words that were typed with tones; products with exactly these tones rank first. */
	readonly keys: readonly string[];
	/** Typed words that no product has, joined where they were adjacent. */
	readonly unknown?: readonly string[];
};

const SYNONYM_WEIGHT = 0.85;
const UNKNOWN_WEIGHT = 0.2;
/** Costs below this are a different spelling or a homophone, not a typing error. */
const SURE_COST_MAX = 0.5;
const CERTAIN_COST_MAX = 0.3;
const HALVES_WEIGHT = 0.95;
const ALTERNATIVES_MAX = 8;
const JOINED_MAX = 3;
const PATHS_MAX = 12;
const KNOWN_PAIR_CREDIT = 0.35;
const COMMON_WORD_CREDIT = 0.04;
const UNKNOWN_PAIR_COST = 0.25;
const SYNONYM_COST = 0.3;
/** Negative, so a listed expression wins over its words read one by one. */
const LISTED_COST = -0.3;

export const distinctivenessOf = (hits: number, most: number): number => Math.log(1 + (1 + most) / (1 + hits));

export function exactReading(text: string, lexicon: Lexicon): Reading {
	const typed = interpretTyped(text);
	const slots: Slot[] = [];
	const words: string[] = [];
	for (let at = 0; at < typed.length; ) {
		const span = synonymSpan(typed, at, lexicon);
		const part = typed.slice(at, at + span);
		const alternatives = exactAlternatives(part, lexicon);
		slots.push(slotOf(alternatives, lexicon));
		words.push(...wordsOnProducts(alternatives, lexicon));
		at += span;
	}
	return { slots, words, keys: typed.flatMap(({ key }) => key ?? []) };
}

function wordsOnProducts(alternatives: readonly Alternative[], lexicon: Lexicon): readonly string[] {
	const isWritten = ({ words }: Alternative) => words.every((word) => lexicon.hits(word) > 0);
	return (alternatives.find(isWritten) ?? alternatives[0])?.words ?? [];
}

const foldedOf = (words: readonly TypedWord[]): readonly string[] => words.map(({ folded }) => folded);

function synonymSpan(typed: readonly TypedWord[], at: number, lexicon: Lexicon): number {
	for (let span = Math.min(lexicon.longestSynonym, typed.length - at); span > 1; span -= 1)
		if (meaningsFor(typed.slice(at, at + span), lexicon).length > 0) return span;
	return 1;
}

function exactAlternatives(words: readonly TypedWord[], lexicon: Lexicon): readonly Alternative[] {
	const meant = meaningsFor(words, lexicon).map(meaningAlternative);
	const [only] = words.length === 1 ? words : [];
	const isOther = only !== undefined && hasOtherMarks(only, lexicon);
	// These tones have a listed meaning, so words with other tones are not offered as well.
	if (isOther && meant.length > 0) return meant.slice(0, ALTERNATIVES_MAX);
	const doubted = only && isTooShortToCorrect(only) ? OTHER_MARKS_WEIGHT.short : OTHER_MARKS_WEIGHT.mended;
	const verifyMatch = { words: foldedOf(words), weight: isOther ? doubted : 1 };
	const parts = only ? partsOf(only.folded) : [];
	const halves = parts.length === 2 ? [{ words: parts, weight: HALVES_WEIGHT }] : [];
	const [first = '', second = ''] = parts;
	const units = lexicon.meaningsOf(parts.length === 2 ? [second] : []);
	const inUnits = units.map((unit) => ({ words: [first, ...unit.words], weight: SYNONYM_WEIGHT }));
	return [verifyMatch, ...halves, ...inUnits, ...meant].slice(0, ALTERNATIVES_MAX);
}

export const meaningAlternative = ({ words, keys }: Meaning): Alternative => ({
	words,
	keys,
	weight: SYNONYM_WEIGHT,
	isMeaning: true,
});

/** The weight of a word typed with tones depends on how many products have it with these tones. */
export function slotOf(alternatives: readonly Alternative[], lexicon: Lexicon, keys: readonly string[] = []): Slot {
	const [best] = alternatives;
	const distinctiveness = (best?.words ?? []).map((word) => {
		const forms = lexicon.forms(word).filter(({ term }) => keys.includes(toneKey(term)));
		const hits = forms.reduce((sum, form) => sum + form.hits, 0);
		return distinctivenessOf(hits || lexicon.hits(word), lexicon.most);
	});
	const isOne = best?.isMeaning === true;
	return {
		alternatives,
		distinctiveness: isOne ? Math.max(...distinctiveness) : distinctiveness.reduce((sum, one) => sum + one, 0),
	};
}

type Step = { readonly from: number; readonly to: number; readonly reading: WordReading };
type Path = { readonly steps: readonly Step[]; readonly cost: number };
type ReadingsBySpan = ReadonlyMap<string, readonly WordReading[]>;

/** Interprets the query: corrects typing errors, splits and joins words, and collects alternatives for each part. */
export function correctedReading(text: string, lexicon: Lexicon): Reading {
	const typed = interpretTyped(text);
	const stretches = readSpans(typed, lexicon);
	const { steps } = bestPath(typed.length, stretches, lexicon);
	const read = steps.map((step, at) => {
		const alternatives = inContext(step, steps[at - 1], steps[at + 1], stretches, lexicon);
		return slotOf(alternatives, lexicon, step.reading.keys);
	});
	const keys = steps.flatMap(({ reading }) => reading.keys);
	const slots = mergeListedTerms(read, keys, lexicon);
	return {
		slots,
		words: slots.flatMap(({ alternatives: [best] }) => best?.words ?? []),
		keys,
		unknown: unknownWords(
			typed,
			steps.map((step, at) => ({ ...step, weight: read[at]?.alternatives[0]?.weight ?? 1 })),
			lexicon,
		),
	};
}

function mergeListedTerms(slots: readonly Slot[], keys: readonly string[], lexicon: Lexicon): readonly Slot[] {
	for (let from = 0; from < slots.length; from += 1)
		for (let to = slots.length; to > from + 1; to -= 1) {
			const words = slots.slice(from, to).flatMap(({ alternatives: [best] }) => best?.words ?? []);
			const one = words.length <= lexicon.longestSynonym ? listedTermSlot(words, keys, lexicon) : null;
			if (one) return [...slots.slice(0, from), one, ...mergeListedTerms(slots.slice(to), keys, lexicon)];
		}
	return slots;
}

function listedTermSlot(words: readonly string[], keys: readonly string[], lexicon: Lexicon): Slot | null {
	const isTyped = ({ toneKey: all }: Meaning) =>
		words.every((word, at) => keys.every((key) => foldWord(key) !== word || key === all.split(' ')[at]));
	const meant = lexicon.meaningsOf(words).filter(isTyped).map(meaningAlternative);
	if (meant.length === 0) return null;
	const areTogether = words.every((word, at) => at === 0 || lexicon.pairHits(words[at - 1] ?? '', word) > 0);
	const asRead = { words, weight: 1 };
	const meanings = areTogether ? meant : meant.map((meaning) => ({ ...meaning, weight: 1 }));
	return slotOf(areTogether ? [asRead, ...meanings] : meanings, lexicon);
}

function readSpans(typed: readonly TypedWord[], lexicon: Lexicon): ReadingsBySpan {
	const stretches = new Map<string, readonly WordReading[]>();
	for (const [at, word] of typed.entries()) {
		const [before, after] = [typed[at - 1]?.folded, typed[at + 1]?.folded];
		stretches.set(`${at}-${at + 1}`, interpretWord(word, lexicon, { isLast: after === undefined, before, after }));
		for (let to = at + 2; to <= Math.min(at + JOINED_MAX, typed.length); to += 1)
			stretches.set(`${at}-${to}`, readMultiWordSpan(typed.slice(at, to), lexicon));
	}
	return stretches;
}

function readMultiWordSpan(words: readonly TypedWord[], lexicon: Lexicon): readonly WordReading[] {
	// When the words are adjacent on no product, the listed meaning is cheaper than the words one by one.
	const areTogether = words.every(({ folded }, at) =>
		at === 0 ? lexicon.hits(folded) > 0 : lexicon.pairHits(words[at - 1]?.folded ?? '', folded) > 0,
	);
	const cost = areTogether ? SYNONYM_COST : LISTED_COST;
	const meant = meaningsFor(words, lexicon).map((meaning) => meaningReading(meaning, cost));
	if (meant.length === 0) return readJoined(words, lexicon);
	const areKnown = words.every(({ folded }) => lexicon.hits(folded) > 0);
	const typed = {
		words: foldedOf(words),
		keys: words.flatMap(({ key }) => key ?? []),
		cost: areKnown ? 0 : UNKNOWN_COST,
	};
	return [typed, ...meant, ...readJoined(words, lexicon)];
}

function pairCredit(before: string | undefined, words: readonly string[], lexicon: Lexicon): number {
	let sum = 0;
	let last = before;
	for (const word of words) {
		if (last !== undefined && lexicon.pairHits(last, word) > 0) sum += KNOWN_PAIR_CREDIT;
		sum += COMMON_WORD_CREDIT * Math.log(1 + lexicon.hits(word));
		last = word;
	}
	return sum;
}

function isUnknownPair(before: WordReading | undefined, after: WordReading, lexicon: Lexicon): boolean {
	if (!before || before.cost + after.cost === 0) return false;
	return lexicon.pairHits(before.words.at(-1) ?? '', after.words[0] ?? '') === 0;
}

function bestPath(length: number, stretches: ReadingsBySpan, lexicon: Lexicon): Path {
	const paths: Path[][] = [[{ steps: [], cost: 0 }]];
	for (let to = 1; to <= length; to += 1) {
		const found: Path[] = [];
		for (let from = Math.max(0, to - JOINED_MAX); from < to; from += 1)
			for (const reading of stretches.get(`${from}-${to}`) ?? [])
				for (const path of paths[from] ?? []) {
					const before = path.steps.at(-1)?.reading.words.at(-1);
					const strange = isUnknownPair(path.steps.at(-1)?.reading, reading, lexicon) ? UNKNOWN_PAIR_COST : 0;
					const cost = path.cost + reading.cost + strange - pairCredit(before, reading.words, lexicon);
					found.push({ steps: [...path.steps, { from, to, reading }], cost });
				}
		paths[to] = found.sort((a, b) => a.cost - b.cost).slice(0, PATHS_MAX);
	}
	return paths[length]?.[0] ?? { steps: [], cost: 0 };
}

function inContext(
	step: Step,
	before: Step | undefined,
	after: Step | undefined,
	stretches: ReadingsBySpan,
	lexicon: Lexicon,
): readonly Alternative[] {
	const readings = stretches.get(`${step.from}-${step.to}`) ?? [];
	const next = after?.reading.words[0];
	const beside: Neighbours = [before?.reading.words.at(-1), next];
	const most = isCertain(step.reading, beside, lexicon) ? SURE_COST_MAX : UNKNOWN_COST;
	const ranked = readings
		.map((reading) => {
			const last = reading.words.at(-1) ?? '';
			const fits = next !== undefined && lexicon.pairHits(last, next) > 0 ? KNOWN_PAIR_CREDIT : 0;
			const inPlace = pairCredit(before?.reading.words.at(-1), reading.words, lexicon) + fits;
			return { reading, cost: reading === step.reading ? -1 : reading.cost - inPlace };
		})
		.filter(({ reading }) => reading === step.reading || reading.cost < most)
		.sort((a, b) => a.cost - b.cost);
	const seen = new Set<string>();
	const alternatives: Alternative[] = [];
	for (const { reading, cost } of ranked) {
		const key = reading.words.join(' ');
		if (seen.has(key) || alternatives.length === ALTERNATIVES_MAX) continue;
		seen.add(key);
		const weight = Math.max(0.2, 1 / (1 + Math.max(0, cost + 0.3)));
		alternatives.push({
			words: reading.words,
			weight,
			...(reading.isMeaning && { isMeaning: true, keys: reading.keys }),
		});
	}
	const likeliest = likelihoodOf(step.reading, beside, lexicon);
	return alternatives.map((alternative, at) => (at === 0 ? { ...alternative, weight: likeliest } : alternative));
}

type Neighbours = readonly [before: string | undefined, after: string | undefined];

/** Lowers the weight of a word that only resembles the typed one, unless its neighbour also follows it on products. */
function likelihoodOf({ words, cost }: WordReading, [before, after]: Neighbours, lexicon: Lexicon): number {
	if (cost < SURE_COST_MAX || words.some((word) => lexicon.hits(word) === 0)) return 1;
	if (cost >= UNKNOWN_COST) return UNKNOWN_WEIGHT;
	const isAlone = before === undefined && after === undefined;
	return isAlone || isBeside(words, [before, after], lexicon) ? 1 : OTHER_MARKS_WEIGHT.mended;
}

const isBeside = (words: readonly string[], [before = '', after = '']: Neighbours, lexicon: Lexicon): boolean =>
	lexicon.pairHits(before, words[0] ?? '') > 0 || lexicon.pairHits(words.at(-1) ?? '', after) > 0;

/**
 * True when the spelling is (nearly) as typed and a neighbour follows the word on products; then guesses are not
 * needed.
 */
const isCertain = ({ words, cost }: WordReading, beside: Neighbours, lexicon: Lexicon): boolean =>
	cost <= CERTAIN_COST_MAX && words.every((word) => lexicon.hits(word) > 0) && isBeside(words, beside, lexicon);
