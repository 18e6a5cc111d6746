import { expect, test } from 'vitest';
import { buyerActionMessages } from './return-screen.ts';

test('who takes a return back whose products the shop has is told to see to the products first', () => {
	expect(buyerActionMessages('withdraw', true).text).toContain('đang ở gian hàng');
	expect(buyerActionMessages('withdraw', false).text).not.toContain('đang ở gian hàng');
	expect(buyerActionMessages('appeal', true).text).not.toContain('đang ở gian hàng');
});
