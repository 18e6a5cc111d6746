import type { OperatorFailure } from '#src/domains/identity/contract/operators.ts';
import { checkSecondPerson } from '#src/domains/identity/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { fail } from '../../contract/payments.ts';
import { isStuck } from '../../contract/refunds.ts';
import type { Refund } from '../../db/refund-repository.ts';
import { lockRefund } from '../process-refund.ts';
import type { LockedRefund } from './record-refund-answer.ts';

export type DecideRefund = {
	readonly refundId: string;
	readonly note: string;
	readonly approvedBy: string | null;
};
type Rejected = 'payments.refund_not_stuck' | 'payments.own_payment';
export type RefundDecision<T> = Result<T, Failure<Rejected | 'payments.reason_missing' | OperatorFailure>>;
type DecidedRefund = LockedRefund & { readonly note: string };

export async function lockStuckRefund(
	scope: Scope<OperatorActor>,
	refundId: string,
): Promise<Result<LockedRefund, Failure<Rejected>>> {
	const locked = await lockRefund(scope, refundId);
	const { customerId } = locked.attempt;
	const { state } = locked.refund;
	if (customerId === scope.actor.customerId) return fail('payments.own_payment');
	if (!isStuck(state)) return fail('payments.refund_not_stuck', { state });
	return ok(locked);
}

/** Requires a note and, where needed, a second operator; neither may own the refund. */
export async function lockRefundToDecide(
	scope: Scope<OperatorActor>,
	{ refundId, note: written, approvedBy }: DecideRefund,
	needsSecond: (refund: Refund) => boolean = () => true,
): Promise<RefundDecision<DecidedRefund>> {
	const note = clean(written);
	if (note === '') return fail('payments.reason_missing');
	const locked = await lockStuckRefund(scope, refundId);
	if (!locked.ok) return locked;
	const { attempt, refund } = locked.value;
	const owners = attempt.customerId ? [attempt.customerId] : [];
	const agreed = needsSecond(refund) ? await checkSecondPerson(scope, approvedBy, owners) : ok(null);
	return agreed.ok ? ok({ ...locked.value, note }) : agreed;
}
