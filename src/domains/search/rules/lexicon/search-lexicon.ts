import { foldWord, marksOf, toneKey, wordsOf } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { listedWords } from './listed-words.ts';
import { createSimilarWordIndex, type SimilarWord, type SimilarWordIndex } from './similar-words.ts';
import { foreignKey, isSyllable, skeletonOf, soundsOf } from './syllables.ts';

/** `term` is a word, or two adjacent words, as written on products; `hits` is the number of products. */
export type TermRow = { readonly term: string; readonly hits: number };
export type SynonymRow = { readonly term: string; readonly meaning: string; readonly isTwoWay: boolean };
/** A listed meaning of an expression typed with these tones; `marks` are the marks of the typed expression. */
export type Meaning = {
	readonly words: readonly string[];
	readonly marks: readonly number[];
	readonly keys: readonly string[];
	readonly toneKey: string;
};

export type CategoryRow = { readonly id: string; readonly name: string };
/** `name` has no tones and a blank around each word; `tellingWords` are words with tones that no other category has. */
export type CategoryName = {
	readonly id: string;
	readonly name: string;
	readonly words: readonly string[];
	readonly distinctiveWords: readonly string[];
};

export type Lexicon = {
	hits(word: string): number;
	pairHits(first: string, second: string): number;
	forms(word: string): readonly TermRow[];
	formPairHits(first: string, second: string): number;
	hasForm(key: string): boolean;
	isWrittenWith(word: string, marks: number): boolean;
	startingWith(prefix: string, most: number): readonly string[];
	listedStartingWith(prefix: string): readonly string[];
	near(word: string): readonly SimilarWord[];
	soundingLike(word: string): readonly SimilarWord[];
	nearPairs(joined: string): readonly SimilarWord[];
	meaningsOf(words: readonly string[]): readonly Meaning[];
	/** Listed meanings of a foreign word that occurs on no product; typing errors and similar sounds match as well. */
	listedMeanings(word: string): readonly Meaning[];
	readonly categories: readonly CategoryName[];
	readonly longestSynonym: number;
	readonly most: number;
};

const SPELLING_VARIANTS = 0.25;
const SAME_START = 0.55;
const SAME_SOUND = 0.9;
const SAME_FOREIGN_SOUND = 0.6;
const SAME_SKELETON = 1.3;
const SKELETON_MIN = 3;
const FOREIGN_WORD_LENGTH_MIN = 4;

type Lists = Map<string, string[]>;
const push = (lists: Lists, key: string, word: string): void => {
	const list = lists.get(key);
	if (list) list.push(word);
	else lists.set(key, [word]);
};

export function lexiconOf(
	terms: readonly TermRow[],
	synonyms: readonly SynonymRow[],
	categories: readonly CategoryRow[] = [],
): Lexicon {
	const counts = countTerms(terms);
	const meanings = meaningLists(synonyms);
	const listed = listedWords(meanings, counts.words);
	const words = [...counts.words.keys()].sort();
	const heard = [...words, ...listed.words];
	const sounds = soundLists(heard);
	const spelled = createSimilarWordIndex(heard.filter((word) => !/\d/.test(word)));
	const pairs = pairWords(counts.pairs);
	return {
		hits: (word) => counts.words.get(word) ?? 0,
		pairHits: (first, second) => counts.pairs.get(`${first} ${second}`) ?? 0,
		forms: (word) => counts.forms.get(word) ?? [],
		formPairHits: (first, second) => counts.formPairs.get(`${first} ${second}`) ?? 0,
		hasForm: (key) => counts.keys.has(key),
		isWrittenWith: (word, marks) =>
			marks === 0 || (counts.forms.get(word) ?? []).some(({ term }) => (marksOf(term) & marks) === marks),
		startingWith: (prefix, most) => startingWith(words, counts.words, prefix, most),
		listedStartingWith: (prefix) => listed.startingWith(prefix),
		near: (word) => spelled.near(word),
		soundingLike: (word) => soundingLike(sounds, word),
		nearPairs: (joined) => pairs(joined),
		meaningsOf: (wanted) => meanings.get(wanted.join(' ')) ?? [],
		listedMeanings: (word) => listed.meaningsOf(word),
		categories: categoryNames(categories),
		most: [...counts.words.values()].reduce((a, b) => Math.max(a, b), 1),
		longestSynonym: Math.max(1, ...[...meanings.keys()].map((key) => key.split(' ').length)),
	};
}

function categoryNames(rows: readonly CategoryRow[]): readonly CategoryName[] {
	const all = rows.map(({ name }) => wordsOf(name).map(toneKey));
	return rows.map(({ id, name }, at) => {
		const words = wordsOf(name).map(foldWord);
		const isElsewhere = (word: string) => all.some((other, place) => place !== at && other.includes(word));
		return {
			id,
			name: ` ${words.join(' ')} `,
			words,
			distinctiveWords: (all[at] ?? []).filter((word) => !isElsewhere(word)),
		};
	});
}

