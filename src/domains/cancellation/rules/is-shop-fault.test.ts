import { expect, test } from 'vitest';
import {
	BUYER_CANCEL_REASONS,
	SHOP_CANCEL_REASONS,
	SYSTEM_CANCEL_REASONS,
} from '#src/domains/orders/contract/order.ts';
import { isShopFault } from './is-shop-fault.ts';

test("isShopFault is true for the shop's own cancel reasons and false for an agreed cancellation", () => {
	expect(SHOP_CANCEL_REASONS.every((reason) => isShopFault('shop', reason))).toBe(true);
	expect(isShopFault('shop', 'agreed')).toBe(false);
});

test('isShopFault is true for the system reasons not_confirmed and not_packed only', () => {
	const faults = SYSTEM_CANCEL_REASONS.filter((reason) => isShopFault('system', reason));
	expect(faults).toEqual(['not_confirmed', 'not_packed']);
});

test('isShopFault is false for every buyer reason', () => {
	expect(BUYER_CANCEL_REASONS.some((reason) => isShopFault('buyer', reason))).toBe(false);
});
