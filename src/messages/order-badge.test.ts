import { expect, test } from 'vitest';
import { orderBadge } from './vi/order-badge.ts';
import { shopOrderBadge } from './vi/shop-order-screen.ts';

const delivered = { state: 'delivered', isUndelivered: false } as const;

test.each(['disputed', 'under_review'] as const)(
	'an order of which a return is %s is in dispute for both sides',
	(state) => {
		const order = { ...delivered, openReturn: { state } };
		expect(orderBadge(order)).toEqual({ text: 'Đang tranh chấp', tone: 'warning' });
		expect(shopOrderBadge(order)).toEqual({ text: 'Đang tranh chấp', tone: 'warning' });
	},
);

test('a ruling that may still be appealed is said, too; other returns leave the order where it stands', () => {
	expect(orderBadge({ ...delivered, openReturn: { state: 'ruled' } })).toEqual({
		text: 'Đã có phán quyết',
		tone: 'warning',
	});
	const arrived = { text: 'Đã giao', tone: 'primary' };
	expect(orderBadge({ ...delivered, openReturn: { state: 'approved' } })).toEqual(arrived);
	expect(orderBadge({ ...delivered, openReturn: null })).toEqual(arrived);
	expect(orderBadge(delivered)).toEqual(arrived);
	expect(shopOrderBadge({ state: 'placed', isUndelivered: false, openReturn: null })).toEqual({
		text: 'Chờ xác nhận',
		tone: 'secondary',
	});
});
