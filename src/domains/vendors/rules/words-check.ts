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

const LINK = /https?:\/\/|www\.|[a-z0-9-]\.(com|net|vn|shop|store|info|org|me)\b/i;
/** Nine digits and more, however they are spaced: a phone or an account number to trade beside the market. */
const NUMBER_TO_CALL = /(?:\d[ .-]?){9,}/;
/** As phones begin here, with more between the digits than sizes and measures could bear. */
const PHONE = /(?<!\d)(?:84|0)(?=[^\d]{0,3}[235789])(?:[ ._/()-]{0,3}\d){9}/;
/** Days with their year, or from one day to another: nobody is called by them. */
const DATES = /(?<!\d)(?:\d?\d[./]\d?\d ?- ?)?[0-3]?\d[./-][01]?\d[./-]20\d\d(?!\d)/g;
/** Round amounts in groups of three digits, or from one to another; `84.912…` is rather a phone. */
const AMOUNTS =
	/(?<!\d[ ._/()-]{0,2})(?!84(?:[.,]\d{3}){3})[1-9]\d{0,2}(?:[.,]\d{3}){0,3}[.,]\d00(?: ?- ?[1-9]\d{0,2}(?:[.,]\d{3}){0,3}[.,]\d00)?(?![.,]?\d)/g;
/** Round as well, in one piece: only its unit tells it from an account. */
const PLAIN_AMOUNTS = /(?<!\d[ ._/()-]{0,2})(?!84)[1-9]\d{2,8}000(?= ?(?:₫|đ|vn[dđ]))/gi;
const TAX_CODES =
	/(?:\bmst|mã số thuế|ma so thue|mã số doanh nghiệp|đkkd)[^\d\n]{0,20}(\d{10}|0\d{11})(?:-\d{3})?(?![ ./_-]?\d)/gi;
const BAR_CODES =
	/(?:mã vạch|ma vach|barcode|\bean|\bgtin|\bisbn)[^\d\n]{0,20}(?:97[89](?:[ -]?\d){10}|\d{13})(?!\d)/gi;
const MOBILE = /^0(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9\d)\d{7}$/;
/** An account of a bank, whatever its length. */
const BANK_NUMBER = /(?:stk|số tài khoản|so tai khoan|\bck\b|chuyển khoản)[^\d\n]{0,30}\d{6,}/i;

const INVISIBLE = /\p{Cf}/gu;
/** As a reader sees it: composed, without what is invisible, wide and other odd letters as plain ones. */
export const asSeen = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '');

/** The tenth digit of a tax code follows from the nine before it. */
const TAX_WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3];
function isTaxCode(digits: string): boolean {
	const sum = TAX_WEIGHTS.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
	return 10 - (sum % 11) === Number(digits[9]);
}

/** Without the numbers that nobody can call; what is called a tax code but looks like a mobile has to prove it. */
const withoutHarmless = (text: string): string =>
	text
		.replace(DATES, '·')
		.replace(AMOUNTS, '·')
		.replace(PLAIN_AMOUNTS, '·')
		.replace(BAR_CODES, '·')
		.replace(TAX_CODES, (said, digits: string) => (MOBILE.test(digits) && !isTaxCode(digits) ? said : '·'));

function saysContact(text: string): boolean {
	const left = withoutHarmless(text);
	return NUMBER_TO_CALL.test(left) || PHONE.test(left) || BANK_NUMBER.test(text);
}

export function wordsDoubts(text: string): readonly WordsDoubt[] {
	const seen = asSeen(text);
	const words = ` ${seen.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
	const doubts: WordsDoubt[] = [];
	if (BANNED.some((banned) => words.includes(` ${banned} `))) doubts.push('banned_words');
	if (saysContact(seen)) doubts.push('contact_in_text');
	if (LINK.test(seen)) doubts.push('link_in_text');
	return doubts;
}
