import { expect, test } from 'vitest';
import { cartLifeDays, memberCart, ownCart, visitorCart } from './cart-owner.ts';

test('a visitor’s cart goes thirty days after its last change, a member’s stays', () => {
	expect(cartLifeDays(visitorCart('k'))).toBe(30);
	expect(cartLifeDays(memberCart('m'))).toBeNull();
});

test('who is signed in has the own cart, also as a shop; a visitor without a cookie has none yet', () => {
	expect(ownCart({ kind: 'member', customerId: 'm' })).toEqual({ customerId: 'm', visitorKey: null });
	expect(ownCart({ kind: 'vendor', customerId: 'm' })).toEqual({ customerId: 'm', visitorKey: null });
	expect(ownCart({ kind: 'visitor', visitorKey: 'k' })).toEqual({ customerId: null, visitorKey: 'k' });
	expect(ownCart({ kind: 'visitor', visitorKey: null })).toBeNull();
});
