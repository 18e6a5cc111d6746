import { expect, test } from 'vitest';
import { ORDER_STATES } from '../contract.ts';
import { isWithShop, mayConfirmReceipt, takesGoodsWhenPaid } from './order-states.ts';

const whichAre = (rule: (state: (typeof ORDER_STATES)[number]) => boolean) => ORDER_STATES.filter(rule);

test('money places what still waits for it, in time or too late, and nothing else', () => {
	expect(whichAre(takesGoodsWhenPaid)).toEqual(['pending_payment', 'expired']);
});

test('a shop never sees an order before its money, and sees it ever after', () => {
	expect(whichAre((state) => !isWithShop(state))).toEqual(['pending_payment', 'expired']);
});

test('a buyer says that the goods have come while they are on the way or said to be there', () => {
	expect(whichAre(mayConfirmReceipt)).toEqual(['shipped', 'delivered']);
});
