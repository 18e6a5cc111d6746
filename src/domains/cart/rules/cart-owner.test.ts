import { expect, test } from 'vitest';
import { cartExpiry, memberCart, ownCart, visitorCart } from './cart-owner.ts';

const NOW = new Date('2026-11-21T02:00:00Z');

test('a visitor’s cart goes thirty days after its last change, a member’s stays', () => {
	expect(cartExpiry(visitorCart('k'), NOW)).toEqual(new Date('2026-12-21T02:00:00Z'));
	expect(cartExpiry(memberCart('m'), NOW)).toBeNull();
});

test('who is signed in has the own cart, also as a shop; a visitor without a cookie has none yet', () => {
	expect(ownCart({ kind: 'member', customerId: 'm' })).toEqual({ customerId: 'm', visitorKey: null });
	expect(ownCart({ kind: 'vendor', customerId: 'm' })).toEqual({ customerId: 'm', visitorKey: null });
	expect(ownCart({ kind: 'visitor', visitorKey: 'k' })).toEqual({ customerId: null, visitorKey: 'k' });
	expect(ownCart({ kind: 'visitor', visitorKey: null })).toBeNull();
});
