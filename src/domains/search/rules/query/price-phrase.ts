import { MAX_VND } from '#src/shared/money.ts';
import { isWord, NO_WORD, type Phrases, phrasesOf, spanOf, type Token, tokensOf, wordOf } from './typed-phrases.ts';

export type PricePhrase = {
	/** The query without its price phrases. */
	readonly text: string;
	readonly minVnd: number | undefined;
	readonly maxVnd: number | undefined;
};

type Bound = 'max' | 'min' | 'near';
const BOUND_WORDS: Readonly<Record<Bound, Phrases>> = {
	max: phrasesOf(
		'dưới/không quá/không tới/chưa tới/chưa đến/tối đa/cao nhất/nhỏ hơn/thấp hơn/rẻ hơn/ít hơn/đến/tới/under/max/</<=/≤',
	),
	min: phrasesOf('trên/từ/hơn/lớn hơn/cao hơn/nhiều hơn/ít nhất/thấp nhất/tối thiểu/giữa/over/min/>/>=/≥'),
	near: phrasesOf('khoảng/tầm/khoảng tầm/tầm khoảng/trong khoảng/trong tầm/chừng/trên dưới/quanh/~'),
};
const PRICE_WORDS = phrasesOf('giá/có giá/với giá/mức giá/tầm giá/khoảng giá/giá cả');
const RANGE_WORDS = phrasesOf('đến/tới/và/-/–/—/~');
const BOUND_AFTER: Readonly<Record<'max' | 'min', Phrases>> = {
	max: phrasesOf('trở xuống/đổ xuống/trở lại/đổ lại'),
	min: phrasesOf('trở lên/đổ lên'),
};
const UNITS: readonly (readonly [vnd: number, words: Phrases])[] = [
	[1e5, phrasesOf('trăm/trăm nghìn/trăm ngàn/trăm k')],
	[1e4, phrasesOf('chục/chục nghìn/chục ngàn')],
	[1e3, phrasesOf('k/nghìn/ngàn')],
	[1e6, phrasesOf('tr/triệu')],
	[1e9, phrasesOf('tỷ/tỉ')],
];
const CURRENCY = phrasesOf('đ/₫/đồng/vnd/vnđ');
const DIGIT_WORDS = 'một hai ba bốn năm sáu bảy tám chín mười'.split(' ').map(wordOf);
const [HALF, AND_A_HALF, FROM] = [wordOf('nửa'), wordOf('rưỡi'), phrasesOf('từ')];
/** `nồi dưới 10000 mAh` states no price. */
const MEASURE = /^(mah|w|g|gr|gam|kg|ml|l|lit|m|mm|cm|km|inch|gb|tb|mb|vong|lumen|hz|rpm|btu|pa|trang|chu|hat|cai)$/;
/** In `bếp từ 500k` (induction cooker), the word that otherwise means 'from' names the product. */
const NOT_FROM_AFTER = 'bếp điện nồi đôi'.split(' ').map(wordOf);

const NEAR_SHARE = 0.2;
const ROUNDED_TO_VND = 1000;
const PRICE_MIN_VND = 1000;
const NAKED_NUMBER_MIN = 10_000;
/** A lower one without any price word may be a property: `tivi 4k`, `vàng 18k`, `pin 20k`. */
const BARE_PRICE_MIN_VND = 50_000;

function numberOf(word: string): number | null {
	if (/^\d{1,3}(?:[.,]\d{3})+$/.test(word)) return Number(word.replace(/[.,]/g, ''));
	return /^\d{1,12}(?:[.,]\d{1,2})?$/.test(word) ? Number(word.replace(',', '.')) : null;
}

type Amount = { readonly number: number; readonly unit: number; readonly hasUnit: boolean; readonly to: number };

function readNumber(tokens: readonly Token[], at: number): number | null {
	const token = tokens[at] ?? NO_WORD;
	if (/^\d/.test(token.word)) return numberOf(token.word);
	if (isWord(token, HALF)) return 0.5;
	const digit = DIGIT_WORDS.findIndex((one) => isWord(token, one));
	return digit < 0 ? null : digit + 1;
}

function unitAt(tokens: readonly Token[], at: number): readonly [vnd: number, words: number] {
	for (const [vnd, words] of UNITS) {
		const span = spanOf(tokens, at, words);
		if (span > 0) return [vnd, span];
	}
	return [1, 0];
}

function readAmount(tokens: readonly Token[], at: number): Amount | null {
	const number = readNumber(tokens, at);
	if (number === null) return null;
	const [unit, words] = unitAt(tokens, at + 1);
	let to = at + 1 + words;
	const rest = unit === 1e6 ? readTenths(tokens, to) : null;
	if (rest) to = rest.to;
	const currency = spanOf(tokens, to, CURRENCY);
	if (!/^\d/.test(tokens[at]?.word ?? '') && words === 0) return null;
	return {
		number: number + (rest?.share ?? 0),
		unit,
		hasUnit: words > 0 || currency > 0,
		to: to + currency,
	};
}

/** `1tr5` and `1 triệu rưỡi` are one and a half million. */
function readTenths(tokens: readonly Token[], at: number): { readonly share: number; readonly to: number } | null {
	const [before, next] = [tokens[at - 1], tokens[at]];
	if (next && isWord(next, AND_A_HALF)) return { share: 0.5, to: at + 1 };
	if (!next || !before || !/^\d{1,3}$/.test(next.word) || before.to !== next.from) return null;
	return { share: Number(next.word) / 10 ** next.word.length, to: at + 1 };
}

