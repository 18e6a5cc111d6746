import { shareOf, sumVnd } from '#src/shared/money.ts';
import type { LineRates } from '../contract.ts';

export type SoldLine = LineRates & {
	readonly unitPriceVnd: number;
	readonly quantity: number;
	/** The shop's own voucher: what it gave away it did not earn. */
	readonly shopDiscountVnd: number;
};
export type LineFees = { readonly earnedVnd: number; readonly commissionVnd: number; readonly taxVnd: number };
export type OrderFees = {
	readonly lines: readonly LineFees[];
	/** Of goods and shipping together. */
	readonly commissionVnd: number;
	readonly taxVnd: number;
	/** What the shop earns before both: goods less its own discounts, and shipping. */
	readonly earnedVnd: number;
};

/** What is kept of one line, rounded down; a platform's voucher or coin lowers nothing, the platform pays for them. */
export function lineFees({ unitPriceVnd, quantity, shopDiscountVnd, commissionBp, taxBp }: SoldLine): LineFees {
	const earnedVnd = unitPriceVnd * quantity - shopDiscountVnd;
	return { earnedVnd, commissionVnd: shareOf(earnedVnd, commissionBp), taxVnd: shareOf(earnedVnd, taxBp) };
}

export function orderFees(
	lines: readonly SoldLine[],
	shipping: { readonly feeVnd: number; readonly commissionBp: number },
): OrderFees {
	const ofLines = lines.map(lineFees);
	return {
		lines: ofLines,
		commissionVnd:
			sumVnd(ofLines.map(({ commissionVnd }) => commissionVnd)) + shareOf(shipping.feeVnd, shipping.commissionBp),
		taxVnd: sumVnd(ofLines.map(({ taxVnd }) => taxVnd)),
		earnedVnd: sumVnd(ofLines.map(({ earnedVnd }) => earnedVnd)) + shipping.feeVnd,
	};
}

/** Fees of what is left after a part was given back before completion: in the same proportion, rounded down. */
export function feesOfRest(
	fees: Omit<OrderFees, 'lines'>,
	leftVnd: number,
): { readonly commissionVnd: number; readonly taxVnd: number; readonly shopVnd: number } {
	const part = (amountVnd: number): number =>
		fees.earnedVnd === 0 ? 0 : Number((BigInt(amountVnd) * BigInt(leftVnd)) / BigInt(fees.earnedVnd));
	const commissionVnd = part(fees.commissionVnd);
	const taxVnd = part(fees.taxVnd);
	return { commissionVnd, taxVnd, shopVnd: leftVnd - commissionVnd - taxVnd };
}
