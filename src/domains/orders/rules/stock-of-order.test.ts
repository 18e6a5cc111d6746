import { expect, test } from 'vitest';
import { stockLineOf } from './stock-of-order.ts';

test('stockLineOf reserves stock under the order id, so that orders of one group stay separate', () => {
	expect(stockLineOf({ orderId: 'a', variantId: 'v', quantity: 3 })).toEqual({
		source: { type: 'order', id: 'a' },
		variantId: 'v',
		quantity: 3,
	});
});
