import { expect, test } from 'vitest';
import { leastPayoutVnd } from '#src/domains/settlement/rules/payout-amount.ts';
import { blockerText } from './vi/shop-money-screen.ts';

test('a shop that does not sell any more is not told of an amount that it need not wait for', () => {
	expect(blockerText('too_little', leastPayoutVnd('approved'))).toContain('100.000');
	expect(blockerText('too_little', leastPayoutVnd('suspended'))).not.toContain('100.000');
});
