import type { KnownPrices, RequestedChange, WordsChange } from '../contract-changes.ts';
import { PRICE_CHANGE_MAX_PERCENT } from '../contract-moderation.ts';
import { foldWord, wordsOf } from './search-terms.ts';

/**
 * A name that shares less than half of its words with the one that is known, or a brand in place of another, may be
 * another thing under the old reviews. In one step or in many: `known` is not what was written a moment ago.
 */
export function isRiskyRenaming(known: WordsChange, after: WordsChange): boolean {
	const [before, now] = [nameWords(known), nameWords(after)];
	const shared = [...now].filter((word) => before.has(word)).length;
	const isOtherBrand = known.brand !== '' && after.brand !== '' && known.brand !== after.brand;
	return shared * 2 < Math.max(before.size, now.size) || isOtherBrand;
}

const nameWords = ({ name }: WordsChange): ReadonlySet<string> => new Set(wordsOf(name).map(foldWord));

/**
 * The nearest price of the choices that are on sale, where one that joins them costs half more than the dearest or less
 * than half of the cheapest; `null` where it fits.
 */
export function farFromOthers(othersVnd: readonly number[], priceVnd: number): number | null {
	if (othersVnd.length === 0) return null;
	const nearest = Math.min(Math.max(priceVnd, Math.min(...othersVnd)), Math.max(...othersVnd));
	return movesTooFar(nearest, priceVnd) ? nearest : null;
}

const movesTooFar = (fromVnd: number, toVnd: number): boolean =>
	Math.abs(toVnd - fromVnd) * 100 > fromVnd * PRICE_CHANGE_MAX_PERCENT;

/** Whether what waits is about the price of this choice. */
export const isPriceOf = ({ kind, after }: Pick<RequestedChange, 'kind' | 'after'>, variantId: string): boolean =>
	(kind === 'price' || kind === 'choice') && 'variantId' in after && after.variantId === variantId;

/**
 * Half more or half less within a day, in one step or in many: a slip of the finger, or a bait. The way back up from a
 * reduction is neither.
 */
export const isRiskyPrice = ({ dayAgoVnd, highestVnd }: KnownPrices, afterVnd: number): boolean =>
	movesTooFar(dayAgoVnd, afterVnd) && (afterVnd < dayAgoVnd || afterVnd > highestVnd);
