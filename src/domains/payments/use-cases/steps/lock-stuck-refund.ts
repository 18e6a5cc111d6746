import type { OperatorRefusal } from '#src/domains/identity/contract-operators.ts';
import { checkSecondPerson } from '#src/domains/identity/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse } from '../../contract.ts';
import type { Refund } from '../../db/refund-repository.ts';
import { isStuck } from '../../rules/refund-states.ts';
import { lockRefund } from '../work-refund.ts';
import type { LockedRefund } from './record-refund-answer.ts';

export type DecideRefund = {
	readonly refundId: string;
	/** Why; it stands in the audit chain. */
	readonly note: string;
	/** The second person, where one has to agree. */
	readonly approvedBy: string | null;
};
export type RefundDecision<T> = Result<
	T,
	Failure<'payments.refund_not_stuck' | 'payments.own_payment' | OperatorRefusal>
>;

/** A refund that waits for a person: one whose own money it is decides nothing about it, nor agrees. */
export async function lockStuckRefund(
	scope: Scope<OperatorActor>,
	{ refundId, approvedBy }: DecideRefund,
	needsSecond: (refund: Refund) => boolean = () => true,
): Promise<RefundDecision<LockedRefund>> {
	const locked = await lockRefund(scope, refundId);
	const { customerId } = locked.attempt;
	const { state } = locked.refund;
	if (customerId === scope.actor.customerId) return refuse('payments.own_payment');
	if (!isStuck(state)) return refuse('payments.refund_not_stuck', { state });
	if (!needsSecond(locked.refund)) return ok(locked);
	const second = await checkSecondPerson(scope, approvedBy, customerId ? [customerId] : []);
	return second.ok ? ok(locked) : second;
}
