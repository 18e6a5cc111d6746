import { expect, test } from 'vitest';
import { choosePieces, goodsOf, piecesExcept, piecesLeft, piecesStillLeft } from './pieces.ts';

const bought = [
	{ id: 'shirt', quantity: 3 },
	{ id: 'cap', quantity: 1 },
];
const left = piecesLeft(bought, [
	{ lineId: 'shirt', quantity: 1 },
	{ lineId: 'cap', quantity: 1 },
]);

test('what is left is what was bought without what has gone', () => {
	expect(left).toEqual([{ lineId: 'shirt', quantity: 2 }]);
	expect(piecesLeft(bought, [])).toHaveLength(2);
});

test.each([
	['everything when nothing is named', undefined, [{ lineId: 'shirt', quantity: 2 }]],
	['a part of a line', [{ lineId: 'shirt', quantity: 1 }], [{ lineId: 'shirt', quantity: 1 }]],
	[
		'a line named twice, once',
		[
			{ lineId: 'shirt', quantity: 1 },
			{ lineId: 'shirt', quantity: 1 },
		],
		[{ lineId: 'shirt', quantity: 2 }],
	],
	['never more than is left', [{ lineId: 'shirt', quantity: 3 }], null],
	['nothing that has gone', [{ lineId: 'cap', quantity: 1 }], null],
	['nothing of another order', [{ lineId: 'boots', quantity: 1 }], null],
])('a parcel takes %s', (_case, wanted, expected) => {
	const chosen = choosePieces(left, wanted);
	expect(chosen.ok ? chosen.value : null).toEqual(expected);
});

test('an empty shelf fills no parcel', () => {
	expect(choosePieces([], undefined).ok).toBe(false);
});

const [shirts, cap] = [
	{ lineId: 'shirt', quantity: 2 },
	{ lineId: 'cap', quantity: 1 },
];

test('what was paid for before is taken off once, and never below nothing', () => {
	expect(piecesExcept([shirts, cap], [{ lineId: 'shirt', quantity: 1 }, cap])).toEqual([
		{ lineId: 'shirt', quantity: 1 },
	]);
	expect(piecesExcept([cap], [cap, cap, shirts])).toEqual([]);
	expect(piecesExcept([shirts], [])).toEqual([shirts]);
});

test('of a wish that which is still there comes true', () => {
	expect(piecesStillLeft(left, [{ lineId: 'shirt', quantity: 5 }, cap])).toEqual([shirts]);
});

test('pieces are goods of the shelf, and never of another order', () => {
	const lines = [{ id: 'shirt', variantId: 'red' }];
	expect(goodsOf(lines, [shirts])).toEqual([{ variantId: 'red', quantity: 2 }]);
	expect(() => goodsOf(lines, [cap])).toThrow('not of this order');
});
