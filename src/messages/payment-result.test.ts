import { expect, test } from 'vitest';
import { resultScreen } from './vi/payment-result.ts';

const own = { purpose: 'order', amountVnd: 300_000 } as const;

test('of a payment for several orders of which some go on only a part is said to go back', () => {
	for (const state of ['refund_pending', 'part_refunded'] as const) {
		expect(resultScreen(state, null, { ...own, refundedVnd: 100_000 }).title).toContain('Một phần');
		expect(resultScreen(state, null, { ...own, refundedVnd: 300_000 }).title).not.toContain('Một phần');
	}
	expect(resultScreen('paid', null, { ...own, refundedVnd: 0 }).title).toBe('Thanh toán thành công');
	expect(resultScreen('refund_pending', null).title).not.toContain('Một phần');
});
