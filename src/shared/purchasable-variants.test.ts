import { expect, test } from 'vitest';
import { purchasableVariants } from './purchasable-variants.ts';

test('purchasableVariants returns the available variants, or all when none is available', () => {
	const [gone, there] = [{ available: 0 }, { available: 3 }];
	expect(purchasableVariants([gone, there])).toEqual([there]);
	expect(purchasableVariants([gone])).toEqual([gone]);
	expect(purchasableVariants([])).toEqual([]);
});
