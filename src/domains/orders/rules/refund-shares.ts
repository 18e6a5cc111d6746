import { splitByLargestRemainder, sumVnd } from '#src/shared/money.ts';
import type { Quantities } from '../contract-quantities.ts';

/** What was paid for a line, by where it came from; together the line's price less the shop's own voucher. */
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

/** Of an amount that is spread over equal items, what the first `count` of them carry: the odd ₫ lie on the first. */
const carriedBy = (totalVnd: number, pieces: number, count: number): number =>
	Math.floor(totalVnd / pieces) * count + Math.min(totalVnd % pieces, count);

/**
 * What `taken` items of a line are worth after `before` of them went back already. However a line is taken apart, its
 * parts are exactly the line. Less than the whole per cent: each source gives its part, rounded down together.
 */
export function unitShare(
	line: PaidLine,
	{ before, taken, percent = WHOLE_PERCENT }: { readonly before: number; taken: number; percent?: number },
): PaidParts {
	const paid = paidPartsOf(line);
	const of = (totalVnd: number): number =>
		carriedBy(totalVnd, line.quantity, before + taken) - carriedBy(totalVnd, line.quantity, before);
	const whole = [of(paid.cashVnd), of(paid.coinBonusVnd), of(paid.coinPaidVnd), of(paid.platformVnd)];
	const grantedVnd = Math.floor((sumVnd(whole) * percent) / WHOLE_PERCENT);
	const [cashVnd = 0, coinBonusVnd = 0, coinPaidVnd = 0, platformVnd = 0] =
		percent === WHOLE_PERCENT ? whole : splitByLargestRemainder(grantedVnd, whole);
	return { cashVnd, coinBonusVnd, coinPaidVnd, platformVnd };
}

/**
 * The rest of items that were split before: `split` of the `before` items that went back have only had a part, all of
 * them together `given`. Whoever completes them all has given exactly what the items are worth.
 */
export function remainderOfSplit(
	line: PaidLine,
	{ before, split, given, completed }: Splits & { readonly before: number; readonly completed: number },
): PaidParts {
	const due = unitShare(line, { before: 0, taken: before });
	const of = (key: keyof PaidParts): number => (completed > 0 ? carriedBy(due[key] - given[key], split, completed) : 0);
	return {
		cashVnd: of('cashVnd'),
		coinBonusVnd: of('coinBonusVnd'),
		coinPaidVnd: of('coinPaidVnd'),
		platformVnd: of('platformVnd'),
	};
}
type Splits = { readonly split: number; readonly given: PaidParts };

export const sumParts = (parts: readonly PaidParts[]): PaidParts => ({
	cashVnd: sumVnd(parts.map(({ cashVnd }) => cashVnd)),
	coinBonusVnd: sumVnd(parts.map(({ coinBonusVnd }) => coinBonusVnd)),
	coinPaidVnd: sumVnd(parts.map(({ coinPaidVnd }) => coinPaidVnd)),
	platformVnd: sumVnd(parts.map(({ platformVnd }) => platformVnd)),
});

/** Products and shipping, or return shipping: what a bank transfers or a carrier leaves uncollected. */
export const bankVndOf = ({
	cashVnd,
	shippingVnd,
	postageVnd = 0,
}: Pick<PaidParts, 'cashVnd'> & { readonly shippingVnd: number; readonly postageVnd?: number }): number =>
	cashVnd + shippingVnd + postageVnd;

/** With these items everything that was bought has gone back whole. */
export const takesTheLast = (
	bought: readonly { readonly id: string; readonly quantity: number }[],
	before: readonly { readonly lineId: string; readonly whole: number }[],
	taken: readonly Quantities[],
): boolean =>
	bought.every(({ id, quantity }) => {
		const now = taken.find(({ lineId }) => lineId === id)?.quantity ?? 0;
		return (before.find(({ lineId }) => lineId === id)?.whole ?? 0) + now === quantity;
	});
