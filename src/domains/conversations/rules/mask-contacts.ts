import { disguisedNumbers } from './disguised-numbers.ts';
import {
	ACCOUNT_DIGITS,
	AFTER_BANK,
	BANK_DIGITS,
	type ContactKind,
	GAP_MAX,
	MOBILE,
	PHONE,
	quantitiesRemoved,
	type Span,
	UNIT,
} from './number-shapes.ts';
import { type Read, readAs } from './read-as.ts';

export type { ContactKind };

export type MaskedText = { readonly text: string; readonly kinds: readonly ContactKind[] };

export const MASK = '***';

const DOT = String.raw`(?:\.|\s*[([{]\s*(?:\.|dot|cham)\s*[)\]}]\s*|\s+(?:dot|cham|\.)\s+|\s\.|\.\s(?=(?:com|net|vn|org)\b))`;
const AT = String.raw`(?:\s*@\s*|\s*[([{]\s*(?:at|a\s?cong|@)\s*[)\]}]\s*|\s+a\s?(?:cong|moc|vong)\s+)`;
const NAME = '[a-z0-9][a-z0-9._%+-]{0,63}';
const EMAIL = new RegExp(
	[
		`${NAME}@[a-z0-9-]{1,63}(?:${DOT}[a-z0-9-]{2,20}){0,3}`,
		`${NAME}${AT}[a-z0-9-]{1,63}(?:${DOT}[a-z0-9-]{2,20}){1,3}`,
		String.raw`[a-z]*[\d._][a-z0-9._]*\s+(?:gmail|yahoo|hotmail|outlook|icloud)${DOT}com(?:\.vn)?`,
	].join('|'),
	'g',
);
/** Sentences without a space after the full stop make these endings too common; the others need a path. */
const CLEAR_ENDINGS =
	'(?:com|net|vn|org|info|shop|store|xyz|online|asia|biz|click|website|site|club|top|app|link|page|vip|live|pro)';
const LINKS: readonly RegExp[] = [
	/\bhttps?\s?:\s?\/\s?\/\s?\S+/g,
	/\bwww\s?\.\s?\S+/g,
	new RegExp(
		String.raw`(?<![a-z0-9@])(?=[a-z0-9-]*[a-z])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}${DOT}${CLEAR_ENDINGS}(?:\.vn)?(?![a-z0-9])(?:\s?\/\S*)?`,
		'g',
	),
	/(?<![a-z0-9])(?=[a-z0-9-]*[a-z])[a-z0-9-]{1,40}\.[a-z]{2}\/[a-z0-9]\S*/g,
];
const NETWORKS = '(?:zalo|zl|telegram|tele|viber|facebook|fb|messenger|instagram|insta|ig|tiktok|wechat|whatsapp)';
/** A name on another network: with a digit, a dot or an underscore, or after `@`. */
const ACCOUNTS: readonly RegExp[] = [
	new RegExp(
		String.raw`(?<=(?<![a-z0-9])${NETWORKS}\s{0,3}(?:id|nick|ten|la|cua (?:minh|em|shop))?\s{0,2}[:=-]?\s{0,3})(?=[a-z]{1,40}(?:\d|[._][a-z0-9]))[a-z0-9._]{4,40}`,
		'g',
	),
	/(?<![a-z0-9.])@[a-z][a-z0-9._]{2,40}/g,
	// A Vietnamese syllable has at most seven letters.
	new RegExp(
		String.raw`(?<=(?<![a-z0-9])${NETWORKS}\s{0,3}(?:[:=]|(?:id|nick|ten|la)\s{0,2}[:=]?)\s{0,3})(?!${NETWORKS}(?![a-z]))[a-z]{8,40}(?![a-z])`,
		'g',
	),
];

const WORDS: Readonly<Record<string, string>> = {
	khong: '0',
	ko: '0',
	o: '0',
	zero: '0',
	mot: '1',
	one: '1',
	hai: '2',
	two: '2',
	ba: '3',
	three: '3',
	bon: '4',
	tu: '4',
	four: '4',
	nam: '5',
	lam: '5',
	five: '5',
	sau: '6',
	six: '6',
	bay: '7',
	seven: '7',
	tam: '8',
	eight: '8',
	chin: '9',
	nine: '9',
};
const DIGIT_LIKE: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

