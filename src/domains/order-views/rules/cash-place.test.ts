import { expect, test } from 'vitest';
import { cashPlace } from './cash-place.ts';

const ghn = { carrier: 'ghn', otherCollects: false } as const;
const own = { carrier: 'own', otherCollects: false } as const;
const delivered = { method: 'cod', state: 'delivered', parcels: [ghn], cash: [] } as const;

test('cashPlace is what the carrier has confirmed; the least advanced parcel counts', () => {
	const of = (...states: readonly ('expected' | 'collected' | 'remitted')[]) =>
		cashPlace({ ...delivered, cash: states.map((state) => ({ state })) });
	expect(of('expected')).toBe('expected');
	expect(of('remitted', 'collected')).toBe('collected');
	expect(of('remitted', 'expected', 'collected')).toBe('expected');
	expect(of('remitted')).toBe('remitted');
});

test('cashPlace is the shop where it delivers itself, and unknown without a claim', () => {
	expect(cashPlace({ ...delivered, parcels: [own] })).toBe('shop');
	expect(cashPlace({ ...delivered, parcels: [own, ghn], cash: [{ state: 'expected' }] })).toBe('expected');
	expect(cashPlace({ ...delivered, parcels: [{ carrier: 'other', otherCollects: false }] })).toBe('shop');
	expect(cashPlace(delivered)).toBeNull();
});

test('cashPlace is null before delivery and for prepaid orders', () => {
	expect(cashPlace({ ...delivered, state: 'shipped', parcels: [own] })).toBeNull();
	expect(cashPlace({ ...delivered, method: 'vnpay', parcels: [own] })).toBeNull();
});