function countTerms(terms: readonly TermRow[]) {
	const words = new Map<string, number>();
	const pairs = new Map<string, number>();
	const forms = new Map<string, TermRow[]>();
	const formPairs = new Map<string, number>();
	const keys = new Set<string>();
	for (const row of terms) {
		const [first = '', second] = row.term.split(' ');
		const folded = second === undefined ? foldWord(first) : `${foldWord(first)} ${foldWord(second)}`;
		const into = second === undefined ? words : pairs;
		into.set(folded, (into.get(folded) ?? 0) + row.hits);
		if (second !== undefined) formPairs.set(row.term, row.hits);
		else {
			keys.add(toneKey(first));
			const list = forms.get(folded);
			if (list) list.push(row);
			else forms.set(folded, [row]);
		}
	}
	for (const list of forms.values()) list.sort((a, b) => b.hits - a.hits);
	return { words, pairs, forms, formPairs, keys };
}

type SoundLists = { readonly initial: Lists; readonly whole: Lists; readonly foreign: Lists; readonly skeleton: Lists };

function soundLists(words: readonly string[]): SoundLists {
	const lists: SoundLists = { initial: new Map(), whole: new Map(), foreign: new Map(), skeleton: new Map() };
	for (const word of words) {
		if (/\d/.test(word)) continue;
		const sounds = soundsOf(word);
		if (sounds) {
			push(lists.initial, sounds.initial, word);
			push(lists.whole, sounds.whole, word);
		}
		if (isSyllable(word) || word.length < FOREIGN_WORD_LENGTH_MIN) continue;
		push(lists.foreign, foreignKey(word), word);
		const skeleton = skeletonOf(word);
		if (skeleton.length >= SKELETON_MIN) push(lists.skeleton, skeleton, word);
	}
	return lists;
}

function soundingLike(lists: SoundLists, typed: string): readonly SimilarWord[] {
	if (/\d/.test(typed)) return [];
	const sounds = soundsOf(typed);
	const found = new Map<string, number>();
	const add = (words: readonly string[] | undefined, cost: (word: string) => number): void => {
		for (const word of words ?? [])
			if (word !== typed) found.set(word, Math.min(cost(word), found.get(word) ?? Number.POSITIVE_INFINITY));
	};
	if (sounds) {
		const isSpelling = (word: string) => word.replaceAll('y', 'i') === typed.replaceAll('y', 'i');
		const isChat = !isSyllable(typed);
		add(lists.initial.get(sounds.initial), (word) => (isSpelling(word) || isChat ? SPELLING_VARIANTS : SAME_START));
		add(lists.whole.get(sounds.whole), () => SAME_SOUND);
	}
	if (typed.length >= FOREIGN_WORD_LENGTH_MIN) {
		add(lists.foreign.get(foreignKey(typed)), () => SAME_FOREIGN_SOUND);
		const skeleton = skeletonOf(typed);
		if (skeleton.length >= SKELETON_MIN) add(lists.skeleton.get(skeleton), () => SAME_SKELETON);
	}
	return [...found].map(([word, cost]) => ({ word, cost })).sort((a, b) => a.cost - b.cost);
}

function pairWords(pairs: ReadonlyMap<string, number>): (joined: string) => readonly SimilarWord[] {
	const byJoined: Lists = new Map();
	for (const pair of pairs.keys()) if (!/\d/.test(pair)) push(byJoined, pair.replace(' ', ''), pair);
	let alike: SimilarWordIndex | undefined;
	return (joined) => {
		alike ??= createSimilarWordIndex([...byJoined.keys()]);
		return alike
			.near(joined)
			.flatMap(({ word, cost }) => (byJoined.get(word) ?? []).map((pair) => ({ word: pair, cost })));
	};
}

function startingWith(
	sorted: readonly string[],
	hits: ReadonlyMap<string, number>,
	prefix: string,
	most: number,
): readonly string[] {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((sorted[middle] ?? '') < prefix) low = middle + 1;
		else high = middle;
	}
	const found: string[] = [];
	for (let at = low; sorted[at]?.startsWith(prefix); at += 1) found.push(sorted[at] ?? '');
	return found.sort((a, b) => (hits.get(b) ?? 0) - (hits.get(a) ?? 0)).slice(0, most);
}

function meaningLists(synonyms: readonly SynonymRow[]): ReadonlyMap<string, readonly Meaning[]> {
	const lists = new Map<string, Meaning[]>();
	const add = (from: string, to: string): void => {
		const [typed, meant] = [wordsOf(from), wordsOf(to)];
		if (typed.length === 0 || meant.length === 0) return;
		const key = typed.map(foldWord).join(' ');
		const marks = meant.map(marksOf);
		const [words, keys] = [meant.map(foldWord), meant.map(toneKey)];
		const meaning = { words, marks, keys, toneKey: typed.map(toneKey).join(' ') };
		const list = lists.get(key);
		if (list) list.push(meaning);
		else lists.set(key, [meaning]);
	};
	for (const { term, meaning, isTwoWay } of synonyms) {
		add(term, meaning);
		if (isTwoWay) add(meaning, term);
	}
	return lists;
}
