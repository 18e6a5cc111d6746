import {
	foldWord,
	hasTones,
	marksFit,
	marksOf,
	partsOf,
	spokenMarks,
	toneKey,
	typedWords,
} from '#src/domains/catalog/rules/attributes/search-terms.ts';
import type { Lexicon, Meaning } from '../lexicon/search-lexicon.ts';
import type { SimilarWord } from '../lexicon/similar-words.ts';
import { maxTypos } from '../lexicon/spelling-distance.ts';
import { isSyllable } from '../lexicon/syllables.ts';
import { readTelex, readVni } from '../lexicon/telex-typos.ts';

export type TypedWord = {
	readonly typed: string;
	readonly folded: string;
	readonly key: string | null;
	/** 0 for foreign names: `đaikin` is a spelling of one. */
	readonly marks: number;
};
/** Reading of part of a query; `cost` is 0 as typed and about 1 per typing error. */
export type WordReading = {
	readonly words: readonly string[];
	readonly keys: readonly string[];
	readonly cost: number;
	/** A synonym's meaning: one term whose words have no meaning separately. */
	readonly isMeaning?: true;
};

const LETTER_D_WITH_STROKE = '\u0111';
const UNKNOWN_WORD_COST = 3;
const KNOWN_WORD_COST = 0.5;
export const OTHER_MARKS = 0.8;
const UNRESOLVED_TELEX_COST = { knownForm: 0.15, unknownForm: 0.4 };
const SYNONYM = 0.3;
const HALVES_COST = 0.15;
const COMPLETED = 0.4;
const SPLIT_COST = 0.3;
const JOINED_WORDS_COST = 0.25;
const RESPACED_COST = 0.5;
const UNKNOWN_PAIR = 0.4;
const COMPLETIONS_MAX = 6;
const READINGS_MAX = 16;
const JOINED_MIN = 4;
const SHORT_MAX = 3;
/** Cost of swapped letters and of a doubled or single letter. */
const LIKELY_SLIP_MAX = 0.7;
/** A known word up to this length is not corrected, because a changed letter yields a different product. */
const SHORT_KNOWN_WORD_MAX = 4;
/** Maximum share of changed letters; the lower limit applies when a word is also split. */
const CHANGED_SHARE_MAX = 0.34;
const TONED_WORD_COST_MAX = 1.2;
const CORRECTED_AND_SPLIT_COST_MAX = 0.18;
const SEGMENT_MAX = 9;
const SEGMENTATIONS_MAX = 4;

export const interpretTyped = (text: string): readonly TypedWord[] =>
	typedWords(text).map((typed) => {
		const folded = foldWord(typed);
		const isToned = hasTones(typed);
		const marks = isToned && isSyllable(folded) ? marksOf(typed) : 0;
		return { typed, folded, key: isToned ? toneKey(typed) : null, marks };
	});

export const hasOtherMarks = ({ folded, marks }: TypedWord, lexicon: Lexicon): boolean =>
	marks > 0 &&
	lexicon.hits(folded) > 0 &&
	!(isTooShortToCorrect({ folded }) ? mayBecomeKnownForm(folded, marks, lexicon) : isWritten(folded, marks, lexicon));

const mayBecomeKnownForm = (word: string, typed: number, lexicon: Lexicon): boolean =>
	lexicon.forms(word).some(({ term }) => marksFit(typed, marksOf(term)));

const isWritten = (word: string, marks: number, lexicon: Lexicon): boolean =>
	lexicon.isWrittenWith(word, marks) || lexicon.isWrittenWith(word, spokenMarks(marks));

export const isTooShortToCorrect = ({ folded }: Pick<TypedWord, 'folded'>): boolean => maxTypos(folded.length) === 0;

const plain = (words: readonly string[], cost: number): WordReading => ({ words, keys: [], cost });
export const meaningReading = ({ words, keys }: Meaning, cost: number): WordReading => ({
	words,
	keys,
	cost,
	isMeaning: true,
});
const byCost = (a: WordReading, b: WordReading): number => a.cost - b.cost;

