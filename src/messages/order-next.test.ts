import { expect, test } from 'vitest';
import type { PaymentStatus } from '#src/domains/orders/contract/order.ts';
import type { OpenReturn } from '#src/domains/returns/contract/return.ts';
import { buyerNextMessages, orderScreenMessages, shownStep } from './vi/order-screen.ts';
import { transferMessage } from './vi/payments.ts';
import { shopNextMessages } from './vi/vendor/vendor-orders.ts';

const line = {
	id: 'l',
	sku: 'S',
	productName: 'Trà',
	productSlug: 'tra',
	variantLabel: '',
	pictureHash: null,
	quantity: 3,
	unitPriceVnd: 1000,
	lineTotalVnd: 3000,
};
const order = { state: 'packed', payUntil: null, isCancelAsked: false, lines: [line], sentCount: 0 } as const;

test('buyerNextMessages of a partly shipped order shows how many items were sent', () => {
	expect(buyerNextMessages({ ...order, lines: [line] })).toContain('chờ hãng vận chuyển tới lấy');
	expect(buyerNextMessages({ ...order, lines: [line], sentCount: 2 })).toBe(
		'Đã gửi 2/3 sản phẩm, phần còn lại gửi sau.',
	);
});

test('buyerNextMessages of an ended order describes its refund', () => {
	const saidOf = (state: 'cancelled' | 'returned', paymentStatus: PaymentStatus) =>
		buyerNextMessages({ ...order, state, paymentStatus, lines: [line] });
	expect(saidOf('returned', 'none')).toBe('Đơn đã kết thúc, bạn không phải trả khoản nào.');
	expect(saidOf('returned', 'refunding')).toBe('Đơn đã kết thúc. Đang hoàn tiền cho bạn.');
	expect(saidOf('returned', 'refunded')).toBe('Đơn đã kết thúc. Đã hoàn tiền cho bạn.');
	expect(saidOf('cancelled', 'none')).toBe('Đơn này đã hủy.');
	expect(saidOf('cancelled', 'refunding')).toBe('Đơn này đã hủy. Đang hoàn tiền cho bạn.');
});

test('buyerNextMessages names the bank account once it is known for a refund by bank transfer', () => {
	const refund = { refundId: 'r', amountVnd: 402_000 };
	const given = transferMessage([{ ...refund, bankShown: 'VBA ••••9012' }]);
	const unknown = transferMessage([{ ...refund, bankShown: null }]);
	const saidOf = (transfer: ReturnType<typeof transferMessage>) =>
		buyerNextMessages({ ...order, state: 'cancelled', paymentStatus: 'refund_stuck', lines: [line], transfer });
	expect(saidOf(given)).toMatch(/chuyển khoản về tài khoản .*9012/);
	expect(saidOf(given)).not.toContain('ghi');
	expect(saidOf(unknown)).toContain('Bạn hãy nhập tài khoản ngân hàng nhận tiền');
	expect(saidOf(null)).toContain('Khi cần, Chợ Biz sẽ hỏi bạn');
	const ahead = { kind: 'refunded', parcel: null, state: 'now', event: null } as const;
	expect(shownStep('vnpay', '', given)(ahead).title).toMatch(/^Tiền hoàn về tài khoản .*9012$/);
	expect(shownStep('vnpay', '', unknown)(ahead).title).toBe('Tiền hoàn về tài khoản bạn cung cấp');
	expect(shownStep('vnpay')(ahead).title).toBe('Tiền hoàn về nơi đã thanh toán');
	expect(transferMessage([])).toBeNull();
});

test('buyerNextMessages of an order whose return was ruled on or rejected describes that outcome', () => {
	const nothing = { dueBy: null, ruling: null, rulingPercent: null, replacement: null, lapse: null };
	const saidOf = (of: Partial<OpenReturn>, state: 'completed' | 'returned' = 'completed') =>
		buyerNextMessages({
			...order,
			state,
			lines: [line],
			paymentStatus: 'refunded',
			endedReturn: { ...nothing, state: 'closed', ...of },
		});
	for (const [of, said] of [
		[{ ruling: 'split', rulingPercent: 60 }, 'Phán quyết: hoàn 60% cho người mua. Đơn đã hoàn thành.'],
		[{ ruling: 'vendor' }, 'Phán quyết: không hoàn tiền. Đơn đã hoàn thành.'],
		[{ state: 'refunded' }, 'Yêu cầu trả hàng đã được chấp nhận. Đơn đã hoàn thành.'],
		[{ lapse: 'not_sent' }, 'kết thúc vì quá hạn gửi hàng lại. Đơn đã hoàn thành.'],
		[{ lapse: 'not_escalated' }, 'gian hàng từ chối và đã qua hạn nhờ Chợ Biz giải quyết. Đơn đã hoàn thành.'],
	] as const) {
		expect(saidOf(of)).toContain(said);
		expect(saidOf(of)).not.toContain('Cảm ơn');
	}
	expect(saidOf({ ruling: 'buyer' }, 'returned')).toBe(
		'Phán quyết: hoàn tiền cho người mua. Đơn đã kết thúc. Đã hoàn tiền cho bạn.',
	);
});

test('orderScreenMessages.arrives shows the estimate until its last day and says afterwards that it has passed', () => {
	const [from, to] = ['2026-11-11T02:00:00Z', '2026-11-13T02:00:00Z'];
	const saidAt = (now: string) => orderScreenMessages.arrives(from, to, new Date(now));
	expect(saidAt('2026-11-10T00:00:00Z')).toBe('Dự kiến từ 11/11/2026 đến 13/11/2026');
	expect(saidAt('2026-11-13T16:59:00Z')).toBe('Dự kiến từ 11/11/2026 đến 13/11/2026');
	expect(saidAt('2026-11-13T17:00:00Z')).toBe('Đã quá ngày dự kiến 13/11/2026');
});

test('buyerNextMessages and shopNextMessages show a parcel investigation with its deadline', () => {
	const openCase = { number: '1000000000', openedAt: '2026-11-01T00:00:00Z', dueBy: '2026-11-06T03:00:00Z' };
	const shipped = { ...order, state: 'shipped', openReturn: null, openCase } as const;
	expect(buyerNextMessages({ ...shipped, lines: [line] })).toContain('đang tra soát đến 06/11/2026 10:00');
	const turn = { ...shipped, dueBy: null, isOverdue: false, receiptBy: null };
	expect(shopNextMessages(turn)).toContain('trước 10:00 thứ Sáu 06/11');
});

test('buyerNextMessages of a placed order names the instant until which the shop confirms, not working hours', () => {
	const said = buyerNextMessages({ ...order, state: 'placed', lines: [line], confirmBy: '2026-11-02T03:30:00Z' });
	expect(said).toBe('Người bán xác nhận trước 10:30 thứ Hai 02/11. Khi chưa xác nhận, bạn hủy được miễn phí.');
	expect(orderScreenMessages.placedNext('2026-11-02T03:30:00Z')[0]).toContain('trước 10:30 thứ Hai 02/11');
});
