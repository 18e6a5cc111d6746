import { expect, test } from 'vitest';
import { returnNotice } from './vi/notices/return-notices.ts';
import { errorPattern, words } from './vi.ts';

test('errors with an instant show it in Vietnam time, and errorPattern shows a placeholder', () => {
	const until = '2026-11-22T03:00:00.000Z';
	expect(words.refusal('orders.return_too_late', { until })).toContain('22/11/2026 10:00');
	const codes = ['orders.return_too_late', 'orders.return_too_early', 'catalog.sale_overlap'];
	for (const code of codes) expect(errorPattern(code)).toContain('…');
});

const told = { number: '4455', shopName: 'Tiệm Trà', totalVnd: 32_000 };
test('returnNotice shows refunded money and coin as two amounts', () => {
	expect(returnNotice('buyer', 'refunded', { ...told, coinVnd: 35_000 }).title).toMatch(
		/32\.000\s₫ \+ 35\.000 bizcoin/,
	);
	expect(returnNotice('shop', 'refunded', { ...told, totalVnd: 0, coinVnd: 35_000 }).title).toContain('35.000 bizcoin');
	expect(returnNotice('buyer', 'paid_back', { ...told, coinVnd: 35_000 }).title).not.toContain('bizcoin');
});

test('returnNotice of an approved return shows the address and who pays the return shipping', () => {
	const sendTo = 'Tiệm Trà, 0912 345 678, Số 5 đường Mẫu';
	expect(returnNotice('buyer', 'approved', { ...told, sendTo, isShopFault: true }).body).toMatch(
		/về: Tiệm Trà, 0912 345 678, Số 5 đường Mẫu\. Gian hàng trả phí gửi lại/,
	);
	expect(returnNotice('buyer', 'approved', { ...told, sendTo, isShopFault: false }).body).toContain('bạn trả phí');
});
