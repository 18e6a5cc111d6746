import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import { failReturn, type ReturnFailure } from '../../contract/return.ts';
import type {
	ChangedReturnShipping,
	PursueReturnShippingInput,
	ReturnShippingFailure,
} from '../../contract/return-shipping.ts';
import { actionOnReturnShipping } from '../steps/action-on-return-shipping.ts';
import { lockReturnOf } from '../steps/lock-return.ts';

type Answer = Result<ChangedReturnShipping, Failure<ReturnShippingFailure | ReturnFailure>>;

export function pursueReturnShipping(
	context: Context<MemberActor>,
	{ returnId, ...pursued }: PursueReturnShippingInput,
) {
	return transact(context, async (scope): Promise<Answer> => {
		const of = (await lockReturnOf(scope, returnId))?.of;
		if (of?.customerId !== scope.actor.customerId) return failReturn('orders.return_not_found');
		return actionOnReturnShipping(scope, of, pursued);
	});
}
