import type { Near } from './alike-words.ts';
import { foldWord, hasTones, marksOf, mayBecome, partsOf, soundingMarks, toneKey, typedWords } from './search-terms.ts';
import { slipsAllowed } from './spelling-distance.ts';
import { isSyllable } from './syllables.ts';
import { readTelex, readVni } from './typing-slips.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';

/** A word of a question; `key` when it was typed with tones, which are then meant. */
export type TypedWord = {
	readonly typed: string;
	readonly folded: string;
	readonly key: string | null;
	/** None of a foreign name: `đaikin` is a way to write it. */
	readonly marks: number;
};
/** What a stretch of a question may mean, and how far-fetched that is: 0 is as typed, 1 about one slip. */
export type WordReading = {
	readonly words: readonly string[];
	readonly keys: readonly string[];
	readonly cost: number;
	/** The operator lists it for what was typed: one thing, whose words mean nothing each by itself. */
	readonly isMeaning?: true;
};

const STRUCK = '\u0111';
const UNKNOWN = 3;
const KNOWN_IS_MEANT = 0.5;
export const OTHER_MARKS = 0.8;
const KEYS_LEFT_STANDING = { knownForm: 0.15, unknownForm: 0.4 };
const SYNONYM = 0.3;
const HALVES = 0.15;
const COMPLETED = 0.4;
const SPLIT = 0.3;
const JOINED = 0.25;
const RESPACED = 0.5;
const UNKNOWN_PAIR = 0.4;
const COMPLETIONS_MAX = 6;
const READINGS_MAX = 16;
const JOINED_MIN = 4;
const SHORT_MAX = 3;
/** Letters that changed places, and one typed twice or once instead of twice. */
const LIKELIEST = 0.7;
/** So short a word that is on goods is meant: a letter changed gives another thing. */
const KNOWN_AND_SHORT = 4;
/** A guess leaves most letters as they are; the more so where it parts a word as well. */
const CHANGED_MAX = 0.34;
/** In a syllable that has its tones. */
const ONE_SLIP = 1.3;
const CHANGED_AND_PARTED_MAX = 0.18;
const SEGMENT_MAX = 9;
const SEGMENTATIONS_KEPT = 4;

export const readTyped = (text: string): readonly TypedWord[] =>
	typedWords(text).map((typed) => {
		const folded = foldWord(typed);
		const isToned = hasTones(typed);
		const marks = isToned && isSyllable(folded) ? marksOf(typed) : 0;
		return { typed, folded, key: isToned ? toneKey(typed) : null, marks };
	});

/** Letters that are known, and no product has them with these tones: another word, or a slip. */
export const hasOtherMarks = ({ folded, marks }: TypedWord, vocabulary: Vocabulary): boolean =>
	marks > 0 &&
	vocabulary.hits(folded) > 0 &&
	!(isTooShortToMend({ folded }) ? isOnTheWay(folded, marks, vocabulary) : isWritten(folded, marks, vocabulary));

const isOnTheWay = (word: string, typed: number, vocabulary: Vocabulary): boolean =>
	vocabulary.forms(word).some(({ term }) => mayBecome(typed, marksOf(term)));

const isWritten = (word: string, marks: number, vocabulary: Vocabulary): boolean =>
	vocabulary.isWrittenWith(word, marks) || vocabulary.isWrittenWith(word, soundingMarks(marks));

/** In so short a word any mark makes another word. */
export const isTooShortToMend = ({ folded }: Pick<TypedWord, 'folded'>): boolean => slipsAllowed(folded.length) === 0;

const plain = (words: readonly string[], cost: number): WordReading => ({ words, keys: [], cost });
export const meaningReading = ({ words, keys }: Meaning, cost: number): WordReading => ({
	words,
	keys,
	cost,
	isMeaning: true,
});
const byCost = (a: WordReading, b: WordReading): number => a.cost - b.cost;

/** Who typed tones is not understood as what only looks like it without them, nor is what it means. */
export function meaningsFor(words: readonly TypedWord[], vocabulary: Vocabulary): readonly Meaning[] {
	return vocabulary.meaningsOf(words.map(({ folded }) => folded)).filter((meaning) => {
		const keys = meaning.toneKey.split(' ');
		const isTyped = words.every(({ key, marks }, at) => marks === 0 || key === keys[at]);
		return isTyped && meaning.words.every((word, at) => isWhatItSays(word, meaning.marks[at] ?? 0, vocabulary));
	});
}

