import type { KnownPrices, RequestedChange, WordsChange } from '#src/domains/catalog/contract/requested-changes.ts';
import { foldWord, wordsOf } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { PRICE_CHANGE_MAX_PERCENT } from '../contract/moderation.ts';

/**
 * A new brand, or a name with less than half of the known words, may put a different product under old reviews.
 * `known` is from weeks ago, so that many small steps count like one.
 */
export function isRiskyRename(known: WordsChange, after: WordsChange): boolean {
	const [before, now] = [nameWords(known), nameWords(after)];
	const shared = [...now].filter((word) => before.has(word)).length;
	const isOtherBrand = known.brand !== '' && after.brand !== '' && known.brand !== after.brand;
	return shared * 2 < Math.max(before.size, now.size) || isOtherBrand;
}

const nameWords = ({ name }: WordsChange): ReadonlySet<string> => new Set(wordsOf(name).map(foldWord));

/**
 * Returns the closest price of the other variants when the new one is 50 % above the highest or below half of the
 * lowest, otherwise null.
 */
export function nearestIfOutlier(othersVnd: readonly number[], priceVnd: number): number | null {
	if (othersVnd.length === 0) return null;
	const nearest = Math.min(Math.max(priceVnd, Math.min(...othersVnd)), Math.max(...othersVnd));
	return exceedsPriceChangeLimit(nearest, priceVnd) ? nearest : null;
}

const exceedsPriceChangeLimit = (fromVnd: number, toVnd: number): boolean =>
	Math.abs(toVnd - fromVnd) * 100 > fromVnd * PRICE_CHANGE_MAX_PERCENT;

export const isPriceChangeOf = ({ kind, after }: Pick<RequestedChange, 'kind' | 'after'>, variantId: string): boolean =>
	(kind === 'price' || kind === 'choice') && 'variantId' in after && after.variantId === variantId;

/**
 * A change by more than 50 % within a day may be a typing error or bait. An increase back to a recent price is the
 * end of a discount and not risky.
 */
export const isRiskyPrice = ({ dayAgoVnd, highestVnd }: KnownPrices, afterVnd: number): boolean =>
	exceedsPriceChangeLimit(dayAgoVnd, afterVnd) && (afterVnd < dayAgoVnd || afterVnd > highestVnd);
