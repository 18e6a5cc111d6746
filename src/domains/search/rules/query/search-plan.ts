import type { SearchMode } from '#src/domains/catalog/contract/product.ts';
import {
	foldWord,
	hasTones,
	marksOf,
	toneKey,
	typedWords,
} from '#src/domains/catalog/rules/attributes/search-terms.ts';
import type { Lexicon, Meaning } from '../lexicon/search-lexicon.ts';
import { formKnownPair, kindsOfCategories, readHeadTerm } from '../ranking/head-term.ts';
import { withoutOccasion } from './occasion-words.ts';
import { isDistinctive, isSold, markHeadTerm, partialQueries, splitUnsureSlot } from './partial-plan.ts';
import type { Attempt } from './search-attempt.ts';
import {
	type Alternative,
	correctedReading,
	exactReading,
	meaningAlternative,
	type Reading,
	type Slot,
} from './search-interpretation.ts';
import { allSlots, quoted, slotHits, slotQuery } from './search-query.ts';

/** Limits the number of distinct SQL statements, because each number of parts is a different statement. */
const PARTS_MAX = 4;
const COMPLETIONS_MAX = 12;
/** More than are used, because completions that often follow the previous word are moved to the front. */
const COMPLETIONS_SCANNED_MAX = 200;
const COMPLETION_WEIGHT = 0.7;
const LISTED_MAX = 4;
const UNFINISHED_TELEX_KEY = /([daeo])\1$/i;
/** Results below this fit look like a broken search, so the page shows no results instead. */
const MIN_FIT = { words: 0.45, meant: 0.7, pairs: 0.45, any: 0.4, sold: 0.3 } as const;

function withCompletions(text: string, reading: Reading, lexicon: Lexicon): Reading {
	const last = reading.slots.at(-1);
	const prefix = prefixOf(reading);
	if (!last || prefix === null) return reading;
	const before = reading.slots.at(-2)?.alternatives[0]?.words.at(-1) ?? '';
	const typed = typedWords(text).at(-1) ?? '';
	const marks = hasTones(typed) ? marksOf(typed) : 0;
	const completed: readonly Alternative[] = lexicon
		.startingWith(prefix, COMPLETIONS_SCANNED_MAX)
		.map((word) => ({ word, pairs: lexicon.pairHits(before, word) }))
		.sort((a, b) => b.pairs - a.pairs)
		.map(({ word }) => word)
		.filter((word) => word !== prefix && lexicon.isWrittenWith(word, marks))
		.slice(0, COMPLETIONS_MAX)
		.map((word) => ({ words: [word], weight: COMPLETION_WEIGHT }));
	const listed = marks === 0 ? listedCompletions(prefix, lexicon) : [];
	const slot = { ...last, alternatives: [...last.alternatives, ...completed, ...listed.map(alternativeOf)] };
	const slots = [...reading.slots.slice(0, -1), slot];
	const [first] = listed;
	if (!first || completed.length > 0 || lexicon.hits(prefix) > 0) return { ...reading, slots };
	const words = [...reading.words.slice(0, -1), ...first.words];
	return { slots, words, keys: [...reading.keys, ...first.keys] };
}

const alternativeOf = (meaning: Meaning): Alternative => ({
	...meaningAlternative(meaning),
	weight: COMPLETION_WEIGHT,
});

const listedCompletions = (prefix: string, lexicon: Lexicon): readonly Meaning[] =>
	lexicon.meaningsOf([prefix]).length > 0
		? []
		: lexicon
				.listedStartingWith(prefix)
				.flatMap((word) => lexicon.listedMeanings(word))
				.slice(0, LISTED_MAX);

/**
 * Drops the second key of an unfinished Telex letter (`dd` for `đ`, `caa` for `cân`) when no known word continues
 * with it.
 */
function dropUnfinishedTelexKey(text: string, lexicon: Lexicon): string {
	const last = typedWords(text).at(-1) ?? '';
	const isHalf =
		UNFINISHED_TELEX_KEY.test(text) &&
		lexicon.startingWith(last, 1).length === 0 &&
		lexicon.listedStartingWith(last).length === 0;
	return isHalf ? text.slice(0, -1) : text;
}

