import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumVnd } from '#src/shared/money.ts';
import {
	allocateFrom,
	bonusMaxOf,
	freeVnd,
	planReturns,
	quoteOf,
	type SpendableSlice,
	sortForSpending,
} from './spending.ts';

const NOW = new Date('2026-11-22T12:00:00+07:00');
const GRANTED = new Date('2026-11-01T12:00:00+07:00');
const bonus = (id: string, remainingVnd: number, ends: string, heldVnd = 0): SpendableSlice => ({
	id,
	bucket: 'bonus',
	remainingVnd,
	heldVnd,
	grantedAt: GRANTED,
	expiresAt: new Date(`${ends}T00:00:00+07:00`),
});
const paid = (id: string, remainingVnd: number): SpendableSlice => ({
	id,
	bucket: 'paid',
	remainingVnd,
	heldVnd: 0,
	grantedAt: GRANTED,
	expiresAt: null,
});
const facts = (slices: readonly SpendableSlice[], more = {}) => ({
	slices,
	bonusTodayVnd: 0,
	isFrozen: false,
	now: NOW,
	...more,
});

describe('quoteOf', () => {
	test.each([
		['half of the goods', [bonus('a', 900_000, '2027-03-01')], {}, 200_000, 100_000, 0],
		['the half rounds down', [bonus('a', 900_000, '2027-03-01')], {}, 200_001, 100_000, 0],
		['the day’s limit', [bonus('a', 900_000, '2027-03-01')], {}, 5_000_000, 500_000, 0],
		['what is left of the day', [bonus('a', 900_000, '2027-03-01')], { bonusTodayVnd: 480_000 }, 5_000_000, 20_000, 0],
		['nothing held', [bonus('a', 10_000, '2027-03-01', 4000)], {}, 200_000, 6000, 0],
		['nothing that has ended', [bonus('a', 10_000, '2026-11-22')], {}, 200_000, 0, 0],
		['all goods by coin that was bought', [paid('p', 900_000)], {}, 200_000, 0, 200_000],
		['nothing while frozen', [paid('p', 900_000), bonus('a', 10_000, '2027-03-01')], { isFrozen: true }, 200_000, 0, 0],
	] as const)('limits the usable coin: %s', (_title, slices, more, goodsVnd, bonusUsableVnd, paidUsableVnd) => {
		expect(quoteOf(facts(slices, more), goodsVnd)).toMatchObject({ bonusUsableVnd, paidUsableVnd });
	});

	test('bonusMaxOf never exceeds half of the price', () => {
		fc.assert(fc.property(fc.nat(), (goodsVnd) => bonusMaxOf(goodsVnd) * 2 <= goodsVnd));
	});
});

describe('order of spending', () => {
	test('takeFrom takes the slice that ends first, and paid coin last', () => {
		const slices = [paid('p', 100), bonus('late', 100, '2027-03-01'), bonus('soon', 100, '2026-12-01')];
		expect(sortForSpending(slices).map(({ id }) => id)).toEqual(['soon', 'late', 'p']);
		expect(allocateFrom(slices, 150)).toEqual([
			{ sliceId: 'soon', amountVnd: 100 },
			{ sliceId: 'late', amountVnd: 50 },
		]);
	});

	test('giveBackTo returns to the slices in reverse order of spending', () => {
		const uses = [
			{ sliceId: 'soon', amountVnd: 100, returnedVnd: 0 },
			{ sliceId: 'late', amountVnd: 50, returnedVnd: 20 },
		];
		expect(planReturns(uses, 60)).toEqual([
			{ sliceId: 'late', amountVnd: 30 },
			{ sliceId: 'soon', amountVnd: 30 },
		]);
	});

	test('takeFrom takes exactly the requested amount while there is enough, and never more than is free', () => {
		const slice = fc.record({
			remaining: fc.nat({ max: 1000 }),
			held: fc.nat({ max: 1000 }),
			day: fc.integer({ min: 1, max: 28 }),
		});
		fc.assert(
			fc.property(fc.array(slice, { maxLength: 8 }), fc.nat({ max: 5000 }), (made, asked) => {
				const slices = made.map(({ remaining, held, day }, index) =>
					bonus(
						String(index),
						Math.max(remaining, held),
						`2027-03-${String(day).padStart(2, '0')}`,
						Math.min(remaining, held),
					),
				);
				const taken = allocateFrom(slices, asked);
				expect(sumVnd(taken.map(({ amountVnd }) => amountVnd))).toBe(Math.min(asked, sumVnd(slices.map(freeVnd))));
				for (const { sliceId, amountVnd } of taken)
					expect(amountVnd).toBeLessThanOrEqual(freeVnd(slices[Number(sliceId)] ?? { remainingVnd: 0, heldVnd: 0 }));
			}),
		);
	});
});
