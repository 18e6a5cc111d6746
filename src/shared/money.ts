import * as z from 'zod/mini';

// In separate modules, so that scripts that only show a price do not bundle the schemas.
export { formatCount, formatVnd } from './text/amount-text.ts';
export { formatNumber } from './text/number-text.ts';

/** VNPAY accepts at most 9,999,999,999 ₫ per payment; no single amount may exceed it. */
export const MAX_VND = 9_999_999_999;

/** Integer ₫, never negative; also for bizcoin: 1 bizcoin = 1 ₫ of discount. */
export const VndAmount = z.int().check(z.minimum(0), z.maximum(MAX_VND));

export const sumVnd = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** A share in basis points, rounded down: coin, commission, tax and discounts all round down. */
export const shareOf = (amountVnd: number, basisPoints: number): number =>
	Number((BigInt(amountVnd) * BigInt(basisPoints)) / 10_000n);

/**
 * Splits `totalVnd` in proportion to `weights` by largest remainder; ties go to the earlier line. The parts sum to
 * `totalVnd` exactly. When all weights are 0, the first line gets everything.
 */
export function splitByLargestRemainder(totalVnd: number, weights: readonly number[]): readonly number[] {
	if (weights.length === 0) return [];
	const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
	if (sum === 0n) return weights.map((_, index) => (index === 0 ? totalVnd : 0));
	const shares = weights.map((weight, index) => {
		const product = BigInt(totalVnd) * BigInt(weight);
		return { index, part: Number(product / sum), remainder: product % sum };
	});
	let missing = totalVnd - shares.reduce((total, share) => total + share.part, 0);
	const byRemainder = [...shares].sort((a, b) =>
		a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
	);
	for (const share of byRemainder) {
		if (missing === 0) break;
		share.part += 1;
		missing -= 1;
	}
	return shares.map((share) => share.part);
}
