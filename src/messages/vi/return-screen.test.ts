import { expect, test } from 'vitest';
import { buyerActWords } from './return-screen.ts';

test('who takes a return back whose goods the shop has is told to see to the goods first', () => {
	expect(buyerActWords('withdraw', true).text).toContain('đang ở gian hàng');
	expect(buyerActWords('withdraw', false).text).not.toContain('đang ở gian hàng');
	expect(buyerActWords('appeal', true).text).not.toContain('đang ở gian hàng');
});
