import { expect, test } from 'vitest';
import { buyerActionMessages } from './vi/return-screen.ts';

test('buyerActionMessages of a withdrawal mentions products that are already at the shop', () => {
	expect(buyerActionMessages('withdraw', true).text).toContain('đang ở gian hàng');
	expect(buyerActionMessages('withdraw', false).text).not.toContain('đang ở gian hàng');
	expect(buyerActionMessages('appeal', true).text).not.toContain('đang ở gian hàng');
});
