import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type ChangedOrder, type OrderInput, refuse } from '../contract.ts';
import { handOver } from './hand-over.ts';
import { lockOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';

type Answer = Result<ChangedOrder, Failure<'orders.not_found' | 'orders.wrong_state'>>;

/** The buyer has the goods: delivered, if nobody has said so yet, and completed. */
export function confirmReceipt(context: Context<MemberActor>, { number }: OrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockOrder(scope, number);
		if (locked?.order.customerId !== scope.actor.customerId) return refuse('orders.not_found');
		const isOnItsWay = locked.order.state === 'shipped';
		const delivered = isOnItsWay ? await handOver(scope, locked, 'buyer') : ok(locked.order);
		if (!delivered.ok) return delivered;
		const completed = await moveOrder(scope, delivered.value, { to: 'completed', party: 'buyer' });
		return completed.ok ? ok(completed.value.changed) : completed;
	});
}