const BARE_MOBILE = new RegExp(`^${MOBILE}$`);
const HOTLINE = /^1[89]00\d{4}(?:\d\d)?$/;
/** Number words in a row from which they are dictated digits and not a sentence. */
const DICTATED_WORDS = 3;
const SEPARATOR_MAX = 3;
const TIMES = /(?<!\d)(?:[01]?\d|2[0-3])[:hg][0-5]\d(?!\d)/g;
const DATES =
	/(?<!\d)(?<!\d[./-])[0-3]?\d[./-][01]?\d[./-](?:20\d\d(?!\d)|2\d(?![ ./-]?\d))|(?<!\d)(?<!\d[./-])20\d\d[./-][01]\d[./-][0-3]\d(?!\d)/g;
const AMOUNTS = new RegExp(String.raw`(?<![\d.,])(?!0\d)(?:\d{1,3}(?:[.,]\d{3})+|\d{1,9})\s?${UNIT}`, 'g');
const SHORT_DATES = /(?<![\d/])[0-3]?\d\/[01]?\d(?![\d/])/g;
const LABELLED_CODE =
	/(?:don(?: hang)?|order|van don|ma vach|barcode|ean|gtin|isbn|mst|ma so thue|sku|ma (?:sp|san pham|hang))[\s:#.]{0,3}(?:so|la)?[\s:#]{0,2}$|#\s?$/;
const EAN_DIGITS = 13;
const isBarCode = (digits: string): boolean => {
	if (digits.length !== EAN_DIGITS || !digits.startsWith('893')) return false;
	const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
	return sum % 10 === 0;
};

type Token = { readonly digits: string; readonly isWord: boolean; readonly start: number; readonly end: number };

/** Blanks what is certainly no contact, so that it also ends a run of digits. */
const blank = (text: string, pattern: RegExp): string =>
	text.replace(pattern, (found) => '\u0001'.repeat(found.length));

/** At most three different characters, each of them as often as somebody likes. */
const isSeparator = (part: string): boolean =>
	part.length <= GAP_MAX && new Set(part).size <= SEPARATOR_MAX && !part.includes('\u0001');

/** Runs of digits and number words with nothing but separators between them. */
function runsOf(text: string): readonly (readonly Token[])[] {
	const runs: Token[][] = [];
	let run: Token[] = [];
	const close = (): void => {
		if (run.length > 0) runs.push(run);
		run = [];
	};
	for (const found of text.matchAll(/[\da-z]+|[^\da-z]+/g)) {
		const [part] = found;
		if (!/[\da-z]/.test(part)) {
			if (!isSeparator(part)) close();
			continue;
		}
		const parts = tokensOf(part, found.index);
		for (const token of parts) {
			if (token) run.push(token);
			else close();
		}
	}
	close();
	return runs;
}

/** Null stands for letters that end a run. */
function tokensOf(part: string, at: number): readonly (Token | null)[] {
	const word = WORDS[part];
	if (word) return [{ digits: word, isWord: true, start: at, end: at + part.length }];
	if (/^[\doil]+$/.test(part) && /\d/.test(part)) {
		const digits = part.replace(/[oil]/g, (letter) => DIGIT_LIKE[letter] ?? '');
		return [{ digits, isWord: false, start: at, end: at + part.length }];
	}
	const parts = [...part.matchAll(/\d+|[a-z]+/g)];
	const isDictated = parts.every(({ 0: unit }) => /\d/.test(unit) || unit in WORDS);
	return parts.map(({ 0: unit, index }) => {
		const place = { start: at + index, end: at + index + unit.length };
		if (/\d/.test(unit)) return { digits: unit, isWord: false, ...place };
		return isDictated ? { digits: WORDS[unit] ?? '', isWord: true, ...place } : null;
	});
}

const digitsOf = (tokens: readonly Token[]): string => tokens.map(({ digits }) => digits).join('');

function judgeRun(run: readonly Token[], text: string): readonly Span[] {
	const words = run.filter(({ isWord }) => isWord).length;
	if (words >= DICTATED_WORDS && digitsOf(run).length >= ACCOUNT_DIGITS) return [spanOf(run, 'phone')];
	const numbers: Token[][] = [[]];
	for (const token of run) {
		if (token.isWord) numbers.push([]);
		else numbers.at(-1)?.push(token);
	}
	return numbers.flatMap((tokens) => {
		const kind = tokens.length > 0 ? judgeNumber(tokens, text) : null;
		return kind ? [spanOf(tokens, kind)] : [];
	});
}

const spanOf = (tokens: readonly Token[], kind: ContactKind): Span => ({
	start: tokens[0]?.start ?? 0,
	end: tokens.at(-1)?.end ?? 0,
	kind,
});

function judgeNumber(tokens: readonly Token[], text: string): ContactKind | null {
	const { start, end } = spanOf(tokens, 'phone');
	const digits = digitsOf(tokens);
	if (PHONE.test(digits)) return 'phone';
	const before = text.slice(Math.max(0, start - 60), start);
	const left = quantitiesRemoved(tokens, text.slice(start, end));
	if (AFTER_BANK.test(before) && left.length >= BANK_DIGITS) return 'bank';
	if (left.length < ACCOUNT_DIGITS) return HOTLINE.test(digits) && !digits.endsWith('000') ? 'phone' : null;
	if (digits.startsWith('0')) return 'phone';
	if (tokens.length === 1 && (LABELLED_CODE.test(before) || isBarCode(digits))) return null;
	// A code such as GHN123456789.
	if (/[a-z]$/.test(before)) return null;
	return BARE_MOBILE.test(digits) ? 'phone' : 'bank';
}

function spansOf(text: string, pattern: RegExp, kind: ContactKind): readonly Span[] {
	return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
		const length = found.replace(/[\s.,;:!?)]+$/, '').length;
		return { start: index, end: index + length, kind };
	});
}

