import { expect, test } from 'vitest';
import { refundMessages } from './vi/return-screen.ts';
import { returnBadge } from './vi/returns.ts';

const at = '2026-11-23T10:00:00.000Z';
const refund = { channel: 'bank', cashVnd: 90_000, coinVnd: 0, issuedAt: at, paidAt: null, expectedBy: at } as const;

test("returnBadge says 'Đang hoàn tiền' until the refund was paid out", () => {
	const said = (of: Parameters<typeof returnBadge>[1]) => returnBadge('buyer', of).text;
	expect(said({ state: 'refunded', replacement: null, refund })).toBe('Đang hoàn tiền');
	expect(said({ state: 'refunded', replacement: null, refund: { ...refund, paidAt: at } })).toBe('Đã hoàn tiền');
	expect(
		said({ state: 'refunded', replacement: null, refund: { ...refund, channel: 'none', cashVnd: 0, coinVnd: 5 } }),
	).toBe('Đã hoàn tiền');
	expect(said({ state: 'closed', replacement: null, refund })).toBe('Đã kết thúc');
	expect(said({ state: 'refunded', replacement: null, refund: null })).toBe('Đã hoàn tiền');
});

test('returnBadge of an offered replacement names the side that must decide', () => {
	const offered = { state: 'inspected', refund: null, replacement: { isAgreed: false, tracking: '' } } as const;
	expect(returnBadge('buyer', offered)).toEqual({ text: 'Chờ bạn chọn', tone: 'warning' });
	expect(returnBadge('shop', offered).text).toBe('Chờ người mua chọn');
	const agreed = { ...offered, replacement: { isAgreed: true, tracking: '' } };
	expect(returnBadge('buyer', agreed).text).toBe('Đang đổi hàng');
});

test('refundMessages promises no date and no channel while the date is unknown', () => {
	expect(refundMessages({ ...refund, channel: 'vnpay' })).toMatch(
		/về nơi đã thanh toán, dự kiến về trước ngày 23\/11\/2026/,
	);
	const stuck = refundMessages({ ...refund, channel: 'vnpay', expectedBy: null });
	expect(stuck).toMatch(/^90\.000\s₫ đang được xử lý, chưa rõ ngày về\.$/);
	expect(refundMessages({ ...refund, channel: 'vnpay', expectedBy: null, paidAt: at })).toContain(
		'đã chuyển đi ngày 23/11/2026',
	);
});

test('refundMessages names whose cash a refund waits for, and promises no date', () => {
	const waiting = { ...refund, channel: 'bank', expectedBy: null } as const;
	expect(refundMessages({ ...waiting, waitsFor: 'carrier' })).toMatch(/Chờ hãng vận chuyển nộp tiền\.$/);
	expect(refundMessages({ ...waiting, waitsFor: 'shop' })).toMatch(/Chờ gian hàng nộp lại tiền mặt đã thu\.$/);
});
