import { expect, test } from 'vitest';
import { purchasableVariants } from './purchasable-variants.ts';

test('offered are those that can be ordered now, or all where none can', () => {
	const [gone, there] = [{ available: 0 }, { available: 3 }];
	expect(purchasableVariants([gone, there])).toEqual([there]);
	expect(purchasableVariants([gone])).toEqual([gone]);
	expect(purchasableVariants([])).toEqual([]);
});
