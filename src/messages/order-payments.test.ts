import { expect, test } from 'vitest';
import type { OrderPayment } from '#src/domains/order-money/rules/order-payments.ts';
import { foldedPayments, shownPayment } from './vi/order-papers.ts';

const at = new Date('2026-11-21T03:00:00Z');
const unpaid = { payUntil: '2026-11-21T03:15:00Z', payVnd: 90_000, number: '1234567891', siblingNumbers: [] };

test('shownPayment shows bank, reference, incidents and refund of a payment attempt', () => {
	const { title, lines } = shownPayment(
		{
			txnRef: '123401',
			state: 'refunded',
			failure: null,
			amountVnd: 90_000,
			bankCode: 'NCB',
			createdAt: at,
			decidedAt: at,
			incidents: [{ kind: 'late_paid', isOver: true }],
			refunds: [
				{
					amountVnd: 90_000,
					state: 'done',
					requestedAt: at,
					decidedAt: at,
					expectedBy: at,
					refundId: '1',
					orderNumber: '1234567891',
					bankShown: null,
				},
			],
		},
		unpaid,
	);
	expect(title).toBe('Đã hoàn tiền');
	expect(lines).toHaveLength(3);
	expect(lines[0]).toContain('Ngân hàng NCB · Mã giao dịch trên sao kê: 123401');
	expect(lines[1]).toContain('Đã xử lý xong');
	expect(lines[2]).toContain('trước 21/11/2026');
});

const failed: OrderPayment = {
	txnRef: '123402',
	state: 'failed',
	failure: 'wrong_otp',
	amountVnd: 90_000,
	bankCode: '',
	createdAt: at,
	decidedAt: at,
	incidents: [],
	refunds: [],
};

test('shownPayment of a failed attempt shows the reason, and no bank before one was chosen', () => {
	const { lines } = shownPayment(failed, unpaid);
	expect(lines[0]).not.toContain('Ngân hàng');
	const cancelled = shownPayment({ ...failed, failure: 'cancelled', bankCode: 'VNPAY' }, unpaid);
	expect(cancelled.lines[0]).not.toContain('Ngân hàng');
	expect(lines[1]).toContain('OTP');
});

test('shownPayment does not suggest another payment when nothing is due', () => {
	const paid = { ...unpaid, payUntil: null };
	expect(shownPayment(failed, paid).lines.slice(1)).toEqual(['Mã OTP chưa đúng.']);
	for (const state of ['created', 'redirected'] as const) {
		expect(shownPayment({ ...failed, state, failure: null }, paid).title).toBe('Không dùng nữa');
		expect(shownPayment({ ...failed, state, failure: null }, unpaid).title).toMatch(/^Đang chờ/);
	}
});

test('shownPayment marks an amount that covers several orders', () => {
	const one = { ...unpaid, siblingNumbers: ['1234567890'] };
	const common = 'Trả chung cho các đơn đặt cùng lúc.';
	expect(shownPayment({ ...failed, amountVnd: 370_000 }, one).lines).toContain(common);
	expect(shownPayment(failed, one).lines).not.toContain(common);
});

test('shownPayment names the order of a refund', () => {
	const back = {
		amountVnd: 9000,
		requestedAt: at,
		decidedAt: null,
		expectedBy: null,
		refundId: '1',
		bankShown: null,
	};
	const said = (orderNumber: string | null) =>
		shownPayment({ ...failed, refunds: [{ ...back, state: 'rejected', orderNumber }] }, unpaid).lines.at(-1);
	expect(said('1234567890')).toMatch(/^Hoàn 9\.000\s₫ của đơn 1234567890: VNPAY từ chối/);
	expect(said(unpaid.number)).toMatch(/^Hoàn 9\.000\s₫: /);
	expect(said(null)).toMatch(/^Hoàn 9\.000\s₫: /);
});

test('shownPayment calls a payment for several orders refunded only to the extent that it was', () => {
	const none = { decidedAt: null, expectedBy: null, bankShown: null, orderNumber: null };
	const refund = { refundId: '1', requestedAt: at, ...none };
	const titleOf = (
		state: OrderPayment['state'],
		refunds: readonly [OrderPayment['refunds'][number]['state'], number][],
	) =>
		shownPayment(
			{
				...failed,
				state,
				failure: null,
				amountVnd: 719_060,
				refunds: refunds.map(([of, amountVnd]) => ({ ...refund, state: of, amountVnd })),
			},
			unpaid,
		).title;
	expect(titleOf('refund_pending', [['sent', 249_308]])).toBe('Đã thanh toán, đang hoàn 249.308 ₫');
	expect(
		titleOf('refund_pending', [
			['done', 100_000],
			['sent', 249_308],
		]),
	).toBe('Đã thanh toán, đang hoàn 249.308 ₫');
	expect(titleOf('part_refunded', [['done', 249_308]])).toBe('Đã thanh toán, đã hoàn 249.308 ₫');
	expect(titleOf('refund_rejected', [['rejected', 402_000]])).toBe('Đã thanh toán, hoàn 402.000 ₫ chưa thành công');
	expect(
		titleOf('refund_rejected', [
			['done', 1000],
			['unclear', 402_000],
		]),
	).toContain(' 402.000 ₫ ');
	expect(titleOf('refund_pending', [['sent', 719_060]])).toBe('Đang hoàn tiền');
	expect(titleOf('refunded', [['done', 719_060]])).toBe('Đã hoàn tiền');
});

test('foldedPayments shows the last attempt and all attempts with received money, and folds the others', () => {
	const try1 = { ...failed, txnRef: '1' };
	const paidTwice: OrderPayment = { ...failed, txnRef: '2', state: 'refunded', failure: null };
	const late: OrderPayment = { ...failed, txnRef: '3', incidents: [{ kind: 'late_paid', isOver: true }] };
	const last = { ...failed, txnRef: '4' };
	expect(foldedPayments([last, late, paidTwice, try1])).toEqual({ shown: [last, late, paidTwice], older: [try1] });
	expect(foldedPayments([])).toEqual({ shown: [], older: [] });
});
