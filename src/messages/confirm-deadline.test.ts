import { expect, test } from 'vitest';
import { orderNoticeMessages } from './vi/notices/order-notices.ts';

const params = {
	number: '123',
	shopName: 'Gốm Mộc',
	totalVnd: 100_000,
	others: 0,
	method: 'cod',
	reason: null,
	party: null,
	wasPaid: false,
} as const;
const instants = { confirmBy: '2026-11-30T03:30:00Z', cancelsAt: '2026-12-01T03:30:00Z' };

test('notices of an unconfirmed order name the instants of its deadlines', () => {
	const bodyOf = (kind: keyof typeof orderNoticeMessages) => orderNoticeMessages[kind]({ ...params, ...instants }).body;
	expect(bodyOf('orders.buyer_placed')).toContain('Người bán xác nhận trước 10:30 thứ Hai 30/11.');
	expect(bodyOf('orders.shop_placed')).toContain(
		'Bạn xác nhận trước 10:30 thứ Hai 30/11; quá 10:30 thứ Ba 01/12 đơn sẽ tự hủy.',
	);
	expect(bodyOf('orders.shop_remind_confirm')).toContain('trước 10:30 thứ Hai 30/11');
	expect(bodyOf('orders.shop_warn_overdue')).toContain('Quá 10:30 thứ Ba 01/12 đơn sẽ tự hủy');
});

test('notices stored by an earlier release explain their hours', () => {
	expect(orderNoticeMessages['orders.shop_placed'](params).body).toContain(
		'Bạn xác nhận trong 24 giờ, không tính Chủ nhật và ngày lễ; quá 48 giờ, không tính Chủ nhật và ngày lễ, đơn sẽ tự hủy.',
	);
});
