import { expect, test } from 'vitest';
import { resultScreen } from './vi/payment-result.ts';

const own = { purpose: 'order', amountVnd: 300_000 } as const;

test('money that VNPAY refused to give back sends its owner to where the account is asked for', () => {
	expect(resultScreen('refund_rejected', null).text).toMatch(/đơn hàng.*tài khoản nhận tiền/);
	const topUp = { purpose: 'top_up', amountVnd: 90_000, refundedVnd: 0 } as const;
	expect(resultScreen('refund_rejected', null, topUp).text).toMatch(/bizcoin.*tài khoản nhận tiền/);
});

test('money that cannot be used says why it goes back', () => {
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

test('of a payment for several orders of which some go on only a part is said to go back', () => {
	for (const state of ['refund_pending', 'part_refunded'] as const) {
		expect(resultScreen(state, null, { ...own, refundedVnd: 100_000 }).title).toContain('Một phần');
		expect(resultScreen(state, null, { ...own, refundedVnd: 300_000 }).title).not.toContain('Một phần');
	}
	expect(resultScreen('paid', null, { ...own, refundedVnd: 0 }).title).toBe('Thanh toán thành công');
	expect(resultScreen('refund_pending', null).title).not.toContain('Một phần');
});
