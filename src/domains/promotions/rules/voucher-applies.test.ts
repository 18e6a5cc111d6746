import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeVoucher, type VoucherBasis, type VoucherFacts } from './voucher-applies.ts';

const NOW = new Date('2026-11-22T07:00:00Z');
const voucher = (facts: Partial<VoucherFacts> = {}): VoucherFacts => ({
	discount: { kind: 'fixed', amountVnd: 20_000 },
	minGoodsVnd: 100_000,
	startsAt: new Date('2026-11-01T00:00:00Z'),
	endsAt: new Date('2026-12-01T00:00:00Z'),
	endedAt: null,
	usesMax: 5,
	uses: 0,
	usesPerCustomer: 1,
	customerUses: 0,
	...facts,
});
const basis = (facts: Partial<VoucherBasis> = {}): VoucherBasis => ({
	goodsVnd: 200_000,
	leftVnd: 200_000,
	usedInSameQuote: 0,
	now: NOW,
	...facts,
});
const TENTH = { kind: 'percent', percent: 10, capVnd: 15_000 } as const;

test.each([
	['a fixed amount', voucher(), basis(), 20_000],
	[
		'a fixed amount when the order just reaches the minimum',
		voucher(),
		basis({ goodsVnd: 100_000, leftVnd: 100_000 }),
		20_000,
	],
	['a percentage, rounded down', voucher({ discount: TENTH }), basis({ goodsVnd: 120_009, leftVnd: 120_009 }), 12_000],
	['a percentage up to its cap', voucher({ discount: TENTH }), basis(), 15_000],
	['a percentage of the remaining amount', voucher({ discount: TENTH }), basis({ leftVnd: 100_000 }), 10_000],
	['no more than the remaining amount', voucher(), basis({ leftVnd: 7000 }), 7000],
	['the amount at the moment when the voucher becomes valid', voucher({ startsAt: NOW }), basis(), 20_000],
	['the amount on the last allowed use', voucher({ uses: 4 }), basis(), 20_000],
])('judgeVoucher takes off %s', (_title, given, on, discountVnd) => {
	expect(judgeVoucher(given, on)).toEqual({ problem: null, discountVnd });
});

test.each([
	['not_started', voucher({ startsAt: new Date(NOW.getTime() + 1) }), basis()],
	['ended', voucher({ endsAt: NOW }), basis()],
	['ended', voucher({ endedAt: NOW }), basis()],
	['used_up', voucher({ uses: 5 }), basis()],
	['used_up', voucher({ uses: 4, usesPerCustomer: 2 }), basis({ usedInSameQuote: 1 })],
	['used_by_you', voucher({ customerUses: 1 }), basis()],
	['used_by_you', voucher(), basis({ usedInSameQuote: 1 })],
	['below_minimum', voucher(), basis({ goodsVnd: 99_999, leftVnd: 99_999 })],
	['no_goods', voucher(), basis({ goodsVnd: 0, leftVnd: 0 })],
	['no_goods', voucher(), basis({ leftVnd: 0 })],
])('judgeVoucher returns the problem %s', (problem, given, on) => {
	expect(judgeVoucher(given, on)).toEqual({ problem, discountVnd: 0 });
});

test('judgeVoucher never takes off more than the remaining amount or less than zero', () => {
	const amount = fc.integer({ min: 1000, max: 9_999_999 });
	const discount = fc.oneof(
		fc.record({ kind: fc.constant('fixed' as const), amountVnd: amount }),
		fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 50 }), capVnd: amount }),
	);
	fc.assert(
		fc.property(discount, fc.nat(99_999_999), fc.nat(99_999_999), (given, goodsVnd, leftVnd) => {
			const left = Math.min(goodsVnd, leftVnd);
			const { discountVnd, problem } = judgeVoucher(voucher({ discount: given }), basis({ goodsVnd, leftVnd: left }));
			expect(discountVnd).toBeLessThanOrEqual(left);
			expect(discountVnd).toBeGreaterThanOrEqual(0);
			expect(discountVnd > 0).toBe(problem === null);
		}),
	);
});
