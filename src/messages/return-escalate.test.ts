import { expect, test } from 'vitest';
import { coinEarnMessages } from './vi/coin.ts';
import { escalateMessages, returnNextMessages } from './vi/returns.ts';

const dueBy = '2026-11-06T03:00:00Z';

test('escalateMessages shows the deadline for a rejected and a ruled return and nothing for others', () => {
	expect(escalateMessages({ state: 'rejected', dueBy })).toBe('Nhờ Chợ Biz giải quyết được đến 06/11/2026 10:00.');
	expect(escalateMessages({ state: 'ruled', dueBy })).toBe('Khiếu nại phán quyết được đến 06/11/2026 10:00.');
	expect(escalateMessages({ state: 'requested', dueBy })).toBe('');
	expect(escalateMessages({ state: 'rejected', dueBy: null })).toBe('');
});

test('returnNextMessages of a lapsed return names the missed deadline for both sides', () => {
	const closed = { state: 'closed', dueBy: null, ruling: null, rulingPercent: null, replacement: null } as const;
	for (const side of ['buyer', 'shop'] as const) {
		expect(returnNextMessages(side, { ...closed, lapse: 'not_sent' })).toContain('quá hạn gửi hàng lại');
		expect(returnNextMessages(side, { ...closed, lapse: 'not_escalated' })).toContain('qua hạn nhờ Chợ Biz giải quyết');
	}
});

test('coinEarnMessages.unsure promises no full amount for an order with an open return', () => {
	expect(coinEarnMessages.order(1200)).toBe('Bạn sẽ nhận 1.200 bizcoin khi đơn hoàn thành.');
	expect(coinEarnMessages.unsure(1200)).toContain('có thể nhận đến 1.200 bizcoin');
});
