import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_REDUCTIONS } from '#src/domains/orders/rules/order-totals.ts';
import { sumVnd } from '#src/shared/money.ts';
import { lineShares } from './reductions-by-line.ts';

const KINDS = ['shopDiscountVnd', 'platformDiscountVnd', 'coinBonusVnd', 'coinPaidVnd'] as const;

test('lineShares gives the remainder to the line with the largest fraction, or the earlier of two equal ones', () => {
	const line = { unitPriceVnd: 10_000, quantity: 1 };
	const shares = lineShares([line, line, line], { ...NO_REDUCTIONS, shopDiscountVnd: 10_000 });
	expect(shares.map(({ shopDiscountVnd }) => shopDiscountVnd)).toEqual([3334, 3333, 3333]);
	const uneven = lineShares([line, { unitPriceVnd: 5000, quantity: 4 }], { ...NO_REDUCTIONS, coinPaidVnd: 1000 });
	expect(uneven.map(({ coinPaidVnd }) => coinPaidVnd)).toEqual([333, 667]);
});

test('lineShares sum to the reductions of the order, and no line exceeds its price', () => {
	const line = fc.record({
		unitPriceVnd: fc.integer({ min: 1, max: 99_999 }),
		quantity: fc.integer({ min: 1, max: 50 }),
	});
	const parts = fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100));
	fc.assert(
		fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), parts, (lines, [a, b, c, d, unshippedItems]) => {
			const goodsVnd = sumVnd(lines.map(({ unitPriceVnd, quantity }) => unitPriceVnd * quantity));
			const of = (part: number): number => Math.floor((goodsVnd * part) / Math.max(1, a + b + c + d + unshippedItems));
			const order = { shopDiscountVnd: of(a), platformDiscountVnd: of(b), coinBonusVnd: of(c), coinPaidVnd: of(d) };
			const shares = lineShares(lines, order);
			for (const kind of KINDS) expect(sumVnd(shares.map((share) => share[kind]))).toBe(order[kind]);
			for (const [at, share] of shares.entries()) {
				const { unitPriceVnd = 0, quantity = 0 } = lines[at] ?? {};
				expect(sumVnd(KINDS.map((kind) => share[kind]))).toBeLessThanOrEqual(unitPriceVnd * quantity);
				for (const kind of KINDS) expect(share[kind]).toBeGreaterThanOrEqual(0);
			}
		}),
	);
});