function prefixOf({ slots }: Reading): string | null {
	const [typed] = slots.at(-1)?.alternatives ?? [];
	return typed?.words.length === 1 ? (typed.words[0] ?? null) : null;
}

/**
 * Lets the last word match every word with its prefix: for small tables and for words that the lexicon does not
 * contain yet.
 */
function prefixQuery(reading: Reading): string {
	const prefix = prefixOf(reading);
	if (prefix === null) return allSlots(reading.slots);
	const before = reading.slots.slice(0, -1).map(slotQuery);
	const last = reading.slots.slice(-1).map((slot) => `(${slotQuery(slot)} | ${quoted(prefix)}:*)`);
	return [...before, ...last].join(' & ');
}

export function exactAttempt(text: string, lexicon: Lexicon): Attempt | null {
	const reading = exactReading(text, lexicon);
	return reading.slots.length === 0 ? null : attemptOf('words', reading, lexicon);
}

export function prefixAttempt(text: string, lexicon: Lexicon): (Attempt & { readonly openQuery: string }) | null {
	const exact = exactReading(dropUnfinishedTelexKey(text, lexicon), lexicon);
	if (exact.slots.length === 0) return null;
	const reading = withCompletions(text, exact, lexicon);
	const isLastKnown = lexicon.hits(prefixOf(exact) ?? '') > 0 && !canContinuePhrase(reading, lexicon);
	const attempt = { ...attemptOf('words', reading, lexicon), isLastKnown };
	const openQuery = prefixQuery(reading);
	const [last] = attempt.reading.slots.slice(-1);
	const isNew = last !== undefined && slotHits(last, lexicon) === 0;
	return isNew ? { ...attempt, openQuery, tsquery: openQuery, parts: [openQuery] } : { ...attempt, openQuery };
}

export function correctedAttempt(text: string, lexicon: Lexicon): Attempt | null {
	const reading = correctedReading(text, lexicon);
	return reading.slots.some(isDistinctive) ? attemptOf('meant', reading, lexicon) : null;
}

/** Reduces the query to its head term when no product has the head term together with the next part. */
export function headTermAttempt({ head = [], reading }: Attempt, lexicon: Lexicon): Attempt | null {
	const [last, next] = [head.at(-1), reading.slots[head.length]];
	if (!last || !next || slotHits(next, lexicon) === 0 || formKnownPair(last, next, lexicon)) return null;
	const words = head.flatMap(({ alternatives: [best] }) => best?.words ?? []);
	return attemptOf('meant', { ...reading, words, slots: head }, lexicon);
}

/** A word for the occasion (`quà sinh nhật`) is dropped; then all matches are only similar. */
export function partialAttempts(text: string, lexicon: Lexicon): readonly Attempt[] {
	const rest = withoutOccasion(text);
	const attempts = attemptsFor(text, lexicon);
	if (!rest) return attempts;
	const asPartial = (attempt: Attempt): Attempt => {
		const unknown = [rest.occasion, ...(attempt.reading.unknown ?? [])];
		return { ...attempt, mode: 'partial', reading: { ...attempt.reading, unknown } };
	};
	return [...attempts, ...attemptsFor(rest.text, lexicon).map(asPartial)];
}

