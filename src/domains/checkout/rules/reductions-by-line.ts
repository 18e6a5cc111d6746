import type { LineAmount, Reductions } from '#src/domains/orders/rules/order-totals.ts';
import { splitByLargestRemainder } from '#src/shared/money.ts';

const KINDS = ['shopDiscountVnd', 'platformDiscountVnd', 'coinBonusVnd', 'coinPaidVnd'] as const;

/**
 * Splits reductions by largest remainder over the remaining price of each line, so no line exceeds its price and the
 * shares sum to the total.
 */
export function lineShares(lines: readonly LineAmount[], reductions: Reductions): readonly Reductions[] {
	let left = lines.map(({ unitPriceVnd, quantity }) => unitPriceVnd * quantity);
	const shares = new Map<keyof Reductions, readonly number[]>();
	for (const kind of KINDS) {
		const parts = splitByLargestRemainder(reductions[kind], left);
		left = left.map((vnd, at) => vnd - (parts[at] ?? 0));
		shares.set(kind, parts);
	}
	const partOf = (kind: keyof Reductions, at: number): number => shares.get(kind)?.[at] ?? 0;
	return lines.map((_, at) => ({
		shopDiscountVnd: partOf('shopDiscountVnd', at),
		platformDiscountVnd: partOf('platformDiscountVnd', at),
		coinBonusVnd: partOf('coinBonusVnd', at),
		coinPaidVnd: partOf('coinPaidVnd', at),
	}));
}
