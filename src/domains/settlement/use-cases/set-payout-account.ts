import type { BankAccount } from '#src/domains/payments/contract/refund-account.ts';
import { lastDigitsOf, sealAccount } from '#src/domains/payments/rules/bank-account.ts';
import { lockRight } from '#src/domains/vendors/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type PayoutAccountView, type SettlementFailure } from '../contract/settlement.ts';
import { lockAccount, saveAccount, unsentPayouts } from '../db/payout-repository.ts';
import { toAccountView } from '../queries/payout-view.ts';
import { holdUntil } from '../rules/account-hold.ts';
import { settlementWiring } from '../wiring.ts';
import { dropPayout } from './steps/drop-payout.ts';
import { notifyShop } from './steps/notify-shop.ts';

type Answer = Result<PayoutAccountView, Failure<SettlementFailure>>;

/**
 * Sets the payout account; the actor must have entered the password recently. It needs an operator's approval, plus
 * a hold if it replaces another account; pending payouts to the old account are cancelled.
 */
export function setPayoutAccount(context: Context<VendorActor>, account: BankAccount): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { shopId, customerId } = scope.actor;
		if (!(await lockRight(scope, 'money.ask'))) return fail('settlement.role_not_allowed');
		if (!scope.actor.isFresh) return fail('settlement.sign_in_not_fresh');
		const before = await lockAccount(scope.db, shopId);
		if (before?.state === 'restricted') return fail('settlement.account_restricted');
		const { bank } = account;
		const lastDigits = lastDigitsOf(account.number);
		const submittedAt = await scope.now();
		const stored = {
			shopId,
			state: 'pending' as const,
			stateReason: '',
			bank,
			lastDigits,
			sealed: sealAccount(settlementWiring().accountSeal, account),
			submittedBy: customerId,
			submittedAt,
			decidedBy: null,
			decidedAt: null,
			heldUntil: holdUntil(before, submittedAt),
		};
		await saveAccount(scope.db, stored);
		for (const payout of await unsentPayouts(scope.db, shopId)) await dropPayout(scope, payout, 'account');
		const facts = { bank, lastDigits, from: before?.state ?? null };
		await audit(scope, { subjectType: 'payout_account', subjectId: shopId, action: 'submitted', facts });
		const about = `${shopId}:${submittedAt.toISOString()}`;
		const isChange = stored.heldUntil !== null;
		await notifyShop(scope, { shopId, kind: 'settlement.account_submitted', about, bank, lastDigits, isChange });
		return ok(toAccountView(stored));
	});
}
