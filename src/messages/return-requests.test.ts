import { expect, test } from 'vitest';
import { returnRequestMessages } from './vi/returns.ts';

test('returnRequestMessages lists the products with variant, quantity and reason', () => {
	const shirt = { productName: 'Áo sơ mi', variantLabel: 'Trắng, S', quantity: 2 };
	const rice = { productName: 'Gạo', variantLabel: '', quantity: 1 };
	expect(returnRequestMessages({ reason: 'wrong', lines: [shirt, rice] })).toBe(
		'Giao sai hàng: Áo sơ mi (Trắng, S) ×\u00a02, Gạo ×\u00a01',
	);
});
