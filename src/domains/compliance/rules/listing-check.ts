import { findTextIssues, type TextIssue } from '#src/domains/vendors/rules/shop-page/text-check.ts';
import { HIGH_VALUE_VND, LOW_PRICE_PERCENT, MEDIAN_OF_MIN, NEW_SHOP_HIGH_VALUE } from '../contract/moderation.ts';

type MarketIssue = 'picture_of_another_shop' | 'price_far_below' | 'many_dear_goods';
export type ListingIssue = TextIssue | MarketIssue;

export type ListingTexts = {
	readonly name: string;
	readonly description: string;
	readonly brand?: string | undefined;
	readonly optionNames?: readonly string[];
	readonly variants?: readonly { readonly optionValues: readonly string[] }[];
	readonly pictures?: readonly { readonly alt: string }[];
	readonly attributes?: readonly { readonly values: readonly string[] }[] | undefined;
};

/** Removes emphasis marks that could hide a phone number; an asterisk between dimensions stays. */
const MASKING_CHARACTERS = /\*\*|_|(?<=(?<![\d*])0[\d*]{1,20})\*(?=\d)/g;

export function listingIssues(listing: ListingTexts): readonly TextIssue[] {
	const { name, description, brand = '', optionNames = [], variants = [], pictures = [], attributes = [] } = listing;
	const values = [...variants.map(({ optionValues }) => optionValues), ...attributes.map((said) => said.values)].flat();
	const texts = [name, description, brand, ...optionNames, ...values, ...pictures.map(({ alt }) => alt)];
	const bare = texts.map((text) => text.replaceAll(MASKING_CHARACTERS, ''));
	return findTextIssues([...new Set([...texts, ...bare])].join('\n'));
}

export type ListingFacts = {
	readonly priceFromVnd: number;
	readonly priceToVnd: number;
	/** Median and number of the published products of the category. */
	readonly medianVnd: number | null;
	readonly medianOf: number;
	readonly hasPictureOfAnotherShop: boolean;
	readonly isOfNewShop: boolean;
	/** High-value products of the shop that are published, hidden or under review, excluding this one. */
	readonly otherDearGoods: number;
};

export function marketIssues(facts: ListingFacts): MarketIssue[] {
	const { priceFromVnd, priceToVnd, medianVnd, medianOf, isOfNewShop, otherDearGoods: otherDearProducts } = facts;
	const doubts: MarketIssue[] = [];
	if (facts.hasPictureOfAnotherShop) doubts.push('picture_of_another_shop');
	if (medianVnd !== null && medianOf >= MEDIAN_OF_MIN && priceFromVnd * 100 < medianVnd * LOW_PRICE_PERCENT)
		doubts.push('price_far_below');
	if (isOfNewShop && priceToVnd >= HIGH_VALUE_VND && otherDearProducts + 1 >= NEW_SHOP_HIGH_VALUE)
		doubts.push('many_dear_goods');
	return doubts;
}
