import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import { type OrderRefusal, refuse } from '../contract.ts';
import type { ChangedPostage, JudgePostageInput, PostageRefusal } from '../contract-postage.ts';
import { type ReturnRefusal, refuseReturn } from '../contract-returns.ts';
import { mayHandleOrder } from '../rules/may-handle.ts';
import { actOnPostage } from './steps/act-on-postage.ts';
import { lockReturnOf } from './steps/lock-return.ts';

type Refused = PostageRefusal | ReturnRefusal | Extract<OrderRefusal, 'orders.role_not_allowed'>;
type Answer = Result<ChangedPostage, Failure<Refused>>;

/** The shop takes the receipt as it is, or says why not. What it costs follows when the return ends well. */
export function judgePostage(context: Context<VendorActor>, { returnId, ...judged }: JudgePostageInput) {
	return transact(context, async (scope): Promise<Answer> => {
		const { shopId, staffRole } = scope.actor;
		const of = (await lockReturnOf(scope, returnId))?.of;
		if (of?.shopId !== shopId) return refuseReturn('orders.return_not_found');
		if (!mayHandleOrder(staffRole, 'decide')) return refuse('orders.role_not_allowed');
		return actOnPostage(scope, of, judged);
	});
}
