/** The sign for numbers: a hyphen is shorter, and a line may break behind it. */
export const MINUS = '\u2212';

/** By hand: the first number that `Intl` writes costs a phone a tenth of a second. */
const grouped = (count: number): string => {
	const digits = String(Math.abs(Math.round(count))).replace(/\B(?=(?:\d{3})+$)/g, '.');
	return count < 0 && digits !== '0' ? `${MINUS}${digits}` : digits;
};

/** `1234567` → `1.234.567 ₫` with a no-break space. */
export const formatVnd = (amountVnd: number): string => `${grouped(amountVnd)}\u00a0₫`;
/** `1234567` → `1.234.567` */
export const formatCount = grouped;
