import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { maxTypos, typoCost } from './spelling-distance.ts';

const PLENTY = 30;

test.each([
	['thoai', 'thoai', 0, 'nothing'],
	['dein', 'dien', 0.7, 'two letters swapped'],
	['thooai', 'thoai', 0.5, 'a letter doubled'],
	['oto', 'otto', 0.5, 'a doubled letter typed once'],
	['nghr', 'nghe', 0.8, 'the key beside'],
	['nghp', 'nghe', 1, 'a key far away'],
	['thoi', 'thoai', 1, 'a letter lost'],
	['choai', 'thoai', 1.3, 'a wrong letter, the first'],
	['hoai', 'thoai', 1.3, 'the first letter lost'],
	['', 'a', 1.3, 'all of it lost'],
])('mistypingCost of %s for %s is %f: %s', (typed, wanted, cost, _what) => {
	expect(typoCost(typed, wanted, PLENTY)).toBeCloseTo(cost);
});

test('mistypingCost returns null when the cost exceeds the limit', () => {
	expect(typoCost('nghe', 'nghe', 0)).toBe(0);
	expect(typoCost('dein', 'dien', 0.69)).toBeNull();
	expect(typoCost('gao', 'samsung', 2)).toBeNull();
});

test.each([
	[0, 0],
	[2, 0],
	[3, 1],
	[5, 1],
	[6, 2],
	[20, 2],
])('slipsAllowed for %i letters returns %i', (length, slips) => {
	expect(maxTypos(length)).toBe(slips);
});

test('the limit of mistypingCost never changes a cost below it', () => {
	const word = fc.string({ unit: fc.constantFrom(...'abehnot'), maxLength: 8 });
	fc.assert(
		fc.property(word, word, fc.double({ min: 0, max: 5, noNaN: true }), (typed, wanted, most) => {
			const whole = typoCost(typed, wanted, PLENTY) ?? Number.POSITIVE_INFINITY;
			expect(typoCost(typed, wanted, most)).toBe(whole > most ? null : whole);
		}),
	);
});

test('mistypingCost reads only the first 30 letters, so that a hostile word costs no more time', () => {
	const long = 'ab'.repeat(25_000);
	expect(typoCost(long, 'ab'.repeat(15), 1)).toBe(0);
	expect(quickestMs(() => typoCost(long, 'ba'.repeat(25_000), PLENTY))).toBeLessThan(20);
});
