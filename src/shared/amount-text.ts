/** The sign for numbers: a hyphen is shorter, and a line may break behind it. */
const MINUS = '\u2212';

/** By hand: the first number that `Intl` writes costs a phone a tenth of a second. */
const grouped = (count: number): string => {
	const digits = String(Math.abs(Math.round(count))).replace(/\B(?=(?:\d{3})+$)/g, '.');
	return count < 0 && digits !== '0' ? `${MINUS}${digits}` : digits;
};

/** `1234567` → `1.234.567 ₫` with a no-break space. */
export const formatVnd = (amountVnd: number): string => `${grouped(amountVnd)}\u00a0₫`;
/** `1234567` → `1.234.567` */
export const formatCount = grouped;

/** `1234.5` → `1.234,5`: as many digits behind the comma as it has, and no more than `most`. */
export function formatNumber(value: number, most = 3): string {
	const scale = 10 ** most;
	const parts = Math.round(Math.abs(value) * scale);
	const rest = String(parts % scale)
		.padStart(most, '0')
		.replace(/0+$/, '');
	return `${value < 0 && parts > 0 ? MINUS : ''}${grouped(Math.floor(parts / scale))}${rest && `,${rest}`}`;
}

/** `4.25` → `4,3` and `5` → `5,0`: stars are told alike wherever they stand. */
export const formatStars = (score: number): string => {
	const tenths = Math.round(score * 10);
	return `${Math.floor(tenths / 10)},${tenths % 10}`;
};
