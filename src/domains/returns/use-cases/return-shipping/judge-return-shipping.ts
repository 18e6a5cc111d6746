import { fail, type OrderFailure } from '#src/domains/orders/contract/order.ts';
import { mayHandleOrder } from '#src/domains/orders/rules/may-handle-order.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import { failReturn, type ReturnFailure } from '../../contract/return.ts';
import type {
	ChangedReturnShipping,
	JudgeReturnShippingInput,
	ReturnShippingFailure,
} from '../../contract/return-shipping.ts';
import { actionOnReturnShipping } from '../steps/action-on-return-shipping.ts';
import { lockReturnOf } from '../steps/lock-return.ts';

type Rejected = ReturnShippingFailure | ReturnFailure | Extract<OrderFailure, 'orders.role_not_allowed'>;
type Answer = Result<ChangedReturnShipping, Failure<Rejected>>;

export function judgeReturnShipping(context: Context<VendorActor>, { returnId, ...judged }: JudgeReturnShippingInput) {
	return transact(context, async (scope): Promise<Answer> => {
		const { shopId, staffRole } = scope.actor;
		const of = (await lockReturnOf(scope, returnId))?.of;
		if (of?.shopId !== shopId) return failReturn('orders.return_not_found');
		if (!mayHandleOrder(staffRole, 'decide')) return fail('orders.role_not_allowed');
		return actionOnReturnShipping(scope, of, judged);
	});
}
