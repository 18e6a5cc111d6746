import { BankAccount } from '#src/domains/payments/contract/refund-account.ts';
import { PayoutAccountView, settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { setPayoutAccount } from '#src/domains/settlement/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = vendorEndpoint({
	method: 'PUT',
	summary: 'Set the shop’s payout account; an operator verifies it before a payout',
	input: BankAccount,
	output: PayoutAccountView,
	refusals: settlementErrors,
	limit: { name: 'settlement.account', points: 5, perS: 3600, by: 'actor' },
	handle: setPayoutAccount,
});
