import { expect, test } from 'vitest';
import { isSecurityNotice, SHOP_MONEY_NOTICES } from './notices.ts';

test('who looks after a shop always hears that its account was touched, and may choose about the rest', () => {
	expect(SHOP_MONEY_NOTICES.filter(isSecurityNotice)).toEqual([
		'settlement.account_submitted',
		'settlement.account_active',
		'settlement.account_rejected',
		'settlement.account_restricted',
	]);
});
