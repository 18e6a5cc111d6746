import { expect, test } from 'vitest';
import { resultScreen } from './vi/payment-result.ts';

const own = { purpose: 'order', amountVnd: 300_000 } as const;

test('money that VNPAY refused to give back sends its owner to where the account is asked for', () => {
	expect(resultScreen('refund_rejected', null).text).toMatch(/đơn hàng.*tài khoản nhận tiền/);
	const topUp = { purpose: 'top_up', amountVnd: 90_000, refundedVnd: 0 } as const;
	expect(resultScreen('refund_rejected', null, topUp).text).toMatch(/bizcoin.*tài khoản nhận tiền/);
});

test('of a payment for several orders of which some go on only a part is said to go back', () => {
	for (const state of ['refund_pending', 'part_refunded'] as const) {
		expect(resultScreen(state, null, { ...own, refundedVnd: 100_000 }).title).toContain('Một phần');
		expect(resultScreen(state, null, { ...own, refundedVnd: 300_000 }).title).not.toContain('Một phần');
	}
	expect(resultScreen('paid', null, { ...own, refundedVnd: 0 }).title).toBe('Thanh toán thành công');
	expect(resultScreen('refund_pending', null).title).not.toContain('Một phần');
});
