import { foldVietnamese } from '#src/shared/slug.ts';

/** What nobody writes who sells here: of goods, of the shop or in the name of a shelf. */
export type WordsDoubt = 'banned_words' | 'contact_in_text' | 'link_in_text';

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
/** Days with their year, or from one day to another: nobody is called by them. */
const DATES = /(?<!\d)(?:\d?\d[./]\d?\d ?- ?)?[0-3]?\d[./-][01]?\d[./-]20\d\d(?!\d)/g;
/** An account of a bank, whatever its length. */
const BANK_NUMBER = /(?:stk|số tài khoản|so tai khoan|\bck\b|chuyển khoản)[^\d\n]{0,30}\d{6,}/i;

const INVISIBLE = /\p{Cf}/gu;
/** As a reader sees it: composed, without what is invisible, wide and other odd letters as plain ones. */
export const asSeen = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '');

export function wordsDoubts(text: string): readonly WordsDoubt[] {
	const seen = asSeen(text);
	const words = ` ${seen.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
	const doubts: WordsDoubt[] = [];
	if (BANNED.some((banned) => words.includes(` ${banned} `))) doubts.push('banned_words');
	if (NUMBER_TO_CALL.test(seen.replace(DATES, '·')) || BANK_NUMBER.test(seen)) doubts.push('contact_in_text');
	if (LINK.test(seen)) doubts.push('link_in_text');
	return doubts;
}
