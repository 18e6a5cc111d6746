import { expect, test } from 'vitest';
import { minPayoutVnd } from '#src/domains/settlement/rules/payout-amount.ts';
import { blockerText } from './vi/vendor/vendor-money.ts';

test('blockerText names no minimum to a shop that may no longer sell', () => {
	expect(blockerText('too_little', minPayoutVnd('approved'))).toContain('100.000');
	expect(blockerText('too_little', minPayoutVnd('suspended'))).not.toContain('100.000');
});
