import { isId } from '#src/shared/ids.ts';
import { REVIEW_SORTS, type ReviewAddress } from '../contract.ts';

type ReviewQuery = Readonly<Record<'rstars' | 'rpics' | 'rvariant' | 'rsort' | 'rpage' | 'qpage', string | undefined>>;

const PAGE = /^[1-9]\d{0,3}$/;
const pageOf = (text: string | null): number => (text && PAGE.test(text) ? Number(text) : 1);

export function readReviewAddress(query: URLSearchParams): ReviewAddress {
	const [stars, variantId] = [query.get('rstars') ?? '', query.get('rvariant')];
	return {
		stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined,
		hasPictures: query.get('rpics') === '1',
		variantId: isId(variantId) ? variantId : undefined,
		sort: REVIEW_SORTS.find((known) => known === query.get('rsort')) ?? 'helpful',
		page: pageOf(query.get('rpage')),
		questionPage: pageOf(query.get('qpage')),
	};
}

/** Omits parameters with default values. */
export function reviewQuery(address: ReviewAddress): ReviewQuery {
	const { stars, hasPictures, variantId, sort, page, questionPage } = address;
	return {
		rstars: stars === undefined ? undefined : String(stars),
		rpics: hasPictures ? '1' : undefined,
		rvariant: variantId,
		rsort: sort === 'helpful' ? undefined : sort,
		rpage: page > 1 ? String(page) : undefined,
		qpage: questionPage > 1 ? String(questionPage) : undefined,
	};
}
