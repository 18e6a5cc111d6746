import { PRICE_CHANGE_MAX_PERCENT, type WordsChange } from '../contract-moderation.ts';
import { wordsOf } from './search-terms.ts';

/** A name of which no word is left, or a brand in place of another, may be another thing under the old reviews. */
export function isRiskyRenaming(before: WordsChange, after: WordsChange): boolean {
	const known = new Set(wordsOf(before.name));
	const keepsAWord = wordsOf(after.name).some((word) => known.has(word));
	const isOtherBrand = before.brand !== '' && after.brand !== '' && before.brand !== after.brand;
	return !keepsAWord || isOtherBrand;
}

/** Half more or half less: a slip of the finger, or a bait. */
export const isRiskyPrice = (beforeVnd: number, afterVnd: number): boolean =>
	Math.abs(afterVnd - beforeVnd) * 100 > beforeVnd * PRICE_CHANGE_MAX_PERCENT;
