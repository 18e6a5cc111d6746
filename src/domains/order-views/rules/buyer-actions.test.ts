import { expect, test } from 'vitest';
import { ORDER_STATES } from '#src/domains/orders/contract/order.ts';
import { buyerActions } from './buyer-actions.ts';

type Facts = Parameters<typeof buyerActions>[0];
const order = (facts: Partial<Facts>): Facts => ({
	state: 'placed',
	isCancelAsked: false,
	openReturn: null,
	mayConfirmReceipt: false,
	mayReturn: false,
	parcels: [],
	isPayable: false,
	mayReview: false,
	...facts,
});
const openReturn = { state: 'requested' } as Facts['openReturn'];
const sent = { parcels: [{}], mayConfirmReceipt: true } as const;

test.each<readonly [string, Partial<Facts>, readonly string[]]>([
	['unpaid', { state: 'pending_payment', isPayable: true }, ['pay']],
	['paid together with another order', { state: 'pending_payment' }, []],
	['waiting for the shop', { state: 'placed' }, []],
	['partly sent', { state: 'packed', parcels: [{}] }, ['track']],
	['in transit', { state: 'shipped', ...sent }, ['track', 'receive']],
	['delivered', { state: 'delivered', ...sent, mayReturn: true }, ['receive', 'track', 'return']],
	['delivered with a return', { state: 'delivered', ...sent, openReturn }, ['open_return', 'track']],
	[
		'completed',
		{ state: 'completed', parcels: [{}], mayReview: true, mayReturn: true },
		['review', 'reorder', 'return'],
	],
	['completed and reviewed', { state: 'completed', parcels: [{}] }, ['reorder']],
	['cancelled', { state: 'cancelled' }, ['reorder']],
	['expired', { state: 'expired' }, ['reorder']],
	['returned', { state: 'returned' }, ['reorder']],
])('buyerActions of an order that is %s', (_name, facts, actions) => {
	const { primary, secondary } = buyerActions(order(facts));
	expect([primary, ...secondary].filter(Boolean)).toEqual(actions);
});

test('buyerActions offers each action once and a primary one whenever there is any that continues the order', () => {
	for (const state of ORDER_STATES)
		for (const mayConfirmReceipt of [true, false])
			for (const mayReview of [true, false]) {
				const { primary, secondary } = buyerActions(order({ state, mayConfirmReceipt, mayReview, parcels: [{}] }));
				const all = [primary, ...secondary].filter((action) => action !== null);
				expect(new Set(all).size).toBe(all.length);
				if (mayReview || mayConfirmReceipt) expect(primary).not.toBeNull();
			}
});

test('buyerActions does not make a return the primary action', () => {
	expect(buyerActions(order({ state: 'placed', mayReturn: true }))).toEqual({ primary: null, secondary: ['return'] });
});
