import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { splitByLargestRemainder, sumVnd } from '#src/shared/money.ts';

/** Paid amounts of a line by source; their sum is the line's price minus the shop voucher. */
export type PaidParts = {
	readonly cashVnd: number;
	readonly coinBonusVnd: number;
	readonly coinPaidVnd: number;
	readonly platformVnd: number;
};
export type PaidLine = {
	readonly unitPriceVnd: number;
	readonly quantity: number;
	readonly shopDiscountVnd: number;
	readonly platformDiscountVnd: number;
	readonly coinBonusVnd: number;
	readonly coinPaidVnd: number;
};

export const WHOLE_PERCENT = 100;

export function paidPartsOf(line: PaidLine): PaidParts {
	const { coinBonusVnd, coinPaidVnd, platformDiscountVnd: platformVnd } = line;
	const netVnd = line.unitPriceVnd * line.quantity - line.shopDiscountVnd;
	return { cashVnd: netVnd - platformVnd - coinBonusVnd - coinPaidVnd, coinBonusVnd, coinPaidVnd, platformVnd };
}

/** Returns what the first `count` units carry of `totalVnd`; the first units carry the remainder. */
const shareOfQuantity = (totalVnd: number, pieces: number, count: number): number =>
	Math.floor(totalVnd / pieces) * count + Math.min(totalVnd % pieces, count);

/**
 * Returns the value of `taken` units after `before` units were returned. The parts of a line always add up to the
 * line. A `percent` below 100 applies to every source; the sum is rounded down once.
 */
export function unitShare(
	line: PaidLine,
	{ before, taken, percent = WHOLE_PERCENT }: { readonly before: number; taken: number; percent?: number },
): PaidParts {
	const paid = paidPartsOf(line);
	const of = (totalVnd: number): number =>
		shareOfQuantity(totalVnd, line.quantity, before + taken) - shareOfQuantity(totalVnd, line.quantity, before);
	const whole = [of(paid.cashVnd), of(paid.coinBonusVnd), of(paid.coinPaidVnd), of(paid.platformVnd)];
	const grantedVnd = Math.floor((sumVnd(whole) * percent) / WHOLE_PERCENT);
	const [cashVnd = 0, coinBonusVnd = 0, coinPaidVnd = 0, platformVnd = 0] =
		percent === WHOLE_PERCENT ? whole : splitByLargestRemainder(grantedVnd, whole);
	return { cashVnd, coinBonusVnd, coinPaidVnd, platformVnd };
}

/**
 * Of the `before` returned units, `split` were refunded only in part; `given` is the amount refunded for all of
 * them. Completing all splits refunds exactly the value of the units.
 */
export function remainderOfSplit(
	line: PaidLine,
	{ before, split, given, completed }: SplitParts & { readonly before: number; readonly completed: number },
): PaidParts {
	const due = unitShare(line, { before: 0, taken: before });
	const of = (key: keyof PaidParts): number =>
		completed > 0 ? shareOfQuantity(due[key] - given[key], split, completed) : 0;
	return {
		cashVnd: of('cashVnd'),
		coinBonusVnd: of('coinBonusVnd'),
		coinPaidVnd: of('coinPaidVnd'),
		platformVnd: of('platformVnd'),
	};
}
type SplitParts = { readonly split: number; readonly given: PaidParts };

export const sumParts = (parts: readonly PaidParts[]): PaidParts => ({
	cashVnd: sumVnd(parts.map(({ cashVnd }) => cashVnd)),
	coinBonusVnd: sumVnd(parts.map(({ coinBonusVnd }) => coinBonusVnd)),
	coinPaidVnd: sumVnd(parts.map(({ coinPaidVnd }) => coinPaidVnd)),
	platformVnd: sumVnd(parts.map(({ platformVnd }) => platformVnd)),
});

export const bankVndOf = ({
	cashVnd,
	shippingVnd,
	postageVnd = 0,
}: Pick<PaidParts, 'cashVnd'> & { readonly shippingVnd: number; readonly postageVnd?: number }): number =>
	cashVnd + shippingVnd + postageVnd;

export const refundsLastUnit = (
	bought: readonly { readonly id: string; readonly quantity: number }[],
	before: readonly { readonly lineId: string; readonly whole: number }[],
	taken: readonly Quantities[],
): boolean =>
	bought.every(({ id, quantity }) => {
		const now = taken.find(({ lineId }) => lineId === id)?.quantity ?? 0;
		return (before.find(({ lineId }) => lineId === id)?.whole ?? 0) + now === quantity;
	});
