import type { BankAccount } from '#src/domains/payments/contract-account.ts';
import { lastDigitsOf, sealAccount } from '#src/domains/payments/rules/bank-account.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type PayoutAccountView, refuse, type SettlementRefusal } from '../contract.ts';
import { keepAccount, lockAccount, unsentPayouts } from '../db/payout-repository.ts';
import { toAccountView } from '../queries/payout-view.ts';
import { settlementWiring } from '../wiring.ts';
import { dropPayout } from './steps/drop-payout.ts';
import { tellShop } from './steps/tell-shop.ts';

type Answer = Result<PayoutAccountView, Failure<SettlementRefusal>>;

/**
 * Where the shop's money shall go. Nothing goes there before an operator has looked at it, and nothing any more to where
 * it went before.
 */
export function setPayoutAccount(context: Context<VendorActor>, account: BankAccount): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { shopId, staffRole, customerId } = scope.actor;
		if (!mayStaff(staffRole, 'money.ask')) return refuse('settlement.role_not_allowed');
		const before = await lockAccount(scope.db, shopId);
		if (before?.state === 'restricted') return refuse('settlement.account_restricted');
		const { bank } = account;
		const lastDigits = lastDigitsOf(account.number);
		const submittedAt = await scope.now();
		const kept = {
			...{ shopId, state: 'pending' as const, stateReason: '', bank, lastDigits },
			sealed: sealAccount(settlementWiring().accountSeal, account),
			...{ submittedBy: customerId, submittedAt, decidedBy: null, decidedAt: null },
		};
		await keepAccount(scope.db, kept);
		for (const payout of await unsentPayouts(scope.db, shopId)) await dropPayout(scope, payout, 'account');
		const facts = { bank, lastDigits, from: before?.state ?? null };
		await audit(scope, { subjectType: 'payout_account', subjectId: shopId, action: 'submitted', facts });
		const about = `${shopId}:${submittedAt.toISOString()}`;
		const isChange = before !== null;
		await tellShop(scope, { shopId, kind: 'settlement.account_submitted', about, bank, lastDigits, isChange });
		return ok(toAccountView(kept));
	});
}
