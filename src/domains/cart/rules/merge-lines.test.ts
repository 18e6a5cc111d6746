import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartConfig } from '../contract.ts';
import { type MergeableLine, mergeLines } from './merge-lines.ts';

const line = (variantId: string, quantity: number): MergeableLine => ({ variantId, quantity });
const plenty = () => 1000;

describe('mergeLines', () => {
	test.each([
		['adds up the quantities of the same variant', [line('a', 2)], [line('a', 3)], plenty, [line('a', 5)]],
		[
			'includes lines that are in only one of the carts',
			[line('a', 2)],
			[line('b', 3)],
			plenty,
			[line('a', 2), line('b', 3)],
		],
		['limits a line to 50 items', [line('a', 30)], [line('a', 30)], plenty, [line('a', 50)]],
		['limits a line to the stock', [line('a', 2)], [line('a', 3)], () => 4, [line('a', 4)]],
		['includes a sold-out line with one item', [], [line('a', 3)], () => 0, [line('a', 1)]],
	])('%s', (_title, own, visited, availableOf, expected) => {
		expect(mergeLines(own, visited, availableOf)).toEqual(expected);
	});

	test('drops lines beyond linesMax', () => {
		const own = Array.from({ length: cartConfig.linesMax - 1 }, (_, index) => line(`own-${index}`, 1));
		const merged = mergeLines(own, [line('fits', 1), line('too-many', 1), line('own-0', 1)], plenty);
		expect(merged).toHaveLength(cartConfig.linesMax);
		expect(merged.map(({ variantId }) => variantId)).not.toContain('too-many');
		expect(merged[0]).toEqual(line('own-0', 2));
	});

	test("never loses a line of the member's cart and never exceeds a limit", () => {
		const lines = fc.uniqueArray(
			fc.record({ variantId: fc.constantFrom(...'abcdefgh'), quantity: fc.integer({ min: 1, max: 50 }) }),
			{ selector: ({ variantId }) => variantId },
		);
		fc.assert(
			fc.property(lines, lines, fc.integer({ min: 0, max: 80 }), (own, visited, available) => {
				const merged = mergeLines(own, visited, () => available);
				for (const { variantId } of own) expect(merged.some((found) => found.variantId === variantId)).toBe(true);
				for (const { quantity } of merged) {
					expect(quantity).toBeGreaterThanOrEqual(1);
					expect(quantity).toBeLessThanOrEqual(cartConfig.unitsPerLineMax);
				}
			}),
		);
	});
});
