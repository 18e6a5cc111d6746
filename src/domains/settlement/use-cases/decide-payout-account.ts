import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { markOf } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean } from '#src/shared/text/text.ts';
import { fail, type PayoutAccountState, type SettlementFailure } from '../contract/settlement.ts';
import { lockAccount, saveAccount } from '../db/payout-repository.ts';
import { payoutAccountStates } from '../rules/payout-account-states.ts';
import { checkApprover } from './steps/check-approver.ts';
import { notifyShop } from './steps/notify-shop.ts';

export type DecidePayoutAccount = {
	readonly shopId: string;
	readonly state: Exclude<PayoutAccountState, 'pending'>;
	readonly reason: string;
	/** Identifies the account details that the operator has read; required for an approval only. */
	readonly mark: string;
};
type Answer = Result<{ readonly state: PayoutAccountState }, Failure<SettlementFailure | 'vendors.office_own_shop'>>;

export function decidePayoutAccount(context: Context<OperatorActor>, input: DecidePayoutAccount): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { shopId, state } = input;
		const reason = clean(input.reason);
		if (state !== 'active' && reason === '') return fail('settlement.reason_missing');
		const account = await lockAccount(scope.db, shopId);
		if (!account) return fail('settlement.account_missing');
		const approver = await checkApprover(scope, shopId);
		if (!approver.ok) return approver;
		if (!mayMove(payoutAccountStates, account.state, state))
			return fail('settlement.wrong_state', { state: account.state });
		if (state === 'active' && input.mark !== markOf(account.sealed)) return fail('settlement.account_changed');
		const decided = { decidedBy: scope.actor.customerId, decidedAt: await scope.now() };
		await saveAccount(scope.db, { ...account, state, stateReason: reason, ...decided });
		const facts = { from: account.state, reason };
		await audit(scope, { subjectType: 'payout_account', subjectId: shopId, action: state, facts });
		const { bank, lastDigits } = account;
		const about = `${shopId}:${decided.decidedAt.toISOString()}`;
		await notifyShop(scope, { shopId, kind: `settlement.account_${state}`, about, bank, lastDigits, reason });
		return ok({ state });
	});
}
