import { expect, test } from 'vitest';
import { stockLineOf } from './stock-source.ts';

test('stock is held in the name of the order, so a sibling keeps its own', () => {
	expect(stockLineOf({ orderId: 'a', variantId: 'v', quantity: 3 })).toEqual({
		source: { type: 'order', id: 'a' },
		variantId: 'v',
		quantity: 3,
	});
});
