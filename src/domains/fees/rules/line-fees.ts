import { shareOf } from '#src/shared/money.ts';
import type { LineRates } from '../contract.ts';

export type SoldLine = LineRates & {
	readonly unitPriceVnd: number;
	readonly quantity: number;
	readonly shopDiscountVnd: number;
};
export type LineFees = { readonly earnedVnd: number; readonly commissionVnd: number; readonly taxVnd: number };

/** Rounded down. Vouchers of the platform and coin reduce nothing, because the platform pays for them. */
export function lineFees({ unitPriceVnd, quantity, shopDiscountVnd, commissionBp, taxBp }: SoldLine): LineFees {
	const earnedVnd = unitPriceVnd * quantity - shopDiscountVnd;
	return { earnedVnd, commissionVnd: shareOf(earnedVnd, commissionBp), taxVnd: shareOf(earnedVnd, taxBp) };
}
