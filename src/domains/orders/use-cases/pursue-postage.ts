import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import type { ChangedPostage, PostageRefusal, PursuePostageInput } from '../contract-postage.ts';
import { type ReturnRefusal, refuseReturn } from '../contract-returns.ts';
import { actOnPostage } from './steps/act-on-postage.ts';
import { lockReturnOf } from './steps/lock-return.ts';

type Answer = Result<ChangedPostage, Failure<PostageRefusal | ReturnRefusal>>;

/** The buyer takes their receipt back before it is judged, or has somebody else judge it. */
export function pursuePostage(context: Context<MemberActor>, { returnId, ...pursued }: PursuePostageInput) {
	return transact(context, async (scope): Promise<Answer> => {
		const of = (await lockReturnOf(scope, returnId))?.of;
		if (of?.customerId !== scope.actor.customerId) return refuseReturn('orders.return_not_found');
		return actOnPostage(scope, of, pursued);
	});
}
