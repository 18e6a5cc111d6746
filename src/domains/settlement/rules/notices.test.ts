import { expect, test } from 'vitest';
import { isSecurityNotice, SHOP_MONEY_NOTICES } from './notices.ts';

test('only notices about payout accounts are security notices, which recipients cannot switch off', () => {
	expect(SHOP_MONEY_NOTICES.filter(isSecurityNotice)).toEqual([
		'settlement.account_submitted',
		'settlement.account_active',
		'settlement.account_rejected',
		'settlement.account_restricted',
	]);
});
