/** The minus sign: a hyphen is shorter, and a line may break after it. */
export const MINUS = '\u2212';

/** Written by hand, because the first use of `Intl` takes 0.1 s on a phone. */
const grouped = (count: number): string => {
	const digits = String(Math.abs(Math.round(count))).replace(/\B(?=(?:\d{3})+$)/g, '.');
	return count < 0 && digits !== '0' ? `${MINUS}${digits}` : digits;
};

export const formatVnd = (amountVnd: number): string => `${grouped(amountVnd)}\u00a0₫`;
export const formatCount = grouped;
export const coinText = (amountVnd: number): string => `${grouped(amountVnd)} bizcoin`;
