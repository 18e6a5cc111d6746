import { countUnfinished } from '#src/domains/orders/index.ts';
import type { VendorRefusal } from '#src/domains/vendors/contract.ts';
import { terminateShop } from '#src/domains/vendors/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse, type SettlementRefusal } from '../contract.ts';
import { lockAccount } from '../db/payout-repository.ts';
import { findOpenMoney } from '../queries/find-open-money.ts';
import { isBusinessOver } from '../rules/open-business.ts';
import { checkApprover } from './steps/check-approver.ts';

type Input = { readonly shopId: string; readonly reason: string };
type Answer = Result<{ readonly shopId: string }, Failure<SettlementRefusal | VendorRefusal>>;

/** For good: a suspended shop with no open order, return or payout, and no money between it and us. */
export function closeShop(context: Context<OperatorActor>, input: Input): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { shopId } = input;
		const approver = await checkApprover(scope, shopId);
		if (!approver.ok) return approver;
		const ended = await terminateShop(scope, input);
		if (!ended.ok) return ended;
		await lockAccount(scope.db, shopId);
		const open = { ...(await countUnfinished(scope.fresh, shopId)), ...(await findOpenMoney(scope.fresh, shopId)) };
		return isBusinessOver(open) ? ok({ shopId }) : refuse('settlement.business_open', { ...open });
	});
}