/** A query with tone marks does not match synonyms that differ in them. */
export function meaningsFor(words: readonly TypedWord[], lexicon: Lexicon): readonly Meaning[] {
	return lexicon.meaningsOf(words.map(({ folded }) => folded)).filter((meaning) => {
		const keys = meaning.toneKey.split(' ');
		const isTyped = words.every(({ key, marks }, at) => marks === 0 || key === keys[at]);
		return isTyped && meaning.words.every((word, at) => isUnknownOrExactForm(word, meaning.marks[at] ?? 0, lexicon));
	});
}

/**
 * Tất (socks) and vỏ (peel) must not match through the folded `vo`. A word unknown to the lexicon may still be an
 * incomplete one.
 */
const isUnknownOrExactForm = (word: string, marks: number, lexicon: Lexicon): boolean =>
	lexicon.hits(word) === 0 || isWritten(word, marks, lexicon);

export type Place = {
	readonly isLast: boolean;
	readonly before?: string | undefined;
	readonly after?: string | undefined;
};

export function interpretWord(word: TypedWord, lexicon: Lexicon, place: Place): readonly WordReading[] {
	const { folded, key } = word;
	const isNumber = /^\d+$/.test(folded);
	const isKnown = lexicon.hits(folded) > 0;
	const isOther = hasOtherMarks(word, lexicon);
	const unknown = isNumber ? 0.2 : UNKNOWN_WORD_COST;
	const known = isOther ? (isTooShortToCorrect(word) ? UNKNOWN_WORD_COST : OTHER_MARKS) : 0;
	const typedText = { words: [folded], keys: key ? [key] : [], cost: isKnown ? known : unknown };
	if (isNumber) return [typedText];
	const isMeant = isKnown && !isOther && folded.length <= SHORT_KNOWN_WORD_MAX;
	const doubt = isKnown && !isOther ? KNOWN_WORD_COST : 0;
	const others = [
		...typoReadings(word, lexicon),
		...(word.marks === 0 ? lexicon.listedMeanings(folded) : []).map((meaning) => meaningReading(meaning, SYNONYM)),
		...meaningsFor([word], lexicon).map((meaning) => meaningReading(meaning, SYNONYM)),
		...similarWordReadings(word, lexicon, 0).filter(
			({ words: [other = ''], cost, isSlip }) =>
				!isSlip || (!isMeant && (cost <= LIKELY_SLIP_MAX || fitsNeighbours(other, folded, place, lexicon))),
		),
		...partReadings(folded, lexicon),
		...(place.isLast && folded.length >= 2 && !isKnownTonedForm(word, lexicon) ? completions(word, lexicon) : []),
		...(mayBeJoinedWords(word, lexicon) ? splitReadings(word.typed, lexicon, SPLIT_COST) : []),
	].map((reading) => ({ ...reading, cost: reading.cost + doubt }));
	return [typedText, ...others].sort(byCost).slice(0, READINGS_MAX);
}

const isKnownTonedForm = ({ key, marks }: TypedWord, lexicon: Lexicon): boolean =>
	marks > 0 && key !== null && lexicon.hasForm(key);

/** A word with tone marks is a single syllable, whether or not products contain it. */
const mayBeJoinedWords = ({ folded, marks }: TypedWord, lexicon: Lexicon): boolean =>
	folded.length >= JOINED_MIN && marks === 0 && lexicon.hits(folded) === 0;

/** Joins words typed apart (`sam sung`) and moves a wrong gap (`die nthoai`). */
export function readJoined(words: readonly TypedWord[], lexicon: Lexicon): readonly WordReading[] {
	const joined = words.map(({ folded }) => folded).join('');
	if (joined.length < JOINED_MIN || words.some(({ folded }) => /^\d+$/.test(folded))) return [];
	const areFine = words.every(({ folded }, at) => {
		const before = words[at - 1]?.folded;
		return lexicon.hits(folded) > 0 && (before === undefined || lexicon.pairHits(before, folded) > 0);
	});
	if (areFine) return [];
	const one = readingsOfKnownWord(joined, lexicon, JOINED_WORDS_COST);
	const alike = similarWordReadings({ folded: joined, marks: 0 }, lexicon, JOINED_WORDS_COST + 0.25).filter(
		({ like }) => !isSyllable(like),
	);
	// Typed tone marks prove correct gaps between syllables.
	const areParted = words.some(({ marks: some }) => some > 0) && words.every(({ folded }) => isSyllable(folded));
	const typedText = words.map(({ folded }) => folded).join(' ');
	const respaced = (
		areParted ? [] : splitReadings(words.map(({ typed }) => typed).join(''), lexicon, RESPACED_COST)
	).filter((reading) => reading.words.join(' ') !== typedText);
	return [...one, ...alike, ...respaced].sort(byCost).slice(0, READINGS_MAX);
}

