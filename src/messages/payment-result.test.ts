import { expect, test } from 'vitest';
import { resultScreen } from './vi/payments.ts';

const own = { purpose: 'order', amountVnd: 300_000 } as const;

test('resultScreen of a refund that VNPAY rejected directs the payer to the page where a bank account is entered', () => {
	expect(resultScreen('refund_rejected', null).text).toMatch(/đơn hàng.*tài khoản nhận tiền/);
	const topUp = { purpose: 'top_up', amountVnd: 90_000, refundedVnd: 0 } as const;
	expect(resultScreen('refund_rejected', null, topUp).text).toMatch(/bizcoin.*tài khoản nhận tiền/);
});

test('resultScreen explains why an unusable payment is refunded', () => {
	const whole = { ...own, refundedVnd: 300_000 };
	for (const [why, said] of [
		['late_paid', /hết hạn/],
		['duplicate_paid', /được trả trước đó/],
		['amount_mismatch', /không khớp/],
	] as const) {
		for (const state of ['refund_pending', 'refunded', 'refund_rejected'] as const)
			expect(resultScreen(state, null, whole, why).text).toMatch(said);
	}
	const topUp = { purpose: 'top_up', amountVnd: 90_000, refundedVnd: 90_000 } as const;
	expect(resultScreen('refund_pending', null, topUp, 'late_paid').text).toMatch(/lần nạp/);
	expect(resultScreen('refund_pending', null, whole).text).not.toMatch(/hết hạn|trước đó/);
});

test('resultScreen says that a part is refunded when only some orders of the payment are', () => {
	for (const state of ['refund_pending', 'part_refunded'] as const) {
		expect(resultScreen(state, null, { ...own, refundedVnd: 100_000 }).title).toContain('Một phần');
		expect(resultScreen(state, null, { ...own, refundedVnd: 300_000 }).title).not.toContain('Một phần');
	}
	expect(resultScreen('paid', null, { ...own, refundedVnd: 0 }).title).toBe('Thanh toán thành công');
	expect(resultScreen('refund_pending', null).title).not.toContain('Một phần');
});
