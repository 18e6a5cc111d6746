import { expect, test } from 'vitest';
import { orderBadge } from './vi/order-screen.ts';
import { shopOrderBadge, shopOrderMessages } from './vi/vendor/vendor-orders.ts';

const delivered = { state: 'delivered', isUndelivered: false, isPartSent: false } as const;

test.each(['disputed', 'under_review'] as const)(
	'orderBadge and shopOrderBadge show a dispute while a return is %s',
	(state) => {
		const order = { ...delivered, openReturn: { state } };
		expect(orderBadge(order)).toEqual({ text: 'Đang tranh chấp', tone: 'warning' });
		expect(shopOrderBadge(order)).toEqual({ text: 'Đang tranh chấp', tone: 'warning' });
	},
);

test("orderBadge shows a ruling that can still be appealed, and the order's own state for other returns", () => {
	expect(orderBadge({ ...delivered, openReturn: { state: 'ruled' } })).toEqual({
		text: 'Đã có phán quyết',
		tone: 'warning',
	});
	const arrived = { text: 'Đã giao', tone: 'primary' };
	expect(orderBadge({ ...delivered, openReturn: { state: 'approved' } })).toEqual(arrived);
	expect(orderBadge({ ...delivered, openReturn: null })).toEqual(arrived);
	expect(orderBadge(delivered)).toEqual(arrived);
	expect(shopOrderBadge({ state: 'placed', isUndelivered: false, isPartSent: false, openReturn: null })).toEqual({
		text: 'Chờ xác nhận',
		tone: 'secondary',
	});
});

test("orderBadge and shopOrderBadge show a partly shipped order as 'Đã gửi một phần'", () => {
	const sent = { state: 'packed', isUndelivered: false, isPartSent: true } as const;
	expect(orderBadge(sent)).toEqual({ text: 'Đã gửi một phần', tone: 'secondary' });
	expect(shopOrderBadge(sent).text).toBe('Đã gửi một phần');
	expect(orderBadge({ ...sent, isPartSent: false }).text).toBe('Đã đóng gói');
});

test.each([
	['closed', 'buyer', 'Hoàn thành, có hoàn tiền'],
	['closed', 'split', 'Hoàn thành, có hoàn tiền'],
	['closed', 'vendor', 'Hoàn thành sau phán quyết'],
	['closed', null, 'Hoàn thành'],
	['refunded', null, 'Hoàn thành, có hoàn tiền'],
	['replaced', null, 'Hoàn thành'],
] as const)('orderBadge of a completed order with a return that ended %s (%s) is “%s”', (state, ruling, text) => {
	const completed = { state: 'completed', isUndelivered: false, isPartSent: false } as const;
	expect(orderBadge({ ...completed, openReturn: null, endedReturn: { state, ruling } }).text).toBe(text);
});

test('orderBadge and shopOrderBadge show an open offer of a replacement until the buyer has decided', () => {
	const choice = (isAgreed: boolean) => ({ state: 'inspected', replacement: { isAgreed, tracking: '' } }) as const;
	const completed = { state: 'completed', isUndelivered: false, isPartSent: false } as const;
	expect(orderBadge({ ...completed, openReturn: choice(false) })).toEqual({ text: 'Chờ bạn chọn', tone: 'warning' });
	expect(shopOrderBadge({ ...completed, openReturn: choice(false) }).text).toBe('Chờ người mua chọn');
	expect(orderBadge({ ...completed, openReturn: choice(true) }).text).toBe('Hoàn thành');
});

test('a buyer counts as a regular customer from the third completed order on', () => {
	expect([1, 2, 3, 12].map(shopOrderMessages.returning)).toEqual([
		'Đã mua 1 lần',
		'Đã mua 2 lần',
		'Khách quen: 3 đơn',
		'Khách quen: 12 đơn',
	]);
});
