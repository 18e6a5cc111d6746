import { expect, test } from 'vitest';
import { BUYER_CANCEL_REASONS, SHOP_CANCEL_REASONS, SYSTEM_CANCEL_REASONS } from '../contract.ts';
import { isShopFault } from './shop-fault.ts';

test('what the shop says itself is its fault, a wish that it granted is not', () => {
	expect(SHOP_CANCEL_REASONS.every((reason) => isShopFault('shop', reason))).toBe(true);
	expect(isShopFault('shop', 'agreed')).toBe(false);
});

test('of what the clock ends, the time that a shop let pass is its fault', () => {
	const faults = SYSTEM_CANCEL_REASONS.filter((reason) => isShopFault('system', reason));
	expect(faults).toEqual(['not_confirmed', 'not_packed']);
});

test('no buyer makes it the shop’s fault', () => {
	expect(BUYER_CANCEL_REASONS.some((reason) => isShopFault('buyer', reason))).toBe(false);
});
