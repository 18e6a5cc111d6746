import { expect, test } from 'vitest';
import { ORDER_STATES } from '../contract/order.ts';
import { isUndelivered, isWithShop, mayConfirmReceipt, takesStockWhenPaid } from './order-states.ts';

const whichAre = (rule: (state: (typeof ORDER_STATES)[number]) => boolean) => ORDER_STATES.filter(rule);

test('takesStockWhenPaid is true exactly for pending_payment and expired orders', () => {
	expect(whichAre(takesStockWhenPaid)).toEqual(['pending_payment', 'expired']);
});

test('isWithShop is false exactly for pending_payment and expired orders', () => {
	expect(whichAre((state) => !isWithShop(state))).toEqual(['pending_payment', 'expired']);
});

test('mayConfirmReceipt is true exactly for shipped and delivered orders', () => {
	expect(whichAre(mayConfirmReceipt)).toEqual(['shipped', 'delivered']);
});

test('isUndelivered is true for a returned order without deliveredAt and false for one with it', () => {
	const deliveredAt = new Date('2026-11-21T07:00:00Z');
	expect(whichAre((state) => isUndelivered({ state, deliveredAt: null }))).toEqual(['returned']);
	expect(whichAre((state) => isUndelivered({ state, deliveredAt }))).toEqual([]);
});
