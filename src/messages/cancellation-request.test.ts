import { expect, test } from 'vitest';
import { cancellationAnswerBy, unshippedCancellation } from './vi/order-screen.ts';

test('cancellationAnswerBy is twelve hours after the last cancellation request', () => {
	const events = [
		{ kind: 'cancel_asked', at: '2026-11-26T02:00:00Z' },
		{ kind: 'cancel_withdrawn', at: '2026-11-26T02:05:00Z' },
		{ kind: 'cancel_asked', at: '2026-11-26T03:00:00Z' },
	] as const;
	expect(cancellationAnswerBy(events)).toBe('26/11/2026 22:00');
	expect(cancellationAnswerBy([])).toBe('');
});

test('unshippedCancellation returns the deadline, reason and note of the open request', () => {
	const at = { askedAt: '2026-11-26T03:00:00Z', reason: 'changed_mind' };
	const told = unshippedCancellation([
		{ ...at, state: 'declined', note: '' },
		{ ...at, state: 'asked', note: 'Nhà còn nhiều' },
	]);
	expect(told).toEqual({ by: '26/11/2026 22:00', why: 'Đổi ý, không mua nữa. Nhà còn nhiều' });
	expect(unshippedCancellation([])).toEqual({ by: '', why: '' });
});
