/** What a message before an order must not carry. */
export type ContactKind = 'phone' | 'email' | 'link' | 'bank' | 'account';
export type Span = { readonly start: number; readonly end: number; readonly kind: ContactKind };

export const MOBILE = '(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9\\d)\\d{7}';
export const PHONE = new RegExp(`^(?:0|84|840|0084)(?:${MOBILE}|2\\d{8,9})$`);
/** Digits from which a number can be an account; shorter ones are quantities. */
export const ACCOUNT_DIGITS = 9;
export const GAP_MAX = 16;
export const UNIT =
	'(?:₫|d(?![a-z])|vnd|dong|k(?![a-z])|nghin|ngan|trieu|tr(?![a-z])|ty(?![a-z])|%|kg|gram|gr?(?![a-z])|ml|lit|cm|mm|m(?![a-z])|inch|w(?![a-z])|mah|gb)';
const BANKS =
	'(?:stk|so tai khoan|tai khoan|so tk|tk|chuyen khoan|ck|ngan hang|vietcombank|vcb|techcombank|tcb|mbbank|mb bank|bidv|agribank|vietinbank|acb|tpbank|vpbank|sacombank|momo)';
export const AFTER_BANK = new RegExp(String.raw`(?<![a-z])${BANKS}[^\d\n]{0,25}$`);
export const BANK_DIGITS = 6;

const SPLIT_AMOUNT = /^[1-9]\d{0,2}(?:[.,]\d{3})*[.,]\d00$/;
const PLAIN_AMOUNT = /^[1-9]\d{1,4}000$/;
const DECIMAL = /^\d{1,3}[.,]\d$/;
const ROUND = /^[1-9]\d{0,2}0$/;
const YEAR = /^20[12]\d$/;
const SHORT_DATE = /^[0-3]?\d\/[01]?\d$/;

/** The digits that are left after prices, sizes, years and short dates. */
export function quantitiesRemoved(tokens: readonly { readonly digits: string }[], raw: string): string {
	const sizes = tokens.map(({ digits }) => digits);
	const isRising = sizes.every((size, at) => at === 0 || Number(size) > Number(sizes[at - 1]));
	if (sizes.length > 1 && isRising && sizes.every((size) => /^[1-9]\d?$/.test(size))) return '';
	return raw
		.split(/[^\d.,/]+/)
		.map((part) => part.replace(/^[.,/]+|[.,/]+$/g, ''))
		.filter(
			(part) => ![SPLIT_AMOUNT, PLAIN_AMOUNT, DECIMAL, ROUND, YEAR, SHORT_DATE].some((quantity) => quantity.test(part)),
		)
		.join('')
		.replace(/\D/g, '');
}
