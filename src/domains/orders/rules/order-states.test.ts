import { expect, test } from 'vitest';
import { ORDER_STATES } from '../contract.ts';
import { isUndelivered, isWithShop, mayConfirmReceipt, takesStockWhenPaid } from './order-states.ts';

const whichAre = (rule: (state: (typeof ORDER_STATES)[number]) => boolean) => ORDER_STATES.filter(rule);

test('money places what still waits for it, in time or too late, and nothing else', () => {
	expect(whichAre(takesStockWhenPaid)).toEqual(['pending_payment', 'expired']);
});

test('a shop never sees an order before its money, and sees it ever after', () => {
	expect(whichAre((state) => !isWithShop(state))).toEqual(['pending_payment', 'expired']);
});

test('a buyer says that the products have come while they are on the way or said to be there', () => {
	expect(whichAre(mayConfirmReceipt)).toEqual(['shipped', 'delivered']);
});

test('what came back after it had arrived was delivered; what ended on its way was not', () => {
	const deliveredAt = new Date('2026-11-21T07:00:00Z');
	expect(whichAre((state) => isUndelivered({ state, deliveredAt: null }))).toEqual(['returned']);
	expect(whichAre((state) => isUndelivered({ state, deliveredAt }))).toEqual([]);
});
