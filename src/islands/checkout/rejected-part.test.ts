import { expect, test } from 'vitest';
import type { Quote } from '#src/domains/checkout/contract/quote.ts';
import { rejectedPart } from './rejected-part.ts';

const quote = { shops: [{ shopId: 'gom' }, { shopId: 'tra' }] } as unknown as Quote;
const about = (code: string, fields: Record<string, string> = {}) => rejectedPart({ code, fields }, quote);

test('rejectedPart maps an error to the part of the checkout that can correct it', () => {
	expect(about('orders.address_not_found')).toEqual({ part: 'address' });
	expect(about('orders.cash_amount')).toEqual({ part: 'payment' });
	expect(about('orders.payment_unavailable')).toEqual({ part: 'payment' });
	expect(about('validation', { 'shops.1.note': 'Có ký tự không lưu được.' })).toEqual({ part: 'note', shopId: 'tra' });
	expect(about('validation', { coinVnd: 'Cần nhập một con số.' })).toEqual({ part: 'coin' });
});

test('rejectedPart returns null for an error that no part of the form can correct', () => {
	expect(about('orders.too_fast')).toBeNull();
	expect(about('orders.amount_too_large')).toBeNull();
	expect(about('browser.no_answer')).toBeNull();
	expect(about('validation', { 'shops.9.note': 'x', lines: 'y' })).toBeNull();
});
