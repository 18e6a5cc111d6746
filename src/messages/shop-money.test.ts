import { expect, test } from 'vitest';
import { leastPayoutVnd } from '#src/domains/settlement/rules/payout-amount.ts';
import { blockerText } from './vi/vendor/vendor-money.ts';

test('blockerText names no minimum to a shop that may no longer sell', () => {
	expect(blockerText('too_little', leastPayoutVnd('approved'))).toContain('100.000');
	expect(blockerText('too_little', leastPayoutVnd('suspended'))).not.toContain('100.000');
});
