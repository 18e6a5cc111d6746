import { expect, test } from 'vitest';
import { shownPayment } from './vi/order-payments.ts';

test('a try to pay tells bank, reference, what was odd, and when the money is back', () => {
	const at = new Date('2026-11-21T03:00:00Z');
	const { title, lines } = shownPayment({
		...{ txnRef: '123401', state: 'refunded', failure: null, amountVnd: 90_000, bankCode: 'NCB' },
		...{ createdAt: at, decidedAt: at, incidents: [{ kind: 'late_paid', isOver: true }] },
		refunds: [{ amountVnd: 90_000, state: 'done', requestedAt: at, decidedAt: at, expectedBy: at }],
	});
	expect(title).toBe('Đã hoàn tiền');
	expect(lines).toHaveLength(3);
	expect(lines[0]).toContain('Ngân hàng NCB · Mã giao dịch trên sao kê: 123401');
	expect(lines[1]).toContain('Đã xử lý xong');
	expect(lines[2]).toContain('trước 21/11/2026');
});

test('one that failed says why, and speaks of no bank before one was chosen', () => {
	const at = new Date('2026-11-21T03:00:00Z');
	const { lines } = shownPayment({
		...{ txnRef: '123402', state: 'failed', failure: 'wrong_otp', amountVnd: 90_000, bankCode: '' },
		...{ createdAt: at, decidedAt: at, incidents: [], refunds: [] },
	});
	expect(lines[0]).not.toContain('Ngân hàng');
	expect(lines[1]).toContain('OTP');
});