/**
 * Replaces phone numbers, e-mail addresses, links, bank accounts and names on other networks by `***`, also when they are
 * spelt out or taken apart. `known` are numbers that both sides have anyway, such as those of their orders.
 */
export function maskContacts(original: string, known: readonly string[] = []): MaskedText {
	const composed = original.normalize('NFC');
	const read = readAs(composed);
	const named = [
		...spansOf(read.text, EMAIL, 'email'),
		...LINKS.flatMap((pattern) => spansOf(read.text, pattern, 'link')),
		...ACCOUNTS.flatMap((pattern) => spansOf(read.text, pattern, 'account')),
	];
	let numbers = read.text;
	for (const { start, end } of named)
		numbers = numbers.slice(0, start) + '\u0001'.repeat(end - start) + numbers.slice(end);
	for (const number of known.filter(Boolean))
		numbers = numbers.replaceAll(number.toLowerCase(), (of) => '\u0001'.repeat(of.length));
	for (const pattern of [TIMES, DATES]) numbers = blank(numbers, pattern);
	const disguised = disguisedNumbers(blank(numbers, SHORT_DATES));
	for (const { start, end } of disguised)
		numbers = numbers.slice(0, start) + '\u0001'.repeat(end - start) + numbers.slice(end);
	numbers = blank(numbers, AMOUNTS);
	const found = [...named, ...disguised, ...runsOf(numbers).flatMap((run) => judgeRun(run, numbers))];
	return replaceSpans(composed, read, found);
}

function replaceSpans(original: string, { startOf }: Read, found: readonly Span[]): MaskedText {
	const kinds = new Set<ContactKind>();
	let text = '';
	let at = 0;
	for (const { start, end, kind } of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
		const from = startOf[start] ?? 0;
		// What nobody sees behind the last character goes with it.
		const to = startOf[end] ?? original.length;
		kinds.add(kind);
		if (to <= at) continue;
		if (from >= at) text += original.slice(at, from) + MASK;
		at = to;
	}
	return { text: text + original.slice(at), kinds: [...kinds] };
}
