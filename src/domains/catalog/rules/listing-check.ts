import { foldVietnamese } from '#src/shared/slug.ts';

/** Why a listing waits for a person instead of going live by itself. */
export const LISTING_DOUBTS = ['banned_words', 'contact_in_text', 'link_in_text'] as const;
export type ListingDoubt = (typeof LISTING_DOUBTS)[number];

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

export function listingDoubts(listing: { readonly name: string; readonly description: string }): ListingDoubt[] {
	const text = `${listing.name}\n${listing.description}`;
	const words = ` ${text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
	const doubts: ListingDoubt[] = [];
	if (BANNED.some((banned) => words.includes(` ${banned} `))) doubts.push('banned_words');
	if (NUMBER_TO_CALL.test(text)) doubts.push('contact_in_text');
	if (LINK.test(text)) doubts.push('link_in_text');
	return doubts;
}
