import type { PayoutAccountView, PayoutSource, PayoutView } from '../contract/settlement.ts';
import type { Payout, PayoutAccount } from '../db/tables.ts';
import { mayWithdraw } from '../rules/payout-amount.ts';

export const toAccountView = (account: PayoutAccount): PayoutAccountView => ({
	state: account.state,
	stateReason: account.stateReason,
	bank: account.bank,
	lastDigits: account.lastDigits,
	submittedAt: account.submittedAt.toISOString(),
	heldUntil: account.heldUntil?.toISOString() ?? null,
});

export const toPayoutView = (payout: Payout, sources: readonly PayoutSource[] = []): PayoutView => ({
	id: payout.id,
	state: payout.state,
	amountVnd: payout.amountVnd,
	bank: payout.bank,
	reason: payout.reason,
	lastDigits: payout.lastDigits,
	askedAt: payout.askedAt.toISOString(),
	endedAt: payout.endedAt?.toISOString() ?? null,
	bankReference: payout.bankReference,
	sources: [...sources],
	mayWithdraw: mayWithdraw(payout),
});