/** Socks are no peel, though both are `vo` without tones; what no product has may yet be found as unfinished. */
const isWhatItSays = (word: string, marks: number, vocabulary: Vocabulary): boolean =>
	vocabulary.hits(word) === 0 || isWritten(word, marks, vocabulary);

/** Where a word stands: its neighbours as typed, without tones. */
export type Place = {
	readonly isLast: boolean;
	readonly before?: string | undefined;
	readonly after?: string | undefined;
};

/** All that one typed word may mean, the likeliest first; never empty. */
export function readWord(word: TypedWord, vocabulary: Vocabulary, place: Place): readonly WordReading[] {
	const { folded, key } = word;
	const isNumber = /^\d+$/.test(folded);
	const isKnown = vocabulary.hits(folded) > 0;
	const isOther = hasOtherMarks(word, vocabulary);
	const unknown = isNumber ? 0.2 : UNKNOWN;
	const known = isOther ? (isTooShortToMend(word) ? UNKNOWN : OTHER_MARKS) : 0;
	const asTyped = { words: [folded], keys: key ? [key] : [], cost: isKnown ? known : unknown };
	if (isNumber) return [asTyped];
	const isMeant = isKnown && !isOther && folded.length <= KNOWN_AND_SHORT;
	const doubt = isKnown && !isOther ? KNOWN_IS_MEANT : 0;
	const others = [
		...slipReadings(word, vocabulary),
		...(word.marks === 0 ? vocabulary.listedAs(folded) : []).map((meaning) => meaningReading(meaning, SYNONYM)),
		...meaningsFor([word], vocabulary).map((meaning) => meaningReading(meaning, SYNONYM)),
		...alikeReadings(word, vocabulary, 0).filter(
			({ words: [other = ''], cost, isSlip }) =>
				!isSlip || (!isMeant && (cost <= LIKELIEST || isBeside(other, folded, place, vocabulary))),
		),
		...partReadings(folded, vocabulary),
		...(place.isLast && folded.length >= 2 && !isFinished(word, vocabulary) ? completions(word, vocabulary) : []),
		...(isSeveral(word, vocabulary) ? splitReadings(word.typed, vocabulary, SPLIT) : []),
	].map((reading) => ({ ...reading, cost: reading.cost + doubt }));
	return [asTyped, ...others].sort(byCost).slice(0, READINGS_MAX);
}

/** Goods have it with the tones that were typed. */
const isFinished = ({ key, marks }: TypedWord, vocabulary: Vocabulary): boolean =>
	marks > 0 && key !== null && vocabulary.hasForm(key);

/** A syllable with its tones is one word, whether any product has it or not. */
const isSeveral = ({ folded, marks }: TypedWord, vocabulary: Vocabulary): boolean =>
	folded.length >= JOINED_MIN && marks === 0 && vocabulary.hits(folded) === 0;

/** Words typed apart that belong together (`sam sung`), or parted at the wrong place (`die nthoai`). */
export function readJoined(words: readonly TypedWord[], vocabulary: Vocabulary): readonly WordReading[] {
	const joined = words.map(({ folded }) => folded).join('');
	if (joined.length < JOINED_MIN || words.some(({ folded }) => /^\d+$/.test(folded))) return [];
	const areFine = words.every(({ folded }, at) => {
		const before = words[at - 1]?.folded;
		return vocabulary.hits(folded) > 0 && (before === undefined || vocabulary.pairHits(before, folded) > 0);
	});
	if (areFine) return [];
	const one = waysOf(joined, vocabulary, JOINED);
	const alike = alikeReadings({ folded: joined, marks: 0 }, vocabulary, JOINED + 0.25).filter(
		({ like }) => !isSyllable(like),
	);
	// Who types tones parts syllables rightly.
	const areParted = words.some(({ marks: some }) => some > 0) && words.every(({ folded }) => isSyllable(folded));
	const asTyped = words.map(({ folded }) => folded).join(' ');
	const respaced = (
		areParted ? [] : splitReadings(words.map(({ typed }) => typed).join(''), vocabulary, RESPACED)
	).filter((reading) => reading.words.join(' ') !== asTyped);
	return [...one, ...alike, ...respaced].sort(byCost).slice(0, READINGS_MAX);
}

