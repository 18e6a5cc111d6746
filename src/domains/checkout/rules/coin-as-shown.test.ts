import { describe, expect, test } from 'vitest';
import { MAX_VND } from '#src/shared/money.ts';
import { coinSteps, isCoinAsShown } from './coin-as-shown.ts';

const taking = (coinVnd: number, usableVnd = 170_000) => ({
	coinBonusVnd: coinVnd,
	coinPaidVnd: 0,
	coin: { usableVnd, isFrozen: false },
});

describe('isCoinAsShown', () => {
	test.each([
		['none', taking(0), { wantedVnd: 0, typedVnd: null }],
		['all that fits', taking(170_000), { wantedVnd: MAX_VND, typedVnd: null }],
		['an amount that is counted', taking(5000), { wantedVnd: 5000, typedVnd: 5000 }],
		['an amount of before a reload', taking(5000), { wantedVnd: 5000, typedVnd: null }],
		['a field that is empty', taking(0), { wantedVnd: 0, typedVnd: 0 }],
		['an amount while there is nothing to use', taking(0, 0), { wantedVnd: 5000, typedVnd: 5000 }],
		['no word of coin', { ...taking(0), coin: null }, { wantedVnd: 0, typedVnd: null }],
	])('is true for %s', (_what, quote, request) => expect(isCoinAsShown(quote, request)).toBe(true));

	test.each([
		['all is taken and an amount was typed', taking(170_000), { wantedVnd: MAX_VND, typedVnd: 5000 }],
		['all is taken and the field is empty', taking(170_000), { wantedVnd: 0, typedVnd: 0 }],
		['more was typed than fits', taking(170_000), { wantedVnd: MAX_VND, typedVnd: 170_001 }],
		['none was chosen and no answer came', taking(170_000), { wantedVnd: 0, typedVnd: null }],
		['all was chosen and more can be used by now', taking(5000), { wantedVnd: MAX_VND, typedVnd: null }],
	])('is false when %s', (_what, quote, request) => expect(isCoinAsShown(quote, request)).toBe(false));
});

test.each([
	[500, []],
	[3000, [1000]],
	[10_000, [5000]],
	[20_000, [10_000]],
	[60_000, [10_000, 30_000, 50_000]],
	[98_345, [10_000, 50_000]],
	[170_645, [10_000, 50_000, 85_000]],
])('coinSteps of %i bizcoin returns %j', (usableVnd, steps) => expect(coinSteps(usableVnd)).toEqual(steps));
