import { foldVietnamese } from '#src/shared/slug.ts';
import { HIGH_VALUE_VND, LOW_PRICE_PERCENT, MEDIAN_OF_MIN, NEW_SHOP_HIGH_VALUE } from '../contract-moderation.ts';

/** Why a listing waits for a person instead of going live by itself. */
type WordsDoubt = 'banned_words' | 'contact_in_text' | 'link_in_text';
type MarketDoubt = 'picture_of_another_shop' | 'price_far_below' | 'many_dear_goods';
export type ListingDoubt = WordsDoubt | MarketDoubt;

/** Goods that nobody may offer here; a person decides on each hit. Several words count without tones as well. */
const BANNED = [
	['ma túy', 'ma tuý', 'cần sa', 'thuốc lắc', 'bóng cười', 'thuốc lá điện tử', 'vape', 'shisha'],
	['súng', 'đạn dược', 'thuốc nổ', 'pháo nổ', 'dao găm', 'roi điện', 'bình xịt hơi cay'],
	['bằng giả', 'giấy tờ giả', 'tiền giả', 'sim rác', 'tài khoản ngân hàng'],
	['ngà voi', 'sừng tê giác', 'vảy tê tê', 'mật gấu', 'cao hổ'],
	['hàng fake', 'super fake', 'replica', 'hàng nhái'],
]
	.flat()
	.flatMap((words) => (words.includes(' ') ? [words, foldVietnamese(words)] : [words]));

const LINK = /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|vn|shop|store|info|org|me)\b/i;
/** Nine digits and more, however they are spaced: a phone or an account number to trade beside the market. */
const NUMBER_TO_CALL = /(?:\d[ .-]?){9,}/;
/** An account of a bank, whatever its length. */
const BANK_NUMBER = /(?:stk|số tài khoản|so tai khoan|\bck\b|chuyển khoản)[^\d\n]{0,30}\d{6,}/i;

export function listingDoubts(listing: { readonly name: string; readonly description: string }): WordsDoubt[] {
	const text = `${listing.name}\n${listing.description}`;
	const words = ` ${text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
	const doubts: WordsDoubt[] = [];
	if (BANNED.some((banned) => words.includes(` ${banned} `))) doubts.push('banned_words');
	if (NUMBER_TO_CALL.test(text) || BANK_NUMBER.test(text.normalize('NFC'))) doubts.push('contact_in_text');
	if (LINK.test(text)) doubts.push('link_in_text');
	return doubts;
}

/** What the market knows of a listing. */
export type ListingFacts = {
	readonly priceFromVnd: number;
	/** Of the goods of its category that are shown, and how many these are. */
	readonly medianVnd: number | null;
	readonly medianOf: number;
	readonly hasPictureOfAnotherShop: boolean;
	readonly isOfNewShop: boolean;
	/** Dear goods of the shop that are shown or wait, this one not counted. */
	readonly otherDearGoods: number;
};

export function marketDoubts(facts: ListingFacts): MarketDoubt[] {
	const { priceFromVnd, medianVnd, medianOf, isOfNewShop, otherDearGoods } = facts;
	const doubts: MarketDoubt[] = [];
	if (facts.hasPictureOfAnotherShop) doubts.push('picture_of_another_shop');
	if (medianVnd !== null && medianOf >= MEDIAN_OF_MIN && priceFromVnd * 100 < medianVnd * LOW_PRICE_PERCENT)
		doubts.push('price_far_below');
	if (isOfNewShop && priceFromVnd >= HIGH_VALUE_VND && otherDearGoods + 1 >= NEW_SHOP_HIGH_VALUE)
		doubts.push('many_dear_goods');
	return doubts;
}