/** What looks like a key further inside may be a letter, and then nothing else is changed: a sofa is no ointment. */
const KEY_AT_THE_END = /[sfrxjw\d]$/;

function slipReadings({ typed }: TypedWord, vocabulary: Vocabulary): readonly WordReading[] {
	return [readTelex(typed), readVni(typed)].flatMap((slip): readonly WordReading[] => {
		if (!slip) return [];
		const { knownForm, unknownForm } = KEYS_LEFT_STANDING;
		const cost = vocabulary.hasForm(slip.toneKey) ? knownForm : unknownForm;
		const alike = KEY_AT_THE_END.test(typed)
			? alikeReadings({ folded: slip.folded, marks: 0 }, vocabulary, unknownForm)
			: [];
		if (vocabulary.hits(slip.folded) === 0) return alike;
		return [{ words: [slip.folded], keys: [slip.toneKey], cost }, ...alike];
	});
}

type Marked = Pick<TypedWord, 'folded' | 'marks'>;

/** Other letters sound like d, none like the d with a stroke: a bed (`gi`) is no sugar. */
function isSaidSo(word: string, { folded, marks }: Marked, vocabulary: Vocabulary): boolean {
	if (!word.startsWith('d') || folded.startsWith('d')) return keepsMarks(word, marks, vocabulary);
	const forms = vocabulary.forms(word).filter(({ term }) => !term.startsWith(STRUCK));
	const wanted = [marks, soundingMarks(marks)];
	return forms.some(({ term }) => wanted.some((some) => (marksOf(term) & some) === some));
}

/** Who typed a tone did not slip in it and in the letters at once; foreign names have none. */
const keepsMarks = (word: string, marks: number, vocabulary: Vocabulary): boolean =>
	marks === 0 || (!isSyllable(word) && vocabulary.hasForm(word)) || isWritten(word, marks, vocabulary);

type AlikeReading = WordReading & { readonly like: string; readonly isSlip: boolean };

/** A word of goods is itself, one that is only listed what it stands for. */
const waysOf = (word: string, vocabulary: Vocabulary, cost: number): readonly WordReading[] =>
	vocabulary.hits(word) > 0
		? [plain([word], cost)]
		: vocabulary.listedAs(word).map((meaning) => meaningReading(meaning, cost + SYNONYM));

function alikeReadings({ folded, marks }: Marked, vocabulary: Vocabulary, more: number): readonly AlikeReading[] {
	const most = Math.min(CHANGED_MAX * folded.length, marks > 0 ? ONE_SLIP : Number.POSITIVE_INFINITY);
	const near = vocabulary.near(folded).filter(({ cost }) => cost <= most);
	const readings = (isSlip: boolean) => (alike: Near) =>
		waysOf(alike.word, vocabulary, alike.cost + more).map((way) => ({ ...way, like: alike.word, isSlip }));
	return [...vocabulary.soundingLike(folded).flatMap(readings(false)), ...near.flatMap(readings(true))].filter(
		({ like }) => isSaidSo(like, { folded, marks }, vocabulary),
	);
}

/** A letter changed in a short word gives any other: what it becomes must stand beside its neighbours on goods. */
const isBeside = (word: string, typed: string, { before = '', after = '' }: Place, vocabulary: Vocabulary): boolean =>
	typed.length > SHORT_MAX || vocabulary.pairHits(before, word) > 0 || vocabulary.pairHits(word, after) > 0;

/** `8l` is `8` and `l`, and whatever `l` is short for. */
function partReadings(folded: string, vocabulary: Vocabulary): readonly WordReading[] {
	const parts = partsOf(folded);
	if (parts.length !== 2 || parts.every((part) => !/^\d+$/.test(part) && vocabulary.hits(part) === 0)) return [];
	const [first = '', second = ''] = parts;
	const meant = vocabulary.meaningsOf([second]).map(({ words }) => plain([first, ...words], HALVES + SYNONYM));
	return [plain(parts, HALVES), ...meant];
}

