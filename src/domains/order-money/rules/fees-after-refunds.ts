import { lineFees, type SoldLine } from '#src/domains/fees/rules/line-fees.ts';
import { shareOf, sumVnd } from '#src/shared/money.ts';

export type PartlySoldLine = SoldLine & { readonly backVnd: number };
export type PartlySoldShipping = { readonly feeVnd: number; readonly commissionBp: number; readonly backVnd: number };
export type FeesLeft = {
	readonly leftVnd: number;
	readonly commissionVnd: number;
	readonly taxVnd: number;
	readonly shopVnd: number;
};

const part = (amountVnd: number, leftVnd: number, wholeVnd: number): number =>
	wholeVnd === 0 ? 0 : Number((BigInt(amountVnd) * BigInt(leftVnd)) / BigInt(wholeVnd));

export function lineFeesLeft(line: PartlySoldLine): Omit<FeesLeft, 'shopVnd'> {
	const { earnedVnd, commissionVnd, taxVnd } = lineFees(line);
	const leftVnd = earnedVnd - line.backVnd;
	return {
		leftVnd,
		commissionVnd: part(commissionVnd, leftVnd, earnedVnd),
		taxVnd: part(taxVnd, leftVnd, earnedVnd),
	};
}

/** Commission, tax and the shop's share after refunds: each line by its rates, in proportion to what is left. */
export function feesLeft(lines: readonly PartlySoldLine[], shipping: PartlySoldShipping): FeesLeft {
	const ofLines = lines.map(lineFeesLeft);
	const shippingLeftVnd = shipping.feeVnd - shipping.backVnd;
	const leftVnd = sumVnd(ofLines.map((line) => line.leftVnd)) + shippingLeftVnd;
	const ofShipping = part(shareOf(shipping.feeVnd, shipping.commissionBp), shippingLeftVnd, shipping.feeVnd);
	const commissionVnd = sumVnd(ofLines.map((line) => line.commissionVnd)) + ofShipping;
	const taxVnd = sumVnd(ofLines.map((line) => line.taxVnd));
	return { leftVnd, commissionVnd, taxVnd, shopVnd: leftVnd - commissionVnd - taxVnd };
}