function attemptsFor(text: string, lexicon: Lexicon): readonly Attempt[] {
	const completed = prefixAttempt(text, lexicon);
	if (!completed) return [];
	const meant = correctedAttempt(text, lexicon);
	if (!meant) return [completed];
	const { slots: together } = meant.reading;
	const slots = together.flatMap((slot) => splitUnsureSlot(slot, together.length === 1, meant.reading.keys, lexicon));
	if (slots.length < 2) return [completed, meant];
	const keys = [...meant.reading.keys, ...tonelessKeys(text, lexicon)];
	const reading = {
		...meant.reading,
		keys,
		slots: markHeadTerm(slots, lexicon, new Set(typedWords(text).map(foldWord))),
	};
	const kinds = kindsOfCategories(reading, lexicon);
	const head = reading.slots.filter(({ isOfName }) => isOfName);
	const first = reading.slots.findIndex(({ isNamed }) => isNamed);
	const naming = first < 0 ? null : readHeadTerm(reading.slots.slice(first), lexicon).naming;
	const areSold = slots.every((slot) => isSold(slot, lexicon));
	const expected = Math.max(...slots.map((slot) => slotHits(slot, lexicon)));
	const partial = partialQueries(reading.slots).map((tsquery, at, all) => {
		const minFit = at < all.length - 1 ? MIN_FIT.pairs : MIN_FIT.any;
		const minNamedFit = areSold ? MIN_FIT.sold : minFit;
		return {
			mode: 'partial' as const,
			reading,
			tsquery,
			parts: [tsquery],
			expected,
			minFit,
			kinds,
			head,
			naming,
			minNamedFit,
		};
	});
	return [completed, meant, ...partial];
}

/** In a query with tones, a word typed without tones is meant without tones if products have that form. */
function tonelessKeys(text: string, lexicon: Lexicon): readonly string[] {
	const words = typedWords(text);
	if (!words.some(hasTones)) return [];
	return words.filter((word) => !hasTones(word) && lexicon.hasForm(toneKey(word)));
}

function attemptOf(mode: Exclude<SearchMode, 'partial'>, reading: Reading, lexicon: Lexicon): Attempt {
	const expected = Math.min(...reading.slots.map((slot) => slotHits(slot, lexicon)));
	const [tsquery, parts] = [allSlots(reading.slots), partsOf(reading.slots, lexicon)];
	return {
		mode,
		reading,
		tsquery,
		parts,
		expected,
		minFit: MIN_FIT[mode],
		...readHeadTerm(reading.slots, lexicon),
		kinds: kindsOfCategories(reading, lexicon),
	};
}

const firstWords = ({ alternatives: [best] }: Slot): readonly string[] => best?.words ?? [];

function canContinuePhrase({ slots }: Reading, lexicon: Lexicon): boolean {
	const [before, last] = slots.slice(-2);
	if (!before || !last) return false;
	const word = firstWords(before).at(-1) ?? '';
	return last.alternatives.slice(1).some(({ words: [next = ''] }) => lexicon.pairHits(word, next) > 0);
}

/** The rarest part comes first: the index then skips all rows without it, which takes a third to a half of the time. */
function partsOf(slots: readonly Slot[], lexicon: Lexicon): readonly string[] {
	const rarestFirst = slots
		.map((slot) => ({ slot, hits: slotHits(slot, lexicon) }))
		.sort((a, b) => a.hits - b.hits)
		.map(({ slot }) => slotQuery(slot));
	if (rarestFirst.length <= PARTS_MAX) return rarestFirst;
	return [...rarestFirst.slice(0, PARTS_MAX - 1), rarestFirst.slice(PARTS_MAX - 1).join(' & ')];
}

export const toneKeysQuery = ({ reading }: Attempt): string => reading.keys.map((key) => `'${key}'`).join(' & ');

/** Returns the words in the spelling of the products, with tones, for 'did you mean'. */
export function spellWithTones(words: readonly string[], keys: readonly string[], lexicon: Lexicon): string {
	const typed = new Set(keys);
	let ways: { readonly text: readonly string[]; readonly score: number }[] = [{ text: [], score: 0 }];
	for (const word of words) {
		const forms = lexicon.forms(word).slice(0, 6);
		const choices = forms.length > 0 ? forms : [{ term: word, hits: 0 }];
		const next = ways.flatMap(({ text, score }) =>
			choices.map(({ term, hits }) => {
				const beside = lexicon.formPairHits(text.at(-1) ?? '', term);
				const meant = typed.has(toneKey(term)) ? 1 : 0;
				return {
					text: [...text, term],
					score: score + Math.log(1 + beside) * 3 + Math.log(1 + hits) * 0.2 + meant * 5,
				};
			}),
		);
		ways = next.sort((a, b) => b.score - a.score).slice(0, 8);
	}
	return (ways[0]?.text ?? words).join(' ');
}
