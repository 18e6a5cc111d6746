import { expect, test } from 'vitest';
import { buyerNextWords } from './vi/order-screen.ts';
import { shopNextWords } from './vi/shop-order-screen.ts';

const line = {
	...{ id: 'l', sku: 'S', productName: 'Trà', productSlug: 'tra', variantLabel: '', pictureHash: null },
	...{ quantity: 3, unitPriceVnd: 1000, lineTotalVnd: 3000 },
};
const order = { state: 'packed', payUntil: null, isCancelAsked: false, lines: [line], sentCount: 0 } as const;

test('an order of which a part is on its way does not wait to be fetched', () => {
	expect(buyerNextWords({ ...order, lines: [line] })).toContain('chờ bên vận chuyển tới lấy');
	expect(buyerNextWords({ ...order, lines: [line], sentCount: 2 })).toBe('Đã gửi 2/3 món, phần còn lại gửi sau.');
});

test('what is looked for is not said to be on its way, on either side', () => {
	const openCase = { number: '1000000000', openedAt: '2026-11-01T00:00:00Z', dueBy: '2026-11-06T03:00:00Z' };
	const shipped = { ...order, state: 'shipped', openReturn: null, openCase } as const;
	expect(buyerNextWords({ ...shipped, lines: [line] })).toContain('đang tra soát đến 06/11/2026 10:00');
	const turn = { ...shipped, dueBy: null, isOverdue: false, receiptBy: null };
	expect(shopNextWords(turn)).toContain('trước 06/11/2026 10:00');
});
