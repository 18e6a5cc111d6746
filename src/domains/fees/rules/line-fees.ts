import { shareOf } from '#src/shared/money.ts';
import type { LineRates } from '../contract.ts';

export type SoldLine = LineRates & {
	readonly unitPriceVnd: number;
	readonly quantity: number;
	/** The shop's own voucher: what it gave away it did not earn. */
	readonly shopDiscountVnd: number;
};
export type LineFees = { readonly earnedVnd: number; readonly commissionVnd: number; readonly taxVnd: number };

/** What is kept of one line, rounded down; a platform's voucher or coin lowers nothing, the platform pays for them. */
export function lineFees({ unitPriceVnd, quantity, shopDiscountVnd, commissionBp, taxBp }: SoldLine): LineFees {
	const earnedVnd = unitPriceVnd * quantity - shopDiscountVnd;
	return { earnedVnd, commissionVnd: shareOf(earnedVnd, commissionBp), taxVnd: shareOf(earnedVnd, taxBp) };
}
