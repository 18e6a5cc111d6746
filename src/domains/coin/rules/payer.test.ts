import { expect, test } from 'vitest';
import { COIN_KINDS } from '../contract.ts';
import { accountOf, legOf, payerOfKind, payerOfSlice } from './payer.ts';

test('the platform pays for what is earned as a cost, and for its mistakes as goodwill', () => {
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

test('a slice remembers who paid, shop or platform', () => {
	expect(payerOfSlice({ payerKind: 'coin_cost', payerId: '' })).toEqual({ kind: 'coin_cost' });
	expect(payerOfSlice({ payerKind: 'vendor_payable', payerId: 'shop' })).toEqual({
		kind: 'vendor_payable',
		ownerId: 'shop',
	});
});

test('both buckets have an account of the customer, whose name is also the leg', () => {
	expect(accountOf('paid', 'me')).toEqual({ kind: 'coin_paid', ownerId: 'me' });
	expect([legOf('bonus'), legOf('paid')]).toEqual(['coin_bonus', 'coin_paid']);
});
