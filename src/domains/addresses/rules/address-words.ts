import { spellingsOf, type UnitLevel, unitName } from './unit-names.ts';

/** Limits for performance: only the last words of a text are read, and a unit's name has no more words than this. */
const WORDS_MAX = 32;
const UNIT_WORDS_MAX = 6;
const WORD = /\p{L}[\p{L}\p{M}]*|\d+/gu;
const PART_SEPARATOR = /[,;\n|:]|\s[-–]\s/u;
const PHONE = /(?<!\d)\(?(?:\+?84|0)\)?(?:[\s\p{Cf}\p{Pd}.()]{0,3}\d){8,10}(?!\d)/gu;
const IGNORED_UNITS = new Set(['viet nam', 'vietnam', 'vn', 'city']);
const IGNORED_WORDS = new Set(['viet', 'nam', 'vietnam', 'vn', 'city']);
/** A street name of at least two words follows a house number or one of these words. */
const STREET_WORDS = new Set(['so', 'duong', 'pho', 'ngo', 'ngach', 'hem', 'kiet', 'lo']);
const STREET_MIN = 2;
const NUMBERED = new Set(['duong', 'kp', 'pho', 'khu', 'to', 'ap', 'thon', 'xom', 'doi', 'lo']);

export type AddressWord = {
	readonly start: number;
	readonly end: number;
	readonly folded: string;
	readonly isFirst: boolean;
	readonly isIdle: boolean;
};

export type NamedSpan = {
	readonly from: number;
	readonly to: number;
	readonly names: readonly string[];
	readonly level: UnitLevel | null;
	readonly kind: string;
	readonly isBare: boolean;
	/** Rather part of the street than a ward, judged by its position. */
	readonly isStreet: boolean;
};

const KINDS_IN_FULL: Readonly<Record<string, string>> = { p: 'phuong', f: 'phuong', x: 'xa', tt: 'thi tran' };

export const phonesIn = (text: string): readonly { readonly start: number; readonly end: number }[] =>
	[...text.matchAll(PHONE)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

export function wordsOf(text: string): readonly AddressWord[] {
	const phones = phonesIn(text);
	const words: AddressWord[] = [];
	let before = 0;
	for (const match of text.matchAll(WORD)) {
		const [start, end] = [match.index, match.index + match[0].length];
		if (phones.some((phone) => start >= phone.start && end <= phone.end)) continue;
		const folded = unitName(match[0]).core;
		const isFirst = words.length === 0 || PART_SEPARATOR.test(text.slice(before, start));
		words.push({ start, end, folded, isFirst, isIdle: IGNORED_WORDS.has(folded) });
		before = end;
	}
	return words.slice(-WORDS_MAX);
}

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
	const names = spellingsOf(raw).filter((name) => isName(name, kind !== '' || isWhole));
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

/** A bare number is more likely a house than a ward, and no unit's name starts with one. */
const isName = (name: string, isSaid: boolean): boolean =>
	name !== '' && !IGNORED_UNITS.has(name) && !/^\d+ /.test(name) && (isSaid || !/^\d+$/.test(name));

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