/** Telex keys inside a word may be letters, so no other letter is changed then: 'sofa' must not become 'xoa'. */
const TRAILING_TELEX_KEY = /[sfrxjw\d]$/;

function typoReadings({ typed }: TypedWord, lexicon: Lexicon): readonly WordReading[] {
	return [readTelex(typed), readVni(typed)].flatMap((slip): readonly WordReading[] => {
		if (!slip) return [];
		const { knownForm, unknownForm } = UNRESOLVED_TELEX_COST;
		const cost = lexicon.hasForm(slip.toneKey) ? knownForm : unknownForm;
		const alike = TRAILING_TELEX_KEY.test(typed)
			? similarWordReadings({ folded: slip.folded, marks: 0 }, lexicon, unknownForm)
			: [];
		if (lexicon.hits(slip.folded) === 0) return alike;
		return [{ words: [slip.folded], keys: [slip.toneKey], cost }, ...alike];
	});
}

type Marked = Pick<TypedWord, 'folded' | 'marks'>;

/** Other letters may sound like d, but none like đ: giường (bed) must not become đường (sugar). */
function soundsAsMarked(word: string, { folded, marks }: Marked, lexicon: Lexicon): boolean {
	if (!word.startsWith('d') || folded.startsWith('d')) return matchesMarks(word, marks, lexicon);
	const forms = lexicon.forms(word).filter(({ term }) => !term.startsWith(LETTER_D_WITH_STROKE));
	const wanted = [marks, spokenMarks(marks)];
	return forms.some(({ term }) => wanted.some((some) => (marksOf(term) & some) === some));
}

/** Typed tone marks must match a correction of the letters; foreign names have none. */
const matchesMarks = (word: string, marks: number, lexicon: Lexicon): boolean =>
	marks === 0 || (!isSyllable(word) && lexicon.hasForm(word)) || isWritten(word, marks, lexicon);

type SimilarWordReading = WordReading & { readonly like: string; readonly isSlip: boolean };

const readingsOfKnownWord = (word: string, lexicon: Lexicon, cost: number): readonly WordReading[] =>
	lexicon.hits(word) > 0
		? [plain([word], cost)]
		: lexicon.listedMeanings(word).map((meaning) => meaningReading(meaning, cost + SYNONYM));

function similarWordReadings({ folded, marks }: Marked, lexicon: Lexicon, more: number): readonly SimilarWordReading[] {
	const most = Math.min(CHANGED_SHARE_MAX * folded.length, marks > 0 ? TONED_WORD_COST_MAX : Number.POSITIVE_INFINITY);
	const near = lexicon.near(folded).filter(({ cost }) => cost <= most);
	const readings = (isSlip: boolean) => (alike: SimilarWord) =>
		readingsOfKnownWord(alike.word, lexicon, alike.cost + more).map((way) => ({ ...way, like: alike.word, isSlip }));
	return [...lexicon.soundingLike(folded).flatMap(readings(false)), ...near.flatMap(readings(true))].filter(
		({ like }) => soundsAsMarked(like, { folded, marks }, lexicon),
	);
}

/** A short word can be corrected to almost anything, so the result must occur next to its neighbours in products. */
const fitsNeighbours = (word: string, typed: string, { before = '', after = '' }: Place, lexicon: Lexicon): boolean =>
	typed.length > SHORT_MAX || lexicon.pairHits(before, word) > 0 || lexicon.pairHits(word, after) > 0;

function partReadings(folded: string, lexicon: Lexicon): readonly WordReading[] {
	const parts = partsOf(folded);
	if (parts.length !== 2 || parts.every((part) => !/^\d+$/.test(part) && lexicon.hits(part) === 0)) return [];
	const [first = '', second = ''] = parts;
	const meant = lexicon.meaningsOf([second]).map(({ words }) => plain([first, ...words], HALVES_COST + SYNONYM));
	return [plain(parts, HALVES_COST), ...meant];
}

