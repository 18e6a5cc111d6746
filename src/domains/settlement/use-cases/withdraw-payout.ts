import { lockRight } from '#src/domains/vendors/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type PayoutIdInput, type PayoutView, type SettlementFailure } from '../contract/settlement.ts';
import { changePayout, lockPayout } from '../db/payout-repository.ts';
import { toPayoutView } from '../queries/payout-view.ts';
import { mayWithdraw } from '../rules/payout-amount.ts';
import { notifyPayoutEnd } from './steps/notify-shop.ts';

type Answer = Result<PayoutView, Failure<SettlementFailure>>;

export function withdrawPayout(context: Context<VendorActor>, { payoutId }: PayoutIdInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { shopId, customerId } = scope.actor;
		if (!(await lockRight(scope, 'money.ask'))) return fail('settlement.role_not_allowed');
		const payout = await lockPayout(scope.db, payoutId);
		if (payout?.shopId !== shopId) return fail('settlement.payout_not_found');
		if (!mayWithdraw(payout)) return fail('settlement.wrong_state', { state: payout.state });
		const ended = { state: 'cancelled', reason: 'shop', endedAt: await scope.now() } as const;
		await changePayout(scope.db, payout.id, ended);
		await notifyPayoutEnd(scope, payout, 'cancelled', ended.reason);
		const facts = { from: payout.state, amountVnd: payout.amountVnd, by: customerId, reason: ended.reason };
		await audit(scope, { subjectType: 'payout', subjectId: payout.id, action: 'cancelled', facts });
		return ok(toPayoutView({ ...payout, ...ended }));
	});
}
