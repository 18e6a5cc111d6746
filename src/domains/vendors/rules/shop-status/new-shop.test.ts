import { expect, test } from 'vitest';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { newShopConfig } from '../../contract/shop.ts';
import { isNewShop } from './new-shop.ts';

const now = new Date('2026-11-21T03:00:00Z');
const daysAgo = (days: number) => addMs(now, -days * DAY_MS);

test.each([
	['opened just under thirty days ago', addMs(daysAgo(newShopConfig.days), 1), 1000, true],
	['opened thirty days ago, with enough orders', daysAgo(newShopConfig.days), newShopConfig.orders, false],
	['opened long ago, with too few orders', daysAgo(400), newShopConfig.orders - 1, true],
])('isNewShop: a shop %s: %s', (_words, openSince, completed, wanted) => {
	expect(isNewShop({ openSince, completed }, now)).toBe(wanted);
});
