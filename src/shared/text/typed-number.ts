/** More digits than any amount here has. */
const DIGITS_MAX = 12;
const GROUPED = /^\d{1,3}([., ])\d{3}(?:\1\d{3})*$/;
const UNIT = /(?:₫|đ|vnđ|vnd|đồng)$/iu;
const FULL_WIDTH = /[０-９]/g;
const FULL_WIDTH_ZERO = 0xff10;

/** Digits as a Vietnamese, Japanese or Chinese keyboard writes them, without blanks around or between them. */
const plain = (text: string): string =>
	text
		.replace(FULL_WIDTH, (digit) => String((digit.codePointAt(0) ?? 0) - FULL_WIDTH_ZERO))
		.replace(/\s+/gu, ' ')
		.trim();

/**
 * The whole number that somebody wrote: `12000`, `12.000`, `12,000`, `12 000`, `12.000đ`; 0 of an empty text. Null of everything
 * that means something else, or nothing: `-5`, `1.5`, `1,5`, `1e3`. A text is never read as another number.
 */
export function readWhole(text: string): number | null {
	const written = plain(plain(text).replace(UNIT, ''));
	if (written === '') return plain(text) === '' ? 0 : null;
	if (!GROUPED.test(written) && !/^\d+$/.test(written)) return null;
	const digits = written.replace(/\D/g, '');
	return digits.length > DIGITS_MAX ? null : Number(digits);
}

/** Who types `1.5` may go on to `1.500`: it is no number yet, and not called wrong before the field is left. */
export const isHalfGrouped = (text: string): boolean => /^\d{1,3}(?:[.,]\d{3})*[.,]\d{0,2}$/.test(plain(text));

/** What came in between two texts of a field; empty where something was only taken out. */
function insertedInto(before: string, after: string): string {
	let start = 0;
	while (start < before.length && before[start] === after[start]) start += 1;
	let end = 0;
	while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	return after.slice(start, after.length - end);
}

/** As `readWhole`, of a field that groups by itself: its own points move with every digit typed or taken out. */
export function readGrouped(before: string, after: string): number | null {
	const isOwnGrouping = readWhole(before) !== null && /^\d*$/.test(plain(insertedInto(before, after)));
	return isOwnGrouping && /^[\d.]*$/.test(plain(after))
		? readWhole(plain(after).replaceAll('.', ''))
		: readWhole(after);
}
