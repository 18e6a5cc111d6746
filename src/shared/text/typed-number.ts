const DIGITS_MAX = 12;
const GROUPED = /^\d{1,3}([., ])\d{3}(?:\1\d{3})*$/;
const UNIT = /(?:₫|đ|vnđ|vnd|đồng)$/iu;
const FULL_WIDTH = /[０-９]/g;
const FULL_WIDTH_ZERO = 0xff10;

/** Converts full-width digits to ASCII and removes blanks. */
const plain = (text: string): string =>
	text
		.replace(FULL_WIDTH, (digit) => String((digit.codePointAt(0) ?? 0) - FULL_WIDTH_ZERO))
		.replace(/\s+/gu, ' ')
		.trim();

/**
 * Parses a whole number: `12000`, `12.000`, `12,000`, `12 000`, `12.000đ`; an empty text is 0. Returns null for
 * anything ambiguous (`-5`, `1.5`, `1e3`), never a different number.
 */
export function readWhole(text: string): number | null {
	const written = plain(plain(text).replace(UNIT, ''));
	if (written === '') return plain(text) === '' ? 0 : null;
	if (!GROUPED.test(written) && !/^\d+$/.test(written)) return null;
	const digits = written.replace(/\D/g, '');
	return digits.length > DIGITS_MAX ? null : Number(digits);
}

/** Digits alone, but more of them than `readWhole` takes. */
export const isTooLong = (text: string): boolean => {
	const written = plain(plain(text).replace(UNIT, ''));
	return (GROUPED.test(written) || /^\d+$/.test(written)) && written.replace(/\D/g, '').length > DIGITS_MAX;
};

/** `1.5` may become `1.500`: it is no number yet, but an error is shown only when the field loses focus. */
export const isHalfGrouped = (text: string): boolean => /^\d{1,3}(?:[.,]\d{3})*[.,]\d{0,2}$/.test(plain(text));

/** Empty when text was only removed. */
function insertedText(before: string, after: string): string {
	let start = 0;
	while (start < before.length && before[start] === after[start]) start += 1;
	let end = 0;
	while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	return after.slice(start, after.length - end);
}

/** Like `readWhole` for a field that groups digits itself, so that its separators shift with each keystroke. */
export function readGrouped(before: string, after: string): number | null {
	const isOwnGrouping = readWhole(before) !== null && /^\d*$/.test(plain(insertedText(before, after)));
	return isOwnGrouping && /^[\d.]*$/.test(plain(after))
		? readWhole(plain(after).replaceAll('.', ''))
		: readWhole(after);
}
