import { refundedShipping, refundShare } from '#src/domains/order-money/index.ts';
import { FEE_REFUND_SOURCE } from '#src/domains/order-money/rules/refund-sources.ts';
import { fail, type OrderFailure } from '#src/domains/orders/contract/order.ts';
import { changeOrders } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { type LockedOrder, lockOrder } from '#src/domains/orders/index.ts';
import type { ReturnFailure } from '#src/domains/returns/contract/return.ts';
import { checkJudge } from '#src/domains/returns/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { INVESTIGATION_NOTE_MAX } from '../../contract/investigation.ts';
import { orderFailedDeliveryCleared } from '../../events.ts';
import { hasRetainedFee } from '../../rules/failed-delivery.ts';

export type ClearFailedDelivery = { readonly number: string; readonly note: string };
/** `feeVnd`: refunded shipping fee in ₫. */
export type ClearedFailedDelivery = { readonly wasCounted: boolean; readonly feeVnd: number };
type Rejected = OrderFailure | Extract<ReturnFailure, 'orders.ruling_own'>;
type Answer = Result<ClearedFailedDelivery, Failure<Rejected>>;

export function clearFailedDelivery(context: Context<OperatorActor>, input: ClearFailedDelivery): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockOrder(scope, input.number);
		if (!locked) return fail('orders.not_found');
		const note = clean(input.note);
		if (note === '' || note.length > INVESTIGATION_NOTE_MAX)
			return fail('orders.case_note', { max: INVESTIGATION_NOTE_MAX });
		const sides = await checkJudge(scope, locked.order);
		if (!sides.ok) return sides;
		const { id, refusedAt } = locked.order;
		const wasCounted = refusedAt !== null;
		const feeVnd = await retainedFeeVnd(scope, locked);
		if (!wasCounted && feeVnd === 0) return fail('orders.no_refusal');
		if (wasCounted) await changeOrders(scope.db, [id], { refusedAt: null });
		if (feeVnd > 0) {
			const source = { type: FEE_REFUND_SOURCE, id };
			await refundShare(scope, locked, { source, lines: [], shippingVnd: feeVnd, reason: 'refused' });
		}
		const facts = { wasCounted, feeVnd, note };
		await audit(scope, { subjectType: 'order', subjectId: id, action: 'refusal_cleared', facts });
		await scope.publish(scope.db, orderFailedDeliveryCleared({ orderId: id, feeVnd }));
		return ok({ wasCounted, feeVnd });
	});
}

async function retainedFeeVnd({ read }: Scope, { order }: LockedOrder): Promise<number> {
	if (!hasRetainedFee(order, await parcelsOf(read, [order.id]))) return 0;
	return order.shippingVnd - (await refundedShipping(read, order.id));
}
