import {
	hasOtherMarks,
	interpretTyped,
	interpretWord,
	isTooShortToMend,
	meaningReading,
	meaningsFor,
	readJoined,
	type TypedWord,
	type WordReading,
} from './query-interpretation.ts';
import type { Lexicon, Meaning } from './search-lexicon.ts';
import { foldWord, partsOf, toneKey } from './search-terms.ts';

/** One way to meet a part of a question: all of these words. `weight` is 1 for what was typed. */
export type Alternative = {
	readonly words: readonly string[];
	readonly weight: number;
	/** The operator lists it for what was typed: its words mean nothing each by itself. */
	readonly isMeaning?: true;
	/** Of its words, where their tones are known. */
	readonly keys?: readonly string[];
};
/** A part of a question; `telling` is high for rare words. */
export type Slot = {
	readonly alternatives: readonly Alternative[];
	readonly notifying: number;
	/** On products it stands together with the one before, and says little without it. */
	readonly isBound?: boolean;
	/** What is looked for; the other parts say what it should be like. */
	readonly isNamed?: boolean;
	/** It belongs to what is looked for, and no category is called so. */
	readonly isOfName?: boolean;
	/** No other part of the question stands on so few products. */
	readonly isRarest?: boolean;
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
const CERTAIN = 0.3;
const HALVES_WEIGHT = 0.95;
const ALTERNATIVES_MAX = 8;
const JOINED_MAX = 3;
const PATHS_STORED = 12;
const KNOWN_PAIR = 0.35;
const COMMON_WORD = 0.04;
const STRANGE_PAIR = 0.25;
/** A reading so far-fetched is offered only when there is no other. */
const UNKNOWN_COST = 3;
const SYNONYM_COST = 0.3;
/** Less than its words each by itself. */
const LISTED_COST = -0.3;

export const distinctivenessOf = (hits: number, most: number): number => Math.log(1 + (1 + most) / (1 + hits));

/** The question as typed: each word itself, or what it is short for. */
export function exactReading(text: string, lexicon: Lexicon): Reading {
	const typed = interpretTyped(text);
	const slots: Slot[] = [];
	const words: string[] = [];
	for (let at = 0; at < typed.length; ) {
		const span = synonymSpan(typed, at, lexicon);
		const part = typed.slice(at, at + span);
		const alternatives = exactAlternatives(part, lexicon);
		slots.push(slotOf(alternatives, lexicon));
		words.push(...writtenOnProducts(alternatives, lexicon));
		at += span;
	}
	return { slots, words, keys: typed.flatMap(({ key }) => key ?? []) };
}

/** What was typed, or, when no product is written so, what it stands for. */
function writtenOnProducts(alternatives: readonly Alternative[], lexicon: Lexicon): readonly string[] {
	const isWritten = ({ words }: Alternative) => words.every((word) => lexicon.hits(word) > 0);
	return (alternatives.find(isWritten) ?? alternatives[0])?.words ?? [];
}

const foldedOf = (words: readonly TypedWord[]): readonly string[] => words.map(({ folded }) => folded);

/** The longest expression from here that has a meaning of its own; otherwise one word. */
function synonymSpan(typed: readonly TypedWord[], at: number, lexicon: Lexicon): number {
	for (let span = Math.min(lexicon.longestSynonym, typed.length - at); span > 1; span -= 1)
		if (meaningsFor(typed.slice(at, at + span), lexicon).length > 0) return span;
	return 1;
}

function exactAlternatives(words: readonly TypedWord[], lexicon: Lexicon): readonly Alternative[] {
	const meant = meaningsFor(words, lexicon).map(meaningAlternative);
	const [only] = words.length === 1 ? words : [];
	const isOther = only !== undefined && hasOtherMarks(only, lexicon);
	// What is meant by these tones is known, and what has other tones is something else.
	if (isOther && meant.length > 0) return meant.slice(0, ALTERNATIVES_MAX);
	const doubted = only && isTooShortToMend(only) ? OTHER_MARKS_WEIGHT.short : OTHER_MARKS_WEIGHT.mended;
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

/** A word that was typed with tones tells as much as products are rare that have it so. */
export function slotOf(alternatives: readonly Alternative[], lexicon: Lexicon, keys: readonly string[] = []): Slot {
	const [best] = alternatives;
	const notifying = (best?.words ?? []).map((word) => {
		const forms = lexicon.forms(word).filter(({ term }) => keys.includes(toneKey(term)));
		const hits = forms.reduce((sum, form) => sum + form.hits, 0);
		return distinctivenessOf(hits || lexicon.hits(word), lexicon.most);
	});
	// What is listed is one thing, however many words it has.
	const isOne = best?.isMeaning === true;
	return { alternatives, notifying: isOne ? Math.max(...notifying) : notifying.reduce((sum, one) => sum + one, 0) };
}

type Step = { readonly from: number; readonly to: number; readonly reading: WordReading };
type Path = { readonly steps: readonly Step[]; readonly cost: number };
type Stretches = ReadonlyMap<string, readonly WordReading[]>;

/** The question as probably meant: slips mended, words parted and joined, and for each part what else it could be. */
export function meantReading(text: string, lexicon: Lexicon): Reading {
	const typed = interpretTyped(text);
	const stretches = readStretches(typed, lexicon);
	const { steps } = bestPath(typed.length, stretches, lexicon);
	const read = steps.map((step, at) => {
		const alternatives = inContext(step, steps[at - 1], steps[at + 1], stretches, lexicon);
		return slotOf(alternatives, lexicon, step.reading.keys);
	});
	const keys = steps.flatMap(({ reading }) => reading.keys);
	const slots = withListed(read, keys, lexicon);
	return {
		slots,
		words: slots.flatMap(({ alternatives: [best] }) => best?.words ?? []),
		keys,
	};
}

/** Words that were mended one by one and are an expression with a meaning of its own, by these tones. */
function withListed(slots: readonly Slot[], keys: readonly string[], lexicon: Lexicon): readonly Slot[] {
	for (let from = 0; from < slots.length; from += 1)
		for (let to = slots.length; to > from + 1; to -= 1) {
			const words = slots.slice(from, to).flatMap(({ alternatives: [best] }) => best?.words ?? []);
			const one = words.length <= lexicon.longestSynonym ? listedSlot(words, keys, lexicon) : null;
			if (one) return [...slots.slice(0, from), one, ...withListed(slots.slice(to), keys, lexicon)];
		}
	return slots;
}

function listedSlot(words: readonly string[], keys: readonly string[], lexicon: Lexicon): Slot | null {
	const isTyped = ({ toneKey: all }: Meaning) =>
		words.every((word, at) => keys.every((key) => foldWord(key) !== word || key === all.split(' ')[at]));
	const meant = lexicon.meaningsOf(words).filter(isTyped).map(meaningAlternative);
	if (meant.length === 0) return null;
	const areTogether = words.every((word, at) => at === 0 || lexicon.pairHits(words[at - 1] ?? '', word) > 0);
	const asRead = { words, weight: 1 };
	const meanings = areTogether ? meant : meant.map((meaning) => ({ ...meaning, weight: 1 }));
	return slotOf(areTogether ? [asRead, ...meanings] : meanings, lexicon);
}

function readStretches(typed: readonly TypedWord[], lexicon: Lexicon): Stretches {
	const stretches = new Map<string, readonly WordReading[]>();
	for (const [at, word] of typed.entries()) {
		const [before, after] = [typed[at - 1]?.folded, typed[at + 1]?.folded];
		stretches.set(`${at}-${at + 1}`, interpretWord(word, lexicon, { isLast: after === undefined, before, after }));
		for (let to = at + 2; to <= Math.min(at + JOINED_MAX, typed.length); to += 1)
			stretches.set(`${at}-${to}`, readSeveral(typed.slice(at, to), lexicon));
	}
	return stretches;
}

function readSeveral(words: readonly TypedWord[], lexicon: Lexicon): readonly WordReading[] {
	// Words that stand side by side on no products are on them by chance.
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

/** What words next to each other on products, and common ones, take off the cost. */
function credit(before: string | undefined, words: readonly string[], lexicon: Lexicon): number {
	let sum = 0;
	let last = before;
	for (const word of words) {
		if (last !== undefined && lexicon.pairHits(last, word) > 0) sum += KNOWN_PAIR;
		sum += COMMON_WORD * Math.log(1 + lexicon.hits(word));
		last = word;
	}
	return sum;
}

/** Slips are mended to words that stand together: two that never do are a worse guess. */
function isStrange(before: WordReading | undefined, after: WordReading, lexicon: Lexicon): boolean {
	if (!before || before.cost + after.cost === 0) return false;
	return lexicon.pairHits(before.words.at(-1) ?? '', after.words[0] ?? '') === 0;
}

function bestPath(length: number, stretches: Stretches, lexicon: Lexicon): Path {
	const paths: Path[][] = [[{ steps: [], cost: 0 }]];
	for (let to = 1; to <= length; to += 1) {
		const found: Path[] = [];
		for (let from = Math.max(0, to - JOINED_MAX); from < to; from += 1)
			for (const reading of stretches.get(`${from}-${to}`) ?? [])
				for (const path of paths[from] ?? []) {
					const before = path.steps.at(-1)?.reading.words.at(-1);
					const strange = isStrange(path.steps.at(-1)?.reading, reading, lexicon) ? STRANGE_PAIR : 0;
					const cost = path.cost + reading.cost + strange - credit(before, reading.words, lexicon);
					found.push({ steps: [...path.steps, { from, to, reading }], cost });
				}
		paths[to] = found.sort((a, b) => a.cost - b.cost).slice(0, PATHS_STORED);
	}
	return paths[length]?.[0] ?? { steps: [], cost: 0 };
}

/** All readings of one stretch, the likeliest between these neighbours first. */
function inContext(
	step: Step,
	before: Step | undefined,
	after: Step | undefined,
	stretches: Stretches,
	lexicon: Lexicon,
): readonly Alternative[] {
	const readings = stretches.get(`${step.from}-${step.to}`) ?? [];
	const next = after?.reading.words[0];
	const beside: SidebarLayout = [before?.reading.words.at(-1), next];
	const most = isCertain(step.reading, beside, lexicon) ? SURE : UNKNOWN_COST;
	const ranked = readings
		.map((reading) => {
			const last = reading.words.at(-1) ?? '';
			const fits = next !== undefined && lexicon.pairHits(last, next) > 0 ? KNOWN_PAIR : 0;
			const inPlace = credit(before?.reading.words.at(-1), reading.words, lexicon) + fits;
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
		alternatives.push({ words: reading.words, weight, ...(reading.isMeaning && { isMeaning: true }) });
	}
	const likeliest = likelinessOf(step.reading, beside, lexicon);
	return alternatives.map((alternative, at) => (at === 0 ? { ...alternative, weight: likeliest } : alternative));
}

type SidebarLayout = readonly [before: string | undefined, after: string | undefined];

/** What is no more than like a word is that word beside one that it stands with on products, and else often another. */
function likelinessOf({ words, cost }: WordReading, [before, after]: SidebarLayout, lexicon: Lexicon): number {
	if (cost < SURE || words.some((word) => lexicon.hits(word) === 0)) return 1;
	if (cost >= UNKNOWN_COST) return UNKNOWN_WEIGHT;
	const isAlone = before === undefined && after === undefined;
	return isAlone || isBeside(words, [before, after], lexicon) ? 1 : OTHER_MARKS_WEIGHT.mended;
}

const isBeside = (words: readonly string[], [before = '', after = '']: SidebarLayout, lexicon: Lexicon): boolean =>
	lexicon.pairHits(before, words[0] ?? '') > 0 || lexicon.pairHits(words.at(-1) ?? '', after) > 0;

/** Spelled otherwise, or as it is, beside a neighbour that it has on products: nothing else is meant. */
const isCertain = ({ words, cost }: WordReading, beside: SidebarLayout, lexicon: Lexicon): boolean =>
	cost <= CERTAIN && words.every((word) => lexicon.hits(word) > 0) && isBeside(words, beside, lexicon);
