import { expect, test } from 'vitest';
import { isFound } from './search.client.ts';

test('isFound needs all words, in any order, with or without tone marks', () => {
	const line = 'POST /api/orders Đặt đơn hàng';
	for (const query of ['', 'orders', 'don post', 'Đơn', 'ĐẶT hang']) expect(isFound(line, query), query).toBe(true);
	for (const query of ['cart', 'post cart']) expect(isFound(line, query), query).toBe(false);
});
