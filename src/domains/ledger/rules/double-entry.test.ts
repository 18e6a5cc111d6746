import { describe, expect, test } from 'vitest';
import type { AccountRef, TransferLeg } from '../contract.ts';
import { assertBookable, floorChanges, hasSufficientFunds } from './double-entry.ts';

const clearing: AccountRef = { kind: 'psp_vnpay_clearing' };
const paidCoin: AccountRef = { kind: 'coin_paid', ownerId: 'lan' };
const bonusCoin: AccountRef = { kind: 'coin_bonus', ownerId: 'lan' };
const escrow: AccountRef = { kind: 'order_escrow', ownerId: '1234567890' };
const leg = (changes: Partial<TransferLeg> = {}): TransferLeg => ({
	leg: 'payment',
	debit: clearing,
	credit: escrow,
	amountVnd: 1000,
	...changes,
});

describe('double entry', () => {
	test.each([
		['an amount of zero', [leg({ amountVnd: 0 })]],
		['a negative amount', [leg({ amountVnd: -1 })]],
		['a fraction of a dong', [leg({ amountVnd: 0.5 })]],
		['an amount above the maximum of a payment', [leg({ amountVnd: 10_000_000_000 })]],
		['the same account on both sides', [leg({ credit: clearing })]],
		['two legs with the same name', [leg(), leg()]],
		['no legs', []],
		['an unnamed leg', [leg({ leg: '' })]],
		['an empty owner', [leg({ credit: { kind: 'order_escrow', ownerId: '' } })]],
	])('assertBookable throws for %s', (_title, legs) => {
		expect(() => assertBookable(legs)).toThrow();
	});

	test('floorChanges sums the legs of each account with a floor', () => {
		const changes = floorChanges([
			leg({ leg: 'a', debit: paidCoin, credit: escrow, amountVnd: 700 }),
			leg({ leg: 'b', debit: bonusCoin, credit: escrow, amountVnd: 300 }),
			leg({ leg: 'c', debit: escrow, credit: paidCoin, amountVnd: 50 }),
		]);
		expect(Object.fromEntries(changes)).toEqual({ 'coin_paid:lan': -650, 'coin_bonus:lan': -300 });
	});

	test.each([
		[1000, 0, -1000, true],
		[1000, 0, -1001, false],
		[1000, 400, -600, true],
		[1000, 400, -601, false],
		[0, 0, 5, true],
	])('covers, with %d posted and %d held, allows %d: %s', (postedVnd, heldVnd, changeVnd, expected) => {
		expect(hasSufficientFunds({ postedVnd, heldVnd }, changeVnd)).toBe(expected);
	});
});
