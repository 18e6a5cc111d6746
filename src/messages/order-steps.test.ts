import { expect, test } from 'vitest';
import { PAYMENT_FAILURES } from '#src/domains/payments/contract/payments.ts';
import { cancellationAnswerMessages, shownStep } from './vi/order-screen.ts';

const failed = (reason: string) => ({
	kind: 'payment_failed' as const,
	parcel: null,
	state: 'failed' as const,
	event: { party: 'system' as const, reason, note: '', at: '2026-11-21T03:00:00Z' },
});

test('shownStep has a different text for each failure of a payment, and none of a cancelled order', () => {
	const texts = PAYMENT_FAILURES.map((failure) => shownStep('vnpay')(failed(failure)).text);
	expect(new Set(texts).size).toBe(PAYMENT_FAILURES.length);
	expect(texts.join()).not.toContain('Lý do khác');
	expect(shownStep('vnpay')({ ...failed('wrong_otp'), count: 6 }).text).toBe('Mã OTP chưa đúng. Đã thử 6 lần');
	expect(shownStep('vnpay')(failed('unheard_of')).text).toBe(shownStep('vnpay')(failed('other')).text);
});

test('cancellationAnswerMessages shows the reason and note of the last request', () => {
	const wish = (reason: string, note = '') => ({
		kind: 'cancel_asked' as const,
		party: 'buyer' as const,
		reason,
		note,
		at: '2026-11-21T03:00:00Z',
	});
	expect(cancellationAnswerMessages([wish('changed_mind'), wish('too_slow', 'Tôi cần trước thứ sáu')])).toMatch(
		/^\S.+\. Tôi cần trước thứ sáu$/,
	);
	expect(cancellationAnswerMessages([])).toBe('');
});
