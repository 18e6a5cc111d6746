import { expect, test } from 'vitest';
import { settlePlan } from './settle-plan.ts';
import { stockLineOf } from './stock-source.ts';

const order = (id: string, state: Parameters<typeof settlePlan>[0][number]['state']) => ({ id, state });

test('money places what still waits for it, in time or too late', () => {
	const waiting = [order('a', 'pending_payment'), order('b', 'expired')];
	expect(settlePlan(waiting)).toEqual({ toPlace: waiting, givenUp: [] });
});

test('the share of an order that was given up goes back', () => {
	const [a, b] = [order('a', 'pending_payment'), order('b', 'cancelled')];
	expect(settlePlan([a, b])).toEqual({ toPlace: [a], givenUp: [b] });
});

test.each(['placed', 'confirmed', 'completed', 'cancelled', 'returned'] as const)(
	'money does nothing for orders that are all %s',
	(state) => {
		expect(settlePlan([order('a', state), order('b', state)])).toBeNull();
	},
);

test('stock is held in the name of the order, so a sibling keeps its own', () => {
	expect(stockLineOf({ orderId: 'a', variantId: 'v', quantity: 3 })).toEqual({
		source: { type: 'order', id: 'a' },
		variantId: 'v',
		quantity: 3,
	});
});