function completions({ folded, marks }: Marked, vocabulary: Vocabulary): readonly WordReading[] {
	const listed = marks === 0 ? vocabulary.listedStartingWith(folded) : [];
	return [...vocabulary.startingWith(folded, COMPLETIONS_MAX), ...listed]
		.filter((word) => word !== folded && vocabulary.isWrittenWith(word, marks))
		.flatMap((word, place) => waysOf(word, vocabulary, COMPLETED + place * 0.05));
}

function splitReadings(typed: string, vocabulary: Vocabulary, more: number): readonly WordReading[] {
	const folded = foldWord(typed);
	const pairs = vocabulary
		.nearPairs(folded)
		.filter(({ cost }) => cost <= CHANGED_AND_PARTED_MAX * folded.length)
		.map(({ word, cost }) => plain(word.split(' '), cost + more))
		.filter(({ words }) => words.every(({ length }) => length > 1));
	return [...segmentations(typed, vocabulary, more), ...pairs];
}

type Segmented = { readonly words: readonly string[]; readonly keys: readonly string[]; readonly cost: number };

/** `noichienkhongdau` → its words, each known as typed or with keys of Telex left in it; the likeliest ways first. */
function segmentations(typed: string, vocabulary: Vocabulary, more: number): readonly WordReading[] {
	const ways: Segmented[][] = [[{ words: [], keys: [], cost: more }]];
	for (let end = 2; end <= typed.length; end += 1) {
		const found: Segmented[] = [];
		for (let start = Math.max(0, end - SEGMENT_MAX); start <= end - 2; start += 1) {
			const before = ways[start];
			const piece = before && before.length > 0 ? readSegment(typed.slice(start, end), vocabulary) : null;
			if (piece) for (const way of before ?? []) found.push(extend(way, piece, vocabulary));
		}
		ways[end] = found.sort(byCost).slice(0, SEGMENTATIONS_KEPT);
	}
	const whole = (ways[typed.length] ?? []).filter((way) => areTogether(way, vocabulary));
	return whole.length > 0 ? whole : withSlipAtTheEnd(typed, ways, vocabulary);
}

/** Any foreign name can be cut into syllables: some must stand side by side on goods, or have been typed with tones. */
const areTogether = ({ words, keys }: Segmented, vocabulary: Vocabulary): boolean =>
	words.length > 1 &&
	(keys.length > 1 || words.some((word, at) => at > 0 && vocabulary.pairHits(words[at - 1] ?? '', word) > 0));

/** `taingheblutoth`: words and then one more with slips in it. */
function withSlipAtTheEnd(
	typed: string,
	ways: readonly (readonly Segmented[])[],
	vocabulary: Vocabulary,
): readonly Segmented[] {
	const found: Segmented[] = [];
	for (let start = 2; start <= typed.length - JOINED_MIN; start += 1) {
		const [way] = ways[start] ?? [];
		const near = way && vocabulary.near(foldWord(typed.slice(start))).find(({ word }) => vocabulary.hits(word) > 0);
		if (way && near) found.push(extend(way, plain([near.word], near.cost), vocabulary));
	}
	const likely = found.filter((way) => areTogether(way, vocabulary));
	return likely.sort(byCost).slice(0, SEGMENTATIONS_KEPT);
}

function extend(way: Segmented, piece: WordReading, vocabulary: Vocabulary): Segmented {
	const [first = ''] = piece.words;
	const last = way.words.at(-1);
	const isStrange = last !== undefined && vocabulary.pairHits(last, first) === 0;
	return {
		words: [...way.words, ...piece.words],
		keys: [...way.keys, ...piece.keys],
		cost: way.cost + piece.cost + 0.1 + (isStrange ? UNKNOWN_PAIR : 0),
	};
}

function readSegment(typed: string, vocabulary: Vocabulary): WordReading | null {
	const folded = foldWord(typed);
	if (/^\d+$/.test(folded)) return plain([folded], 0.2);
	if (vocabulary.hits(folded) > 0) return { words: [folded], keys: hasTones(typed) ? [toneKey(typed)] : [], cost: 0 };
	const slip = readTelex(typed) ?? readVni(typed);
	if (!slip || !vocabulary.hasForm(slip.toneKey)) return null;
	return { words: [slip.folded], keys: [slip.toneKey], cost: KEYS_LEFT_STANDING.knownForm };
}
