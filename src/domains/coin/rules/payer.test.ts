import { expect, test } from 'vitest';
import { COIN_KINDS } from '../contract/coin.ts';
import { accountKindOf, customerAccount, payerOfKind, payerOfSlice } from './payer.ts';

test('payerOfKind charges earned coin to coin_cost and mistakes of the platform to goodwill', () => {
	const kinds = COIN_KINDS.flatMap((kind) => (kind === 'top_up' ? [] : [kind]));
	expect(kinds.map((kind) => `${kind}: ${payerOfKind(kind).kind}`)).toEqual([
		'cashback: coin_cost',
		'first_order: coin_cost',
		'review: coin_cost',
		'shop_goodwill: goodwill',
		'late_paid: goodwill',
		'operator: coin_cost',
	]);
});

test('payerOfSlice returns the account that paid for the slice, shop or platform', () => {
	expect(payerOfSlice({ payerKind: 'coin_cost', payerId: '' })).toEqual({ kind: 'coin_cost' });
	expect(payerOfSlice({ payerKind: 'vendor_payable', payerId: 'shop' })).toEqual({
		kind: 'vendor_payable',
		ownerId: 'shop',
	});
});

test("accountOf returns the customer's account of a bucket, and legOf its leg name", () => {
	expect(customerAccount('paid', 'me')).toEqual({ kind: 'coin_paid', ownerId: 'me' });
	expect([accountKindOf('bonus'), accountKindOf('paid')]).toEqual(['coin_bonus', 'coin_paid']);
});
