import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type PayoutAccountView, refuse, type SetPayoutAccountInput, type SettlementRefusal } from '../contract.ts';
import { keepAccount, lockAccount } from '../db/payout-repository.ts';
import { toAccountView } from '../queries/payout-view.ts';
import { mayHandleMoney } from '../rules/payout-amount.ts';
import { settlementWiring } from '../wiring.ts';

type Answer = Result<PayoutAccountView, Failure<SettlementRefusal>>;
const SHOWN_DIGITS = 4;

/** Where the shop's money shall go. Nothing goes there before an operator has looked at it. */
export function setPayoutAccount(
	context: Context<VendorActor>,
	{ bank, number, holder }: SetPayoutAccountInput,
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { shopId, staffRole, customerId } = scope.actor;
		if (!mayHandleMoney(staffRole)) return refuse('settlement.role_not_allowed');
		const before = await lockAccount(scope.db, shopId);
		if (before?.state === 'restricted') return refuse('settlement.account_restricted');
		const account = {
			...{ shopId, state: 'pending' as const, stateReason: '', bank },
			sealed: settlementWiring().accountSeal.seal(JSON.stringify({ number, holder })),
			...{ lastDigits: number.slice(-SHOWN_DIGITS), submittedBy: customerId, submittedAt: await scope.now() },
			...{ decidedBy: null, decidedAt: null },
		};
		await keepAccount(scope.db, account);
		const facts = { bank, lastDigits: account.lastDigits, from: before?.state ?? null };
		await audit(scope, { subjectType: 'payout_account', subjectId: shopId, action: 'submitted', facts });
		return ok(toAccountView(account));
	});
}
