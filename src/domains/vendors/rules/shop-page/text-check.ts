import { foldVietnamese } from '#src/shared/slug.ts';

/** Content that is forbidden in texts of products and shops and in category names. */
export type TextIssue = 'banned_words' | 'contact_in_text' | 'link_in_text';

/** Forbidden products; an operator decides on each hit. Phrases of several words also match without tones. */
const BANNED = [
	['ma túy', 'ma tuý', 'cần sa', 'thuốc lắc', 'bóng cười', 'thuốc lá điện tử', 'vape', 'shisha'],
	['súng', 'đạn dược', 'thuốc nổ', 'pháo nổ', 'dao găm', 'roi điện', 'bình xịt hơi cay'],
	['bằng giả', 'giấy tờ giả', 'tiền giả', 'sim rác', 'tài khoản ngân hàng'],
	['ngà voi', 'sừng tê giác', 'vảy tê tê', 'mật gấu', 'cao hổ'],
	['hàng fake', 'super fake', 'replica', 'hàng nhái'],
]
	.flat()
	.flatMap((words) => (words.includes(' ') ? [words, foldVietnamese(words)] : [words]));

/** Top-level domains that start no sentence; others count as a link only when a path follows directly. */
const LINK =
	/https?:\/\/|www\.|[a-z0-9-]\.(com|net|vn|shop|store|info|org|me|xyz|io|online|asia|biz|click|website|site|club)\b/i;
const SHORT_LINK =
	/(?<![\p{L}\p{N}-])(?!tp\.)(?:[stjg]\.(?:id|co|ly|mp)|(?=\d{0,9}[a-z-])[a-z0-9-]{2,40}\.(?:[a-z]{2}|top|pro|vip|app|link|live|page))\/[a-z0-9]/iu;
/** Spellings that try to evade the link check. */
const SPELT_LINK =
	/[a-z0-9-](?: \. |\[\.\]|\(\.\))(?:com|net|vn|org)\b|(?<!\p{L})chấm (?:com|net|vn)(?![\p{L}\p{N}])/iu;
const containsLink = (text: string): boolean => LINK.test(text) || SHORT_LINK.test(text) || SPELT_LINK.test(text);
/** Digits with up to three separator characters between them. */
const RUNS = /\d(?:(?:[ ._/()-]{0,3}|,)\d)*/g;
const BETWEEN_QUANTITIES = /[ _/()-]+/;
const CALLABLE_DIGITS = 9;
const PHONE = /^(?:84|0)[235789]\d{8}$/;
const ROUND_AMOUNT = /^[1-9]\d{0,2}(?:[.,]\d{3}){0,3}[.,]\d00$/;
/** Without separators, only the unit distinguishes an amount from an account number. */
const PLAIN_AMOUNT = /^[1-9]\d{2,8}000$/;
const UNIT = /^ ?(?:₫|đ|vn[dđ])/i;
const SIZES = /^[1-9]\d$/;
/** Dates with a year, and ranges of dates, which are no phone numbers. */
const DATES = /(?<!\d)(?:\d?\d[./]\d?\d ?- ?)?[0-3]?\d[./-][01]?\d[./-]20\d\d(?!\d)/g;
const TAX_CODES =
	/(?:\bmst|mã số thuế|ma so thue|mã số doanh nghiệp|đkkd)[^\d\n]{0,20}(\d{10}|0\d{11})(?:-\d{3})?(?![ ./_-]?\d)/gi;
const BAR_CODES = /(?:mã vạch|ma vach|barcode|\bean|\bgtin|\bisbn)[^\d\n]{0,20}\d(?:[ -]?\d){12}(?![ -]?\d)/gi;
const MOBILE = /^0(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9\d)\d{7}$/;
/** Any number that follows a word for an account or a hotline, whatever its length. */
const SAID_NUMBER =
	/(?:stk|số tài khoản|so tai khoan|\bck\b|chuyển khoản|hotline|tổng đài|tong dai)[^\d\n]{0,30}\d{4}[ .-]?\d{2}/i;

const INVISIBLE = /\p{Cf}/gu;
/** NFKC-normalised text without invisible characters, as a reader sees it. */
export const normaliseVisible = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '');

/** The tenth digit of a tax code is a checksum of the first nine. */
const TAX_WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3];
function isTaxCode(digits: string): boolean {
	const sum = TAX_WEIGHTS.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
	return 10 - (sum % 11) === Number(digits[9]);
}

/**
 * Removes numbers that are labelled otherwise. A labelled tax code that looks like a mobile number must pass the
 * checksum.
 */
const withoutNamed = (text: string): string =>
	text
		.replace(DATES, '·')
		.replace(BAR_CODES, '·')
		.replace(TAX_CODES, (said, digits: string) => (MOBILE.test(digits) && !isTaxCode(digits) ? said : '·'));

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `after` is the text behind the run; a currency unit there marks the last number as an amount. */
function isCallable(run: string, after: string): boolean {
	if (PHONE.test(digitsOf(run))) return true;
	const pieces = run.split(BETWEEN_QUANTITIES);
	if (pieces.every((unit) => SIZES.test(unit))) return false;
	const left = pieces.filter((unit, at) => {
		const isPlain = at === pieces.length - 1 && PLAIN_AMOUNT.test(unit) && UNIT.test(after);
		return !isPlain && (pieces[at - 1] === '84' || !ROUND_AMOUNT.test(unit));
	});
	return digitsOf(left.join('')).length >= CALLABLE_DIGITS;
}

function containsContact(text: string): boolean {
	const left = withoutNamed(text);
	const runs = [...left.matchAll(RUNS)];
	const isSaid = runs.some(({ 0: run, index }) =>
		isCallable(run, left.slice(index + run.length, index + run.length + 4)),
	);
	return isSaid || SAID_NUMBER.test(text);
}

export function findTextIssues(text: string): readonly TextIssue[] {
	const seen = normaliseVisible(text);
	const words = ` ${seen.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
	const doubts: TextIssue[] = [];
	if (BANNED.some((banned) => words.includes(` ${banned} `))) doubts.push('banned_words');
	if (containsContact(seen)) doubts.push('contact_in_text');
	if (containsLink(seen)) doubts.push('link_in_text');
	return doubts;
}
