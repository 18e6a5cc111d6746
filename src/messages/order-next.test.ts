import { expect, test } from 'vitest';
import { buyerNextWords } from './vi/order-screen.ts';

const line = {
	...{ id: 'l', sku: 'S', productName: 'Trà', productSlug: 'tra', variantLabel: '', pictureHash: null },
	...{ quantity: 3, unitPriceVnd: 1000, lineTotalVnd: 3000 },
};
const order = { state: 'packed', payUntil: null, isCancelAsked: false, lines: [line], sentCount: 0 } as const;

test('an order of which a part is on its way does not wait to be fetched', () => {
	expect(buyerNextWords({ ...order, lines: [line] })).toContain('chờ bên vận chuyển tới lấy');
	expect(buyerNextWords({ ...order, lines: [line], sentCount: 2 })).toBe('Đã gửi 2/3 món, phần còn lại gửi sau.');
});
