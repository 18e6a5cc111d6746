import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumVnd } from '#src/shared/money.ts';
import { quoteOf } from './quote.ts';
import { splitCoin, withCoin } from './quote-coin.ts';

const usable = (bonusUsableVnd: number, paidUsableVnd: number) => ({ bonusUsableVnd, paidUsableVnd, isFrozen: false });

test.each([
	[
		'bonus first, then paid',
		usable(50_000, 99_999),
		60_000,
		[
			[33_333, 6667],
			[16_667, 3333],
		],
	],
	[
		'all that fits',
		usable(75_000, 999_999),
		9_999_999,
		[
			[50_000, 50_000],
			[25_000, 25_000],
		],
	],
	[
		'no more than there is',
		usable(9000, 0),
		20_000,
		[
			[6000, 0],
			[3000, 0],
		],
	],
	[
		'nothing',
		usable(9000, 9000),
		0,
		[
			[0, 0],
			[0, 0],
		],
	],
] as const)('splitCoin over two orders: %s', (_title, given, wantedVnd, expected) => {
	const parts = splitCoin([100_000, 50_000], given, wantedVnd);
	expect(parts.map(({ coinBonusVnd, coinPaidVnd }) => [coinBonusVnd, coinPaidVnd])).toEqual(expected);
});

test('splitCoin distributes the whole coin amount and gives no order more than its products cost', () => {
	const amounts = fc.array(fc.integer({ min: 0, max: 999_999 }), { minLength: 1, maxLength: 6 });
	fc.assert(
		fc.property(amounts, fc.nat(999_999), fc.nat(9_999_999), fc.nat(9_999_999), (goods, bonus, paid, wanted) => {
			const given = usable(Math.min(bonus, Math.floor(sumVnd(goods) / 2)), paid);
			const parts = splitCoin(goods, given, wanted);
			const used = sumVnd(parts.map(({ coinBonusVnd, coinPaidVnd }) => coinBonusVnd + coinPaidVnd));
			expect(used).toBe(Math.min(wanted, given.bonusUsableVnd + paid, sumVnd(goods)));
			for (const [at, { coinBonusVnd, coinPaidVnd }] of parts.entries())
				expect(coinBonusVnd + coinPaidVnd).toBeLessThanOrEqual(goods[at] ?? 0);
		}),
	);
});

test('withCoin returns no usable coin for a quote without products', () => {
	const now = new Date('2026-11-22T07:00:00Z');
	const empty = quoteOf([], { destination: null, refusedAt: [], now });
	expect(withCoin(empty, usable(9, 9), 9, { refusedAt: [], now })).toMatchObject({ payVnd: 0, coin: { usableVnd: 0 } });
});