function vndOf(
	{ number, unit, hasUnit, to }: Amount,
	tokens: readonly Token[],
	isPrice: boolean,
	inherited = 0,
): number | null {
	const next = tokens[to];
	const isMeasured = next !== undefined && (MEASURE.test(next.folded) || next.from === tokens[to - 1]?.to);
	const thousands = isPrice && number >= 10 && number < 1000 ? ROUNDED_TO_VND : 0;
	const isNaked = !hasUnit && inherited === 0;
	if (isNaked && (isMeasured || (thousands === 0 && number < (isPrice ? PRICE_MIN_VND : NAKED_NUMBER_MIN))))
		return null;
	const factor = hasUnit ? unit : inherited || thousands || 1;
	const vnd = Math.round(number * factor);
	return vnd >= PRICE_MIN_VND ? Math.min(vnd, MAX_VND) : null;
}

/** In `200-300k` the first amount has the unit of the second; in `500-1tr` it is thousands. */
const inheritedUnit = (first: Amount, second: Amount): number =>
	!second.hasUnit || first.number >= NAKED_NUMBER_MIN
		? 0
		: first.number >= second.number && second.unit > ROUNDED_TO_VND
			? ROUNDED_TO_VND
			: second.unit;

type Limits = { readonly minVnd?: number | undefined; readonly maxVnd?: number | undefined };
type Found = Limits & { readonly from: number; readonly to: number };

const rounded = (vnd: number): number => Math.round(vnd / ROUNDED_TO_VND) * ROUNDED_TO_VND;
const limitsOf = (bound: Bound, vnd: number): Limits =>
	bound === 'near'
		? { minVnd: rounded(vnd * (1 - NEAR_SHARE)), maxVnd: rounded(vnd * (1 + NEAR_SHARE)) }
		: bound === 'min'
			? { minVnd: vnd }
			: { maxVnd: vnd };

function boundAt(tokens: readonly Token[], at: number): { readonly bound: Bound; readonly span: number } | null {
	const [longest] = (['near', 'max', 'min'] as const)
		.map((bound) => ({ bound, span: spanOf(tokens, at, BOUND_WORDS[bound]) }))
		.sort((a, b) => b.span - a.span);
	const before = tokens[at - 1] ?? NO_WORD;
	const isName = spanOf(tokens, at, FROM) > 0 && NOT_FROM_AFTER.some((word) => isWord(before, word));
	return longest && longest.span > 0 && !isName ? longest : null;
}

function readPhrase(tokens: readonly Token[], from: number): Found | null {
	const price = spanOf(tokens, from, PRICE_WORDS);
	const bound = boundAt(tokens, from + price);
	const at = from + price + (bound?.span ?? 0);
	const first = readAmount(tokens, at);
	if (!first) return null;
	const isPrice = price > 0;
	const isStated = isPrice || bound !== null;
	const join = spanOf(tokens, first.to, RANGE_WORDS);
	const second = join > 0 ? readAmount(tokens, first.to + join) : null;
	const ends = second && [
		vndOf(first, tokens, isPrice, inheritedUnit(first, second)),
		vndOf(second, tokens, isPrice, first.hasUnit ? first.unit : 0),
	];
	const isRange = second !== null && (isStated || first.hasUnit || second.hasUnit);
	if (isRange && ends?.[0] && ends[1])
		return { from, to: second.to, minVnd: Math.min(ends[0], ends[1]), maxVnd: Math.max(ends[0], ends[1]) };
	const vnd = vndOf(first, tokens, isPrice);
	if (vnd === null) return null;
	for (const after of ['max', 'min'] as const) {
		const span = spanOf(tokens, first.to, BOUND_AFTER[after]);
		if (span > 0) return { from, to: first.to + span, ...limitsOf(after, vnd) };
	}
	const isBare = first.hasUnit && vnd >= BARE_PRICE_MIN_VND && first.to === tokens.length;
	return isStated || isBare ? { from, to: first.to, ...limitsOf(bound?.bound ?? 'near', vnd) } : null;
}

/** Reads `áo dưới 200k` as a search for `áo` with a maximum price. Null without a price phrase. */
export function readPricePhrase(query: string): PricePhrase | null {
	const tokens = tokensOf(query);
	if (!tokens.some((token, at) => /^\d/.test(token.word) || unitAt(tokens, at)[1] > 0)) return null;
	let [minVnd, maxVnd]: (number | undefined)[] = [];
	let [rest, cut, isFound] = ['', 0, false];
	for (let at = 0; at < tokens.length; ) {
		const found = readPhrase(tokens, at);
		if (!found) {
			at += 1;
			continue;
		}
		minVnd ??= found.minVnd;
		maxVnd ??= found.maxVnd;
		rest += `${query.slice(cut, tokens[found.from]?.from)} `;
		cut = tokens[found.to - 1]?.to ?? cut;
		at = found.to;
		isFound = true;
	}
	if (!isFound) return null;
	const text = (rest + query.slice(cut)).replace(/\s+/g, ' ').replace(/\s+(?=[,;.])|^[\s,;.]+|[\s,;]+$/g, '');
	const isSwapped = minVnd !== undefined && maxVnd !== undefined && minVnd > maxVnd;
	return isSwapped ? { text, minVnd: maxVnd, maxVnd: minVnd } : { text, minVnd, maxVnd };
}
