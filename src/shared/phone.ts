/** Longest text in which a phone number is looked for. */
export const PHONE_MAX_LENGTH = 40;

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** Blanks, invisible characters that copying adds, and what people write between groups of digits. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}\u2212.()[\]/]/gu;
/** One number: digits, with separators between them and at most one plus sign in front. */
const ONE_NUMBER = /^\+?\d{9,14}$/;

/**
 * Reads a Vietnamese mobile number (`03 05 07 08 09` + 8 digits) or landline (`02` + 9 digits), as people write and
 * paste it; null for anything else.
 */
export function toE164(written: string): string | null {
	if (written.length > PHONE_MAX_LENGTH) return null;
	const narrow = written.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
	const digits = narrow.replace(SEPARATORS, '');
	if (!ONE_NUMBER.test(digits)) return null;
	const national = digits.replace(/^(\+84|0084|84(?=\d{9,10}$))?0?/, '');
	return /^([35789]\d{8}|2\d{9})$/.test(national) ? `+84${national}` : null;
}

/** Only mobile phones receive text messages. */
export const isMobile = (e164: string): boolean => /^\+84[35789]\d{8}$/.test(e164);

/** The only form in which phone numbers are shown: `0912 345 678`, `028 3822 1234`, `0236 3822 123`. */
export function formatPhone(e164: string): string {
	const local = `0${e164.replace(/^\+84/, '')}`;
	if (/^02[48]/.test(local)) return local.replace(/^(\d{3})(\d{4})(\d+)$/, '$1 $2 $3');
	return local.replace(/^(02\d\d)(\d{4})(\d+)$/, '$1 $2 $3').replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3');
}