function completions({ folded, marks }: Marked, lexicon: Lexicon): readonly WordReading[] {
	const listed = marks === 0 ? lexicon.listedStartingWith(folded) : [];
	return [...lexicon.startingWith(folded, COMPLETIONS_MAX), ...listed]
		.filter((word) => word !== folded && lexicon.isWrittenWith(word, marks))
		.flatMap((word, place) => readingsOfKnownWord(word, lexicon, COMPLETED + place * 0.05));
}

function splitReadings(typed: string, lexicon: Lexicon, more: number): readonly WordReading[] {
	const folded = foldWord(typed);
	const pairs = lexicon
		.nearPairs(folded)
		.filter(({ cost }) => cost <= CORRECTED_AND_SPLIT_COST_MAX * folded.length)
		.map(({ word, cost }) => plain(word.split(' '), cost + more))
		.filter(({ words }) => words.every(({ length }) => length > 1));
	return [...segmentations(typed, lexicon, more), ...pairs];
}

type Segmented = { readonly words: readonly string[]; readonly keys: readonly string[]; readonly cost: number };

function segmentations(typed: string, lexicon: Lexicon, more: number): readonly WordReading[] {
	const ways: Segmented[][] = [[{ words: [], keys: [], cost: more }]];
	for (let end = 2; end <= typed.length; end += 1) {
		const found: Segmented[] = [];
		for (let start = Math.max(0, end - SEGMENT_MAX); start <= end - 2; start += 1) {
			const before = ways[start];
			const unit = before && before.length > 0 ? readSegment(typed.slice(start, end), lexicon) : null;
			if (unit) for (const way of before ?? []) found.push(appendWord(way, unit, lexicon));
		}
		ways[end] = found.sort(byCost).slice(0, SEGMENTATIONS_MAX);
	}
	const whole = (ways[typed.length] ?? []).filter((way) => areAdjacent(way, lexicon));
	return whole.length > 0 ? whole : extendWithFinalSlip(typed, ways, lexicon);
}

/** Any foreign name can be split into syllables, so some of them must occur together in products or have tone marks. */
const areAdjacent = ({ words, keys }: Segmented, lexicon: Lexicon): boolean =>
	words.length > 1 &&
	(keys.length > 1 || words.some((word, at) => at > 0 && lexicon.pairHits(words[at - 1] ?? '', word) > 0));

/** `taingheblutoth`: known words followed by a mistyped one. */
function extendWithFinalSlip(
	typed: string,
	ways: readonly (readonly Segmented[])[],
	lexicon: Lexicon,
): readonly Segmented[] {
	const found: Segmented[] = [];
	for (let start = 2; start <= typed.length - JOINED_MIN; start += 1) {
		const [way] = ways[start] ?? [];
		const near = way && lexicon.near(foldWord(typed.slice(start))).find(({ word }) => lexicon.hits(word) > 0);
		if (way && near) found.push(appendWord(way, plain([near.word], near.cost), lexicon));
	}
	const likely = found.filter((way) => areAdjacent(way, lexicon));
	return likely.sort(byCost).slice(0, SEGMENTATIONS_MAX);
}

function appendWord(way: Segmented, unit: WordReading, lexicon: Lexicon): Segmented {
	const [first = ''] = unit.words;
	const last = way.words.at(-1);
	const isStrange = last !== undefined && lexicon.pairHits(last, first) === 0;
	return {
		words: [...way.words, ...unit.words],
		keys: [...way.keys, ...unit.keys],
		cost: way.cost + unit.cost + 0.1 + (isStrange ? UNKNOWN_PAIR : 0),
	};
}

function readSegment(typed: string, lexicon: Lexicon): WordReading | null {
	const folded = foldWord(typed);
	if (/^\d+$/.test(folded)) return plain([folded], 0.2);
	if (lexicon.hits(folded) > 0) return { words: [folded], keys: hasTones(typed) ? [toneKey(typed)] : [], cost: 0 };
	const slip = readTelex(typed) ?? readVni(typed);
	if (!slip || !lexicon.hasForm(slip.toneKey)) return null;
	return { words: [slip.folded], keys: [slip.toneKey], cost: UNRESOLVED_TELEX_COST.knownForm };
}
