import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumVnd } from '#src/shared/money.ts';
import {
	type PaidLine,
	type PaidParts,
	paidPartsOf,
	refundsLastUnit,
	remainderOfSplit,
	sumParts,
	unitShare,
} from './refund-shares.ts';

const totalOf = ({ cashVnd, coinBonusVnd, coinPaidVnd, platformVnd }: PaidParts): number =>
	sumVnd([cashVnd, coinBonusVnd, coinPaidVnd, platformVnd]);

const anyLine: fc.Arbitrary<PaidLine> = fc
	.tuple(
		fc.integer({ min: 1000, max: 9_000_000 }),
		fc.integer({ min: 1, max: 50 }),
		fc.array(fc.nat(25), { minLength: 4, maxLength: 4 }),
	)
	.map(([unitPriceVnd, quantity, [shop = 0, platform = 0, bonus = 0, paid = 0]]) => {
		const part = (percent: number): number => Math.floor((unitPriceVnd * quantity * percent) / 101);
		return {
			unitPriceVnd,
			quantity,
			shopDiscountVnd: part(shop),
			platformDiscountVnd: part(platform),
			coinBonusVnd: part(bonus),
			coinPaidVnd: part(paid),
		};
	});

test('unitShare splits a line so that its parts add up exactly to the line, for each source', () => {
	fc.assert(
		fc.property(anyLine, fc.infiniteStream(fc.integer({ min: 1, max: 50 })), (line, sizes) => {
			const parts: PaidParts[] = [];
			for (let before = 0; before < line.quantity; ) {
				const taken = Math.min(sizes.next().value, line.quantity - before);
				parts.push(unitShare(line, { before, taken }));
				before += taken;
			}
			expect(sumParts(parts)).toEqual(paidPartsOf(line));
			expect(parts.every((part) => Object.values(part).every((vnd) => vnd >= 0))).toBe(true);
		}),
	);
});

test('unitShare with a percentage never exceeds the full amount of a source and rounds its sum down once', () => {
	fc.assert(
		fc.property(anyLine, fc.integer({ min: 1, max: 99 }), (line, percent) => {
			const taken = line.quantity;
			const [whole, split] = [unitShare(line, { before: 0, taken }), unitShare(line, { before: 0, taken, percent })];
			expect(totalOf(split)).toBe(Math.floor((totalOf(whole) * percent) / 100));
			for (const key of ['cashVnd', 'coinBonusVnd', 'coinPaidVnd', 'platformVnd'] as const)
				expect(split[key]).toBeLessThanOrEqual(whole[key]);
		}),
	);
});

test('unitShare assigns the remainder of a voucher to the first units', () => {
	const line = {
		unitPriceVnd: 10_000,
		quantity: 3,
		shopDiscountVnd: 1000,
		platformDiscountVnd: 0,
		coinBonusVnd: 0,
		coinPaidVnd: 0,
	};
	expect([0, 1, 2].map((before) => unitShare(line, { before, taken: 1 }).cashVnd)).toEqual([9667, 9667, 9666]);
});

test('refundsLastUnit returns true only when all other items were refunded in full', () => {
	const bought = [
		{ id: 'a', quantity: 2 },
		{ id: 'b', quantity: 1 },
	];
	const taken = [{ lineId: 'a', quantity: 1 }];
	expect(refundsLastUnit(bought, [], [...taken, { lineId: 'b', quantity: 1 }])).toBe(false);
	expect(refundsLastUnit(bought, [{ lineId: 'a', whole: 1 }], taken)).toBe(false);
	expect(
		refundsLastUnit(
			bought,
			[
				{ lineId: 'a', whole: 1 },
				{ lineId: 'b', whole: 1 },
			],
			taken,
		),
	).toBe(true);
});

test('remainderOfSplit pays exactly the remaining value, in one step or unit by unit', () => {
	const anySplit = fc.record({ percent: fc.integer({ min: 1, max: 99 }), earlier: fc.nat(50), split: fc.nat(50) });
	fc.assert(
		fc.property(anyLine, anySplit, (line, { percent, ...sizes }) => {
			const earlier = Math.min(sizes.earlier, line.quantity - 1);
			const split = Math.max(1, Math.min(sizes.split, line.quantity - earlier));
			const before = earlier + split;
			let given = sumParts([
				unitShare(line, { before: 0, taken: earlier }),
				unitShare(line, { before: earlier, taken: split, percent }),
			]);
			const atOnce = sumParts([given, remainderOfSplit(line, { before, split, given, completed: split })]);
			for (let left = split; left > 0; left -= 1) {
				const unshippedItems = remainderOfSplit(line, { before, split: left, given, completed: 1 });
				expect(Object.values(unshippedItems).every((vnd) => vnd >= 0)).toBe(true);
				given = sumParts([given, unshippedItems]);
			}
			expect(atOnce).toEqual(unitShare(line, { before: 0, taken: before }));
			expect(given).toEqual(atOnce);
		}),
	);
});
