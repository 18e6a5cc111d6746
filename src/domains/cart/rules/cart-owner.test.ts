import { expect, test } from 'vitest';
import { cartLifeDays, memberCart, ownCart, visitorCart } from './cart-owner.ts';

test("a visitor's cart expires 30 days after its last change, a member's never", () => {
	expect(cartLifeDays(visitorCart('k'))).toBe(30);
	expect(cartLifeDays(memberCart('m'))).toBeNull();
});

test("ownCart returns the member's cart for members and vendors, and null for a visitor without a cookie", () => {
	expect(ownCart({ kind: 'member', customerId: 'm' })).toEqual({ customerId: 'm', visitorKey: null });
	expect(ownCart({ kind: 'vendor', customerId: 'm' })).toEqual({ customerId: 'm', visitorKey: null });
	expect(ownCart({ kind: 'visitor', visitorKey: 'k' })).toEqual({ customerId: null, visitorKey: 'k' });
	expect(ownCart({ kind: 'visitor', visitorKey: null })).toBeNull();
});
