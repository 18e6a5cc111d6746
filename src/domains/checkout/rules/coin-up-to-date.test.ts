import { describe, expect, test } from 'vitest';
import { MAX_VND } from '#src/shared/money.ts';
import { isCoinUpToDate, suggestedCoinAmounts } from './coin-up-to-date.ts';

const taking = (coinVnd: number, usableVnd = 170_000) => ({
	coinBonusVnd: coinVnd,
	coinPaidVnd: 0,
	coin: { usableVnd, isFrozen: false },
});

describe('isCoinUpToDate', () => {
	test.each([
		['none', taking(0), { wantedVnd: 0, typedVnd: null }],
		['a request for as much coin as possible', taking(170_000), { wantedVnd: MAX_VND, typedVnd: null }],
		['a typed amount that the quote uses', taking(5000), { wantedVnd: 5000, typedVnd: 5000 }],
		['an amount from before a reload', taking(5000), { wantedVnd: 5000, typedVnd: null }],
		['an empty field', taking(0), { wantedVnd: 0, typedVnd: 0 }],
		['a typed amount while no coin is usable', taking(0, 0), { wantedVnd: 5000, typedVnd: 5000 }],
		['a quote without coin', { ...taking(0), coin: null }, { wantedVnd: 0, typedVnd: null }],
	])('is true for %s', (_what, quote, request) => expect(isCoinUpToDate(quote, request)).toBe(true));

	test.each([
		['all coin is used but an amount was typed', taking(170_000), { wantedVnd: MAX_VND, typedVnd: 5000 }],
		['all coin is used but the field is empty', taking(170_000), { wantedVnd: 0, typedVnd: 0 }],
		['more coin was typed than is usable', taking(170_000), { wantedVnd: MAX_VND, typedVnd: 170_001 }],
		['the quote uses coin that was not requested', taking(170_000), { wantedVnd: 0, typedVnd: null }],
		[
			'all coin was requested and the quote uses less than is usable',
			taking(5000),
			{ wantedVnd: MAX_VND, typedVnd: null },
		],
	])('is false when %s', (_what, quote, request) => expect(isCoinUpToDate(quote, request)).toBe(false));
});

test.each([
	[500, []],
	[3000, [1000]],
	[10_000, [5000]],
	[20_000, [10_000]],
	[60_000, [10_000, 30_000, 50_000]],
	[98_345, [10_000, 50_000]],
	[170_645, [10_000, 50_000, 85_000]],
])('coinSteps of %i bizcoin returns %j', (usableVnd, steps) => expect(suggestedCoinAmounts(usableVnd)).toEqual(steps));
