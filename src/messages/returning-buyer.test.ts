import { expect, test } from 'vitest';
import { shopOrderMessages } from './vi/vendor/vendor-orders.ts';

test('a buyer counts as a regular customer from the third completed order on', () => {
	expect([1, 2, 3, 12].map(shopOrderMessages.returning)).toEqual([
		'Đã mua 1 lần',
		'Đã mua 2 lần',
		'Khách quen: 3 đơn',
		'Khách quen: 12 đơn',
	]);
});
