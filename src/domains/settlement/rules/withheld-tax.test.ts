import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumVnd } from '#src/shared/money.ts';
import { taxOfRefund, taxOfSale } from './withheld-tax.ts';

const line = { id: 'a', unitPriceVnd: 100_000, quantity: 3, shopDiscountVnd: 0, commissionBp: 500, taxBp: 150 };

test('taxOfSale skips a line that was refunded before the sale and taxes only the remainder of a partly refunded line', () => {
	const back = { refundId: 'r', lineId: 'a', quantity: 3, backVnd: 300_000 };
	expect(taxOfSale([line], [back])).toEqual([]);
	expect(taxOfSale([line], [{ ...back, quantity: 1, backVnd: 100_000 }])).toEqual([
		{ lineId: 'a', quantity: 2, baseVnd: 200_000, taxVnd: 3000 },
	]);
});

test('taxOfRefund changes only the lines of the refund', () => {
	const back = { refundId: 'r', lineId: 'a', quantity: 1, backVnd: 100_000 };
	expect(taxOfRefund([line, { ...line, id: 'b' }], [], [back])).toEqual([
		{ lineId: 'a', quantity: -1, baseVnd: -100_000, taxVnd: -1500 },
	]);
});

test('for any sequence of partial refunds, the tax left withheld equals the tax on the remaining amount', () => {
	const amount = fc.integer({ min: 1000, max: 5_000_000 });
	fc.assert(
		fc.property(
			amount,
			fc.integer({ min: 0, max: 1000 }),
			fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
			(priceVnd, taxBp, parts) => {
				const sold = { ...line, unitPriceVnd: priceVnd, quantity: 1, taxBp };
				let left = priceVnd;
				const backs = parts.map((part, at) => {
					const backVnd = Math.floor(left * part);
					left -= backVnd;
					return { refundId: String(at), lineId: 'a', quantity: 0, backVnd };
				});
				const taken = sumVnd([
					...taxOfSale([sold], []).map(({ taxVnd }) => taxVnd),
					...backs.flatMap((back, at) => taxOfRefund([sold], backs.slice(0, at), [back]).map(({ taxVnd }) => taxVnd)),
				]);
				const wanted = taxOfSale([sold], backs)[0]?.taxVnd ?? 0;
				expect(taken).toBe(wanted);
			},
		),
	);
});
