import { expect, test } from 'vitest';
import { voucherAmount, voucherLimits, voucherTicketMessages } from '#src/messages/vi/vouchers.ts';
import { DAY_MS, HOUR_MS } from '#src/shared/time.ts';

test.each([
	[30 * DAY_MS + HOUR_MS, 'Còn 30 ngày'],
	[DAY_MS, 'Còn 1 ngày'],
	[DAY_MS - 1, 'Còn 23 giờ'],
	[HOUR_MS - 1, 'Còn dưới 1 giờ'],
])('a saved voucher that ends in %i ms says "%s"', (leftMs, text) => {
	expect(voucherTicketMessages.endsIn(leftMs)).toBe(text);
});

test('a ticket shows the amount apart from the limits', () => {
	const percent = { kind: 'percent', percent: 10, capVnd: 30_000 } as const;
	const fixed = { kind: 'fixed', amountVnd: 15_000 } as const;
	expect(voucherAmount(percent)).toBe('Giảm 10%');
	expect(voucherLimits({ discount: percent, minGoodsVnd: 100_000 })).toBe(
		'Tối đa 30.000\u00a0₫, đơn từ 100.000\u00a0₫',
	);
	expect(voucherAmount(fixed)).toBe('Giảm 15.000\u00a0₫');
	expect(voucherLimits({ discount: fixed, minGoodsVnd: 0 })).toBe('Mọi đơn');
});
