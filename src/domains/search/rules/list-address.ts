import { SEARCH_TEXT_MAX } from '#src/shared/limits/search-limit.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { readWhole } from '#src/shared/text/typed-number.ts';
import {
	type ActiveFilter,
	LIST_FLAGS,
	LIST_PAGES_MAX,
	type ListAddress,
	OPTIONS_MAX,
	type ProductFilter,
	RATINGS,
	SORTS,
	type Sort,
	type UnclearPrice,
	type UnclearPrices,
} from '../contract/lists.ts';
import { type PricePhrase, readPricePhrase } from './query/price-phrase.ts';

const ATTRIBUTE = /^[a-z0-9-]{1,40}:[a-z0-9.-]{1,60}$/;
const SLUG = /^[a-z0-9-]{1,80}$/;
const PROVINCE = /^\d{2}$/;

const TYPED_SHOWN_MAX = 40;
/** A higher number is a typing error; a lower one is cut to the highest price. */
const TYPED_MAX_VND = 9_999_999_999;

const isBlank = (text: string | null): boolean => (text ?? '').trim() === '';
const amountOf = (text: string | null): number | undefined => {
	const amountVnd = isBlank(text) ? null : readWhole(text ?? '');
	return amountVnd === null || amountVnd > TYPED_MAX_VND ? undefined : Math.min(amountVnd, MAX_VND);
};

function unclearOf(text: string | null): UnclearPrice | null {
	if (isBlank(text) || amountOf(text) !== undefined) return null;
	const written = (text ?? '').trim();
	const typed = written.slice(0, TYPED_SHOWN_MAX);
	if (readWhole(written) !== null || /^\d+$/.test(written)) return { typed, why: 'too_high' };
	return { typed, why: /^[-−]/.test(written) && readWhole(written.slice(1)) ? 'negative' : 'not_an_amount' };
}

/** Reported to the user instead of being ignored silently. */
function unclearPrices(query: URLSearchParams, isSwapped: boolean): UnclearPrices | undefined {
	const [min, max] = [unclearOf(query.get('min')), unclearOf(query.get('max'))];
	if (!min && !max && !isSwapped) return undefined;
	return { ...(min && { min }), ...(max && { max }), ...(isSwapped && { isTurned: true }) };
}

const defaultSort = (text: string): Sort => (text ? 'relevance' : 'best_selling');

/** Accepts repeated parameters (from forms) and commas (from links). */
const optionsOf = (query: URLSearchParams, name: string, shape: RegExp): readonly string[] => {
	const given = query.getAll(name).flatMap((value) => value.split(',', OPTIONS_MAX));
	return [...new Set(given.filter((value) => shape.test(value)))].sort().slice(0, OPTIONS_MAX);
};

/**
 * Never fails: invalid values are ignored, because users and crawlers modify addresses. A price in the text becomes a
 * filter, unless the address has that limit already.
 */
export function readListAddress(query: URLSearchParams): ListAddress {
	const text = (query.get('q') ?? '').toWellFormed().replaceAll('\u0000', '').normalize('NFC').trim();
	const shown = text.slice(0, SEARCH_TEXT_MAX);
	const phrase = readPricePhrase(shown);
	const [first, second] = [amountOf(query.get('min')), amountOf(query.get('max'))];
	const [least, most] = withPhrase(first, second, phrase);
	const isSwapped = first !== undefined && second !== undefined && first > second;
	const page = /^\d{1,6}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
	const rest = phrase?.text ?? shown;
	return {
		text: rest,
		minVnd: isSwapped ? second : least,
		maxVnd: isSwapped ? first : most,
		unclear: unclearPrices(query, isSwapped),
		attributes: optionsOf(query, 'attr', ATTRIBUTE),
		shops: optionsOf(query, 'shop', SLUG),
		provinces: optionsOf(query, 'province', PROVINCE),
		minRating: RATINGS.find((rating) => String(rating) === query.get('rating')),
		flags: LIST_FLAGS.filter((flag) => query.get(flag) === '1'),
		sort: SORTS.find((sort) => sort === query.get('sort')) ?? defaultSort(rest),
		page: Math.min(Math.max(page, 1), LIST_PAGES_MAX),
	};
}

type Limit = number | undefined;

function withPhrase(min: Limit, max: Limit, phrase: PricePhrase | null): readonly [Limit, Limit] {
	const [least, most] = [min ?? phrase?.minVnd, max ?? phrase?.maxVnd];
	return least !== undefined && most !== undefined && least > most ? [min, max] : [least, most];
}

export function listQuery(
	address: ListAddress,
	page = address.page,
): Readonly<Record<string, string | number | undefined>> {
	const { text, attributes, shops, provinces, minRating, flags, sort } = address;
	return {
		q: text || undefined,
		min: address.minVnd,
		max: address.maxVnd,
		attr: attributes.join(',') || undefined,
		shop: shops.join(',') || undefined,
		province: provinces.join(',') || undefined,
		rating: minRating,
		...Object.fromEntries(flags.map((flag) => [flag, 1])),
		sort: sort === defaultSort(text) ? undefined : sort,
		page: page > 1 ? page : undefined,
	};
}

export function activeFilters(address: ListAddress): readonly ActiveFilter[] {
	const first = { ...address, page: 1 };
	const { minVnd, maxVnd, attributes, shops, provinces, minRating, flags } = address;
	const without = (values: readonly string[], value: string) => values.filter((other) => other !== value);
	const price = `${minVnd ?? ''}-${maxVnd ?? ''}`;
	return [
		...(price === '-'
			? []
			: [{ kind: 'price' as const, value: price, without: { ...first, minVnd: undefined, maxVnd: undefined } }]),
		...attributes.map((value) => ({
			kind: 'attribute' as const,
			value,
			without: { ...first, attributes: without(attributes, value) },
		})),
		...shops.map((value) => ({ kind: 'shop' as const, value, without: { ...first, shops: without(shops, value) } })),
		...provinces.map((value) => ({
			kind: 'province' as const,
			value,
			without: { ...first, provinces: without(provinces, value) },
		})),
		...(minRating === undefined
			? []
			: [{ kind: 'rating' as const, value: String(minRating), without: { ...first, minRating: undefined } }]),
		...flags.map((value) => ({
			kind: 'flag' as const,
			value,
			without: { ...first, flags: flags.filter((other) => other !== value) },
		})),
	];
}

export const isNarrowed = (address: ListAddress): boolean => activeFilters(address).length > 0;

export const attributeOf = (key: string): string => key.split(':', 1)[0] ?? '';

export function filterOf(
	address: ListAddress,
	within: Pick<ProductFilter, 'categoryId' | 'shopId' | 'sectionId'> = {},
): ProductFilter {
	const { text, minVnd, maxVnd, attributes, shops, provinces, minRating, flags, sort } = address;
	const codes = [...new Set(attributes.map(attributeOf))];
	const groups = codes.map((code) => attributes.filter((key) => attributeOf(key) === code));
	return {
		text,
		minVnd,
		maxVnd,
		attributes: groups,
		shopSlugs: shops,
		provinceCodes: provinces,
		minRating,
		flags,
		sort,
		...within,
	};
}
