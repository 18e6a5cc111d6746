import { namesMeant, type UnitLevel, unitName } from './unit-names.ts';

/** Of a pasted text only this many words are looked at, from its end; a unit is called in no more than so many. */
const WORDS_MAX = 32;
const UNIT_WORDS_MAX = 6;
const WORD = /\p{L}[\p{L}\p{M}]*|\d+/gu;
const BARRIER = /[,;\n|:]|\s[-–]\s/u;
const PHONE = /(?<!\d)(?:\+?84|0)(?:[\s.-]?\d){8,10}(?!\d)/gu;
/** They belong to no unit and say nothing against one. */
const IDLE = new Set(['viet nam', 'vietnam', 'vn', 'city']);
const IDLE_WORDS = new Set(['viet', 'nam', 'vietnam', 'vn', 'city']);
/** Behind a house's number or one of these the name of a street begins, which has two words at least. */
const STREET_WORDS = new Set(['so', 'duong', 'pho', 'ngo', 'ngach', 'hem', 'kiet', 'lo']);
const STREET_MIN = 2;
/** A number behind one of these is no house: the place ends with it. */
const NUMBERED = new Set(['duong', 'kp', 'pho', 'khu', 'to', 'ap', 'thon', 'xom', 'doi', 'lo']);

export type AddressWord = {
	readonly start: number;
	readonly end: number;
	readonly folded: string;
	/** Something that parts units stands before it. */
	readonly isFirst: boolean;
	readonly isIdle: boolean;
};

/** Words beside each other that may be the name of a unit. */
export type NamedSpan = {
	readonly from: number;
	readonly to: number;
	readonly names: readonly string[];
	readonly level: UnitLevel | null;
	/** The word before the name, written out and folded, or empty. */
	readonly kind: string;
	/** Neither a comma nor a word for a unit stands before it. */
	readonly isBare: boolean;
	/** Where it stands it is rather a piece of the street than a ward. */
	readonly isStreet: boolean;
};

const KINDS_IN_FULL: Readonly<Record<string, string>> = { p: 'phuong', f: 'phuong', x: 'xa', tt: 'thi tran' };

/** Where telephone numbers stand in a text. */
export const phonesIn = (text: string): readonly { readonly start: number; readonly end: number }[] =>
	[...text.matchAll(PHONE)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** The last words of a text, without telephone numbers. */
export function wordsOf(text: string): readonly AddressWord[] {
	const phones = phonesIn(text);
	const words: AddressWord[] = [];
	let before = 0;
	for (const match of text.matchAll(WORD)) {
		const [start, end] = [match.index, match.index + match[0].length];
		if (phones.some((phone) => start >= phone.start && end <= phone.end)) continue;
		const folded = unitName(match[0]).core;
		const isFirst = words.length === 0 || BARRIER.test(text.slice(before, start));
		words.push({ start, end, folded, isFirst, isIdle: IDLE_WORDS.has(folded) });
		before = end;
	}
	return words.slice(-WORDS_MAX);
}

/** Everything in a text that may be the name of a unit: with or without a word before it, commas or none. */
export function spansOf(text: string, words = wordsOf(text)): readonly NamedSpan[] {
	return words.flatMap((_, from) => {
		const spans: NamedSpan[] = [];
		for (let to = from + 1; to <= Math.min(from + UNIT_WORDS_MAX, words.length); to += 1) {
			if (to > from + 1 && words[to - 1]?.isFirst) break;
			const span = spanOf(text, words, from, to);
			if (span) spans.push(span);
		}
		return spans;
	});
}

function spanOf(text: string, words: readonly AddressWord[], from: number, to: number): NamedSpan | null {
	const [first, last] = [words[from], words[to - 1]];
	if (!first || !last) return null;
	const raw = text.slice(first.start, last.end);
	const { level, kind } = unitName(raw);
	const isWhole = first.isFirst && (words[to]?.isFirst ?? true);
	const names = namesMeant(raw).filter((name) => isName(name, kind !== '' || isWhole));
	const isBare = kind === '' && !first.isFirst;
	if (names.length === 0) return null;
	return {
		from,
		to,
		names,
		level,
		kind: KINDS_IN_FULL[kind] ?? kind,
		isBare,
		isStreet: isBare && isInStreet(words, from, to),
	};
}

/** `12` alone is a house more often than a ward, and no unit is called `12 Lê`. */
const isName = (name: string, isSaid: boolean): boolean =>
	name !== '' && !IDLE.has(name) && !/^\d+ /.test(name) && (isSaid || !/^\d+$/.test(name));

function isInStreet(words: readonly AddressWord[], from: number, to: number): boolean {
	for (let at = from - 1; at >= Math.max(0, from - STREET_MIN); at -= 1) {
		const word = words[at]?.folded ?? '';
		if (STREET_WORDS.has(word)) return true;
		if (/^\d/.test(word)) return at < from - 1 || !isNumbered(words, at);
		if (words[at]?.isFirst) break;
	}
	return to - from === 1;
}

function isNumbered(words: readonly AddressWord[], at: number): boolean {
	const before = words[at - 1]?.folded ?? '';
	return /^\d/.test(before) || before === 'so' ? isNumbered(words, at - 1) : NUMBERED.has(before);
}
